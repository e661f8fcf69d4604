import type { Permission } from '../../catalog/roles.ts';
import { COUNT, listOf, oneOf, orNull, record, TEXT, TIMESTAMP } from '../../catalog/value-schema.ts';
import { ApiError, type Refusal } from '../../errors/api-error.ts';
import { readDatasetVersion } from '../../store/dataset.ts';
import { CHANGE_KINDS, readComparablePairs, readComparison, type ChangeKind, type DatasetComparison } from '../../store/dataset-comparisons.ts';
import { recordAnswer } from '../answer.ts';
import type { Action } from '../operation.ts';

interface Asked {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const FIELDS = ['from', 'to'] as const;

export const compareDatasets: Action<Asked> = {
  id: 'compareDatasets',
  tag: 'System',
  permission: 'companies:read',
  readsOnly: true,
  summary: 'Changes between two datasets.',
  description:
    'What changed when a dataset replaced another: for each table, the rows that were added, removed, or got other values, and separately what was renamed, the badges that changed, ' +
    'and the occupations that moved to another cluster. Each kind has the number of changes and the first 100. Comparisons of earlier versions of the service have fewer kinds. ' +
    'Without versions, the current dataset is compared with the one before it; `from` is null if there was none. Datasets that replaced each other can be compared, in both directions; ' +
    'others return 400 with valid_comparisons. Changes of companies, industries, and places need companies:read, those of wages wages:read, and all others occupations:read.',
  answer: record({
    from: orNull(TEXT),
    to: TEXT,
    compared_at: orNull(TIMESTAMP),
    changes: listOf(record({ kind: oneOf(CHANGE_KINDS), count: COUNT, rows: listOf({ type: 'object' }) })),
  }),
  rest: { path: '/api/dataset/compare', body: { schema: record({ from: TEXT, to: TEXT }, FIELDS), example: {} }, read },
  run: async ({ database }, asked, { permissions }) => {
    const pairs = await readComparablePairs(database);
    // From the database, as the comparisons: the version in memory is a moment older after a load.
    const current = await readDatasetVersion(database);
    const to = asked.to ?? (asked.from === undefined ? current : undefined);
    const pair = [...pairs, ...pairs.map((one) => ({ from: one.to, to: one.from }))].find(
      (one) => (asked.from ?? one.from) === one.from && (to ?? one.to) === one.to,
    );
    if (pair === undefined && asked.from === undefined && asked.to === undefined)
      return recordAnswer({ from: null, to: current, compared_at: null, changes: [] });
    const found = pair === undefined ? undefined : await comparisonOf(pair.from, pair.to, (from, end) => readComparison(database, from, end));
    if (found === undefined) {
      const names = FIELDS.flatMap((field) => (asked[field] === undefined ? [] : [`${field} "${asked[field]}"`]));
      throw new ApiError('invalid_parameters', {
        error: `No comparison ${names.join(' ')}: one of these datasets never replaced the other.`,
        suggestion: pairs.length === 0 ? 'Only one dataset has been loaded so far.' : 'Use one of data.valid_comparisons.',
        data: { valid_comparisons: pairs },
      });
    }
    const { changes } = found;
    const visible = CHANGE_KINDS.filter((kind) => permissions.includes(permissionFor(kind)));
    return recordAnswer({
      from: found.from_version,
      to: found.to_version,
      compared_at: found.compared_at.toISOString(),
      changes: visible.flatMap((kind) => (changes[kind] === undefined ? [] : [{ kind, ...changes[kind] }])),
    });
  },
};

function permissionFor(kind: ChangeKind): Permission {
  if (kind.startsWith('wages_')) return 'wages:read';
  return /^(?:compan|industries_|cbsas_|zip_locations_)/u.test(kind) ? 'companies:read' : 'occupations:read';
}

type Read = (from: string, to: string) => Promise<DatasetComparison | undefined>;

/** The comparison in this direction, or the other one turned around. */
async function comparisonOf(from: string, to: string, readOne: Read): Promise<DatasetComparison | undefined> {
  const forward = await readOne(from, to);
  if (forward !== undefined) return forward;
  const back = await readOne(to, from);
  if (back === undefined) return undefined;
  const turned = CHANGE_KINDS.flatMap((kind) => {
    const changes = back.changes[oppositeOf(kind)];
    if (changes === undefined) return [];
    return [[kind, { ...changes, rows: changes.rows.map((row) => ('from' in row ? { ...row, from: row['to'], to: row['from'] } : row)) }] as const];
  });
  return { ...back, from_version: from, to_version: to, changes: Object.fromEntries(turned) };
}

function oppositeOf(kind: ChangeKind): ChangeKind {
  const opposite = kind.endsWith('_added') ? kind.replace(/_added$/u, '_removed') : kind.replace(/_removed$/u, '_added');
  return CHANGE_KINDS.find((one) => one === opposite) ?? kind;
}

function read(body: unknown): { readonly input: Asked } | { readonly refusals: readonly Refusal[] } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { refusals: [{ error: 'The body must be a JSON object.' }] };
  const given = body as Record<string, unknown>;
  const unknown = Object.keys(given).filter((name) => !(FIELDS as readonly string[]).includes(name));
  const problems = [
    ...unknown.map((name) => `${name} is not a field of this body`),
    ...FIELDS.filter((name) => given[name] !== undefined && (typeof given[name] !== 'string' || given[name] === '')).map(
      (name) => `${name} must be the version of a dataset`,
    ),
  ];
  if (problems.length === 0) return { input: { from: given['from'] as string | undefined, to: given['to'] as string | undefined } };
  return {
    refusals: [
      {
        error: problems.join('. '),
        suggestion: 'Send {"from": "…", "to": "…"}, or {} for the current dataset and the one before it.',
        data: unknown.length > 0 ? { unknown_fields: unknown, valid_fields: FIELDS } : {},
      },
    ],
  };
}
