import type { OccupationFact } from '../fact-types.ts';
import { compareNames, type Comparison } from './comparison.ts';

export interface ReferenceOccupation {
  readonly code: string;
  readonly title: string;
}

export function compareOccupations(ours: readonly Pick<OccupationFact, 'code' | 'title'>[], reference: readonly ReferenceOccupation[]): Comparison {
  const named = ({ code, title }: ReferenceOccupation) => ({ key: code, name: title });
  return compareNames('occupation codes and titles', ours.map(named), reference.map(named));
}
