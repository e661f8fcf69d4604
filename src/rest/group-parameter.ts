import type { RestFace } from '../operations/operation.ts';
import { canonicalOf } from '../catalog/field-values.ts';
import type { Parameter } from '../routing/parameter.ts';
import { nearName } from '../text/did-you-mean.ts';

/** The grouping parameter. For counts, the specification defines the body of the error for an unknown key. */
export function groupParameter({ parameter, values, description }: NonNullable<RestFace['group']>, path: string): Parameter {
  if (parameter === 'group') return { type: 'enumeration', changes: 'groups', values, description };
  return {
    type: 'text',
    changes: 'groups',
    description: `One of ${values.join(', ')}; ${description}.`,
    values,
    check: (given: string) =>
      canonicalOf(given, values) === undefined ? { kind: 'unknown_group', given, valid: values, example: exampleFor(path, given, values) } : undefined,
  };
}

/** "State" is the only key that ends with it. */
function exampleFor(path: string, given: string, values: readonly string[]): string {
  const [ending, ...others] = values.filter((value) => value.endsWith(`_${given.trim().toLowerCase()}`));
  const key = (others.length === 0 ? ending : undefined) ?? nearName(given, values) ?? values[0] ?? '';
  return `${path}?group_by=${key}`;
}
