import { ONET_CODE_PATTERN } from '../../catalog/onet-code.ts';
import { oneOf } from '../../catalog/value-schema.ts';
import type { NameTarget } from '../targets.ts';
import type { Question } from '../question.ts';
import { badCode, PLACEHOLDERS } from './placeholders.ts';
import type { Rule } from '../../routing/parameter.ts';
import type { RequestProblem } from '../../routing/request-problem.ts';

const TARGETS = ['COMPANY_HIRING', 'NAMES', 'OCCUPATIONS'];

export const BASELINE_PLACEHOLDER = { ...PLACEHOLDERS.cluster, description: 'Id of a core cluster, or 0 together with onet.' };

/** Parameters that only REST has: the baseline as a code, and expand with the exact errors of the specification. */
export const ADJACENCY_PARAMETERS = {
  onet: {
    type: 'text',
    pattern: ONET_CODE_PATTERN,
    check: badCode,
    description: 'O*NET-SOC code whose cluster is the baseline. Use it with path id 0.',
    example: '29-1141.00',
  },
  expand: {
    type: 'text',
    changes: 'view',
    items: oneOf(TARGETS.map((target) => target.toLowerCase())),
    check: unknownTargets,
    description:
      '`names` adds the names of the adjacent clusters that each row numbers, `occupations` the member occupations, and `company_hiring` how the company hires (requires company).',
  },
} as const;

type Given = Readonly<Record<string, unknown>>;

export const NEEDS: readonly Rule<Given>[] = [
  {
    of: ['expand', 'company'],
    broken: ({ expand, company }) => (company !== undefined || !tokensOf(expand).includes('COMPANY_HIRING') ? undefined : { kind: 'hiring_without_company' }),
  },
  {
    of: ['onet'],
    broken: ({ onet }, { id }) => (onet !== undefined || Number(id) !== 0 ? undefined : { kind: 'no_baseline' }),
  },
];

/** The targets of an `expand`, in upper case. */
function tokensOf(text: unknown): string[] {
  const tokens = (typeof text === 'string' ? text : '').split(',').map((token) => token.trim().toUpperCase());
  return [...new Set(tokens.filter((token) => token !== ''))];
}

function unknownTargets(text: string): RequestProblem | undefined {
  const unknown = tokensOf(text).filter((token) => !TARGETS.includes(token));
  return unknown.length === 0 ? undefined : { kind: 'unknown_expansions', unknown, valid: TARGETS };
}

/** The baseline: the cluster of the path, or the cluster of the code in `onet`. */
export const baselineOf = (path: string, { onet }: Given): { readonly about: NameTarget; readonly name: string } =>
  typeof onet === 'string' ? { about: 'occupation', name: onet } : { about: 'cluster', name: path };

/** `onet` names the cluster of the path, or the path is 0. */
export function withExpansions(question: Question, { expand }: Given): Question {
  const tokens = tokensOf(expand).map((token) => token.toLowerCase());
  return { ...question, expand: tokens, plan: { ...question.plan, expand: tokens } };
}

/** Rejects a path and an `onet` of different clusters. */
export function contradiction(path: string, { onet }: Given, cluster: number): RequestProblem | undefined {
  if (typeof onet !== 'string' || Number(path) === 0 || Number(path) === cluster) return undefined;
  return { kind: 'two_baselines', path, code: onet, cluster };
}
