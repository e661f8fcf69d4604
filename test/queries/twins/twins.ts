import { facesOf, type Operation, type RestFace } from '../../../src/operations/operation.ts';
import type { DslFace } from '../../../src/operations/faces.ts';
import { OPERATIONS } from '../../../src/operations/table.ts';
import { TARGET_KEYS, type TargetKind } from '../../../src/dsl/forms/form.ts';
import { quoted } from '../../../src/dsl/print.ts';
import { clusterFace } from '../../../src/rest/operation-routes.ts';
import { OWN_PARTS } from './own-parts.ts';
import { joined, type Part } from './part.ts';
import { everyFilter, expandParts, filterParts, orderParts, shapeParts } from './resource-parts.ts';
import { requiredAliases, requiredParts, settingParts } from './setting-parts.ts';

/** A request of REST and the query that asks the same, made of one operation's declaration. */
export interface Twin {
  readonly operation: Operation;
  readonly face: RestFace;
  readonly dslFace: DslFace;
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: string;
}

/** What paths and FOR clauses name. */
const NAMED: Readonly<Record<TargetKind, string>> = { company: 'Walmart', occupation: '29-1141.00', cluster: '75', zip: '98101', cbsa: '42660' };

function twinsOf(operation: Operation, face: RestFace, named?: TargetKind): Twin[] {
  return facesOf(operation.dsl).flatMap((dslFace) => {
    const target = meeting(operation, face, dslFace, named);
    return target === undefined ? [] : partsOf(operation, face, dslFace).map((part) => twinOf({ operation, face, dslFace }, target, part));
  });
}

interface Target {
  /** The path with its placeholder filled in. */
  readonly path: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly kind?: TargetKind;
}

/** How a path and a form name the same thing; undefined where they cannot. */
function meeting({ about = 'nothing' }: Operation, face: RestFace, { form }: DslFace, named?: TargetKind): Target | undefined {
  const placeholder = /\{[^}]+\}/.exec(face.path)?.[0];
  if (placeholder === undefined) return { path: face.path };
  const kind = named ?? face.about ?? (about === 'company_name' ? 'company' : about);
  const ofForm = form.endsWith(' FOR OCCUPATION') ? 'occupation' : form.endsWith(' FOR CLUSTER') ? 'cluster' : undefined;
  const wanted = kind === 'occupation_or_cluster' ? ofForm : (kind as TargetKind);
  if (wanted === undefined) throw new Error(`nothing says what ${form} names`);
  const filled = (text: string): string => face.path.replace(placeholder, text);
  if (ofForm !== undefined && ofForm !== wanted)
    return face.targetOf === undefined ? undefined : { path: filled('0'), parameters: { onet: NAMED.occupation }, kind: 'occupation' };
  return { path: filled(wanted === 'cluster' && face.path.startsWith('/api/occupations/') ? `cluster:${NAMED.cluster}` : NAMED[wanted]), kind: wanted };
}

/** What a twin asks besides naming its target. */
function partsOf(operation: Operation, face: RestFace, dslFace: DslFace): Part[] {
  const { resource, settings = {}, page, answer } = operation;
  const { without = [], parameters = {}, group } = face;
  const isList = answer.kind === 'page' && page === undefined;
  const required = joined(...requiredParts(settings));
  const ofResource =
    resource === undefined ? [] : isList ? [...filterParts(resource), ...orderParts(resource)] : group?.parameter === 'group_by' ? filterParts(resource) : [];
  const shape = resource === undefined || group?.parameter === 'group_by' ? [] : shapeParts(resource, face);
  const further = [
    ...ofResource,
    ...shape,
    ...settingParts(settings),
    ...expandParts(Object.keys(operation.expansions ?? {}).filter((token) => !without.includes(token))),
    ...(group === undefined ? [] : group.values.flatMap((value) => groupParts(group.parameter, value, dslFace))),
    // What REST declares itself replaces what follows from the operation.
  ].filter(({ rest }) => Object.keys(rest).every((name) => !without.includes(name) && !(name in parameters)));
  const own = Object.keys(parameters).flatMap((name) => OWN_PARTS[name] ?? []);
  const together = isList && resource !== undefined ? [everyFilter(resource)] : [];
  const [usual, ...otherPages] = pagesOf(operation, dslFace);
  const renamed = requiredAliases(settings).map(([name, part]) => joined(leaveOut(required, name), part, usual));
  return [
    joined(required, usual),
    ...renamed,
    ...otherPages.map((pages) => joined(required, pages)),
    ...[...further, ...own, ...together].map((part) => joined(required, part, usual)),
  ];
}

const leaveOut = ({ rest, text: _text, where: _where, ...part }: Part, name: string): Part => ({
  ...part,
  rest: Object.fromEntries(Object.entries(rest).filter(([key]) => key !== name)),
});

const groupParts = (parameter: string, value: string, { groups = {} }: DslFace): Part[] =>
  Object.entries(groups).flatMap(([word, key]) => (key === value ? [{ rest: { [parameter]: value }, clause: `GROUP BY ${word}` }] : []));

/** Pages that both take: where the limits that hold when none is given differ, every twin says how many rows it wants. */
function pagesOf({ resource, page }: Operation, { modifiers, limit }: DslFace): [Part, ...Part[]] {
  if (!modifiers.includes('limit')) return [{ rest: {} }];
  const restLimit = page?.limit ?? resource?.defaultLimit;
  const dslLimit = page?.limit ?? (limit === undefined ? 100 : limit);
  const usual: Part = restLimit === dslLimit ? { rest: {} } : { rest: { limit: '60' }, clause: 'LIMIT 60' };
  const few: Part = { rest: { limit: '7' }, clause: 'LIMIT 7' };
  if (!modifiers.includes('offset')) return [usual, few];
  return [usual, few, { rest: { limit: '7', offset: '3' }, clause: 'LIMIT 7 OFFSET 3' }, { rest: { limit: '7', offset: '3' }, clause: 'RANGE 4-10' }];
}

function twinOf(faces: Pick<Twin, 'operation' | 'face' | 'dslFace'>, { path, parameters = {}, kind }: Target, part: Part): Twin {
  return { ...faces, path, parameters: { ...parameters, ...part.rest }, query: queryOf(faces.dslFace, kind, part) };
}

function queryOf({ form }: DslFace, kind: TargetKind | undefined, { where, clause, text }: Part): string {
  const naming = kind === undefined ? [] : [`${TARGET_KEYS[kind][0]} IS ${kind === 'cluster' ? NAMED.cluster : quoted(NAMED[kind])}`];
  const conditions = [...naming, ...(where === undefined ? [] : [where])];
  return [form, ...(text === undefined ? [] : [quoted(text)]), ...(conditions.length === 0 ? [] : [`WHERE ${conditions.join(' AND ')}`]), clause ?? '']
    .join(' ')
    .trim();
}

export const pathOf = ({ path, parameters }: Twin): string => {
  const query = new URLSearchParams(parameters).toString();
  return query === '' ? path : `${path}?${query}`;
};

/** Every question that both interfaces ask: each parameter alone, under each of its names. */
export const TWINS: readonly Twin[] = OPERATIONS.flatMap((operation) =>
  facesOf(operation.rest).flatMap((face) => [
    ...twinsOf(operation, face),
    ...(face.clusterForm === undefined ? [] : twinsOf(face.clusterForm, clusterFace(face.clusterForm, face), 'cluster')),
  ]),
);
