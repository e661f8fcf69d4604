import { unknownNames as findUnknown, type AskedNames } from '../conversion/known-names.ts';
import type { Value } from '../catalog/plan.ts';
import type { Field } from '../catalog/resource.ts';
import { LISTS_OF_IDS } from '../operations/lists-of-ids.ts';
import { metroOfZip, orNear, unknownName } from '../wording/name-words.ts';
import type { Answer } from '../operations/answer.ts';
import type { Operation } from '../operations/operation.ts';
import type { UnknownName } from '../reads/hints.ts';
import { citiesBeforeStates, cityInState, fullStateName } from '../catalog/states.ts';
import { gazetteer, loadGazetteerOnce } from '../gazetteer/current-gazetteer.ts';
import type { Reads } from '../store/pool.ts';
import { nameCandidates, partsOf } from '../text/comma-list.ts';
import { ASKING } from './asking.ts';
import { unknownCompanies } from './hint-text.ts';
import { fieldValues } from './resource-parameters.ts';

type Named = Pick<Operation, 'resource' | 'settings'>;

/**
 * An unknown filter value gives an empty list, not an error, and an unknown value in a list adds no rows. This reports such values, with
 * similar names. A single name that has rows is not checked.
 */
export async function unknownNames(
  database: Reads,
  operation: Named,
  { total, matched = total, count }: Pick<Answer, 'total' | 'matched' | 'count'>,
  given: Readonly<Record<string, unknown>>,
): Promise<{ suggestion?: string }> {
  const isEmpty = (matched ?? count) === 0;
  const filters = namesIn(operation, given).filter(({ asked }) => isEmpty || asked.texts.length > 1);
  const unknown = await findUnknown(
    database,
    filters.map(({ asked }) => asked),
  );
  const sentences = [
    ...filters.flatMap(({ parameter }, i) => sentencesOf(parameter, unknown[i] ?? [])),
    ...(await statesReadAsCities(database, operation, given)),
  ];
  return sentences.length === 0 ? {} : { suggestion: sentences.join(' ') };
}

/** Cities with a state after them that was read as another city, although a metro area of the state has that city in its name. */
async function statesReadAsCities(database: Reads, { resource }: Named, given: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const texts = Object.values(resource?.fields ?? {}).flatMap(({ rest, type, names }) => {
    const text = rest[0] === undefined ? undefined : given[rest[0]];
    return (type === 'metro' || names === 'city') && typeof text === 'string' ? citiesBeforeStates(partsOf(text)) : [];
  });
  if (texts.length === 0) return [];
  await loadGazetteerOnce(database);
  return texts.flatMap((text) => {
    const { city, state } = cityInState(text) ?? {};
    if (city === undefined || state === undefined || gazetteer().metrosLike(text).length === 0) return [];
    return [`"${text}" is read as two cities. For the city in the state, write ${city}, ${state}.`];
  });
}

interface NamesInParameter {
  readonly parameter: string;
  readonly asked: AskedNames;
}

/** The names in the given parameters. */
function namesIn({ resource, settings = {} }: Named, given: Readonly<Record<string, unknown>>): NamesInParameter[] {
  const ofFields = Object.values(resource?.fields ?? {}).flatMap((field): NamesInParameter[] => {
    const { rest, names, ids } = field;
    const kind = names ?? ids;
    const [parameter] = rest;
    const text = parameter === undefined ? undefined : given[parameter];
    if (kind === undefined || parameter === undefined || typeof text !== 'string') return [];
    const values = fieldValues(field, text);
    return 'problem' in values
      ? []
      : [{ parameter, asked: { kind, texts: namesOf(field, values.values), isList: field.type === 'name' && field.names !== 'city' } }];
  });
  const ofSettings = Object.values(settings).flatMap((setting): NamesInParameter[] => {
    const kind = setting.type === 'text' ? setting.names : undefined;
    const [parameter] = setting.rest ?? [];
    const text = parameter === undefined ? undefined : given[parameter];
    if (setting.type !== 'text' || kind === undefined || parameter === undefined || typeof text !== 'string') return [];
    const isList = setting.several === true;
    return [{ parameter, asked: { kind, texts: isList ? nameCandidates(text) : [text], isList, uidsCount: true } }];
  });
  return [...ofFields, ...ofSettings];
}

/** States and uids of filters have several spellings. */
function namesOf({ type }: Field, values: readonly Value[]): string[] {
  const texts = values.map((value) => (type === 'state' ? fullStateName(String(value)) : type === 'exact' ? String(value).toLowerCase() : String(value)));
  return [...new Set(texts)];
}

const ofKind = <K extends UnknownName['kind']>(unknown: readonly UnknownName[], kind: K) =>
  unknown.filter((name): name is Extract<UnknownName, { kind: K }> => name.kind === kind);

/** What a parameter names that does not exist, all names of one kind together. */
const sentencesOf = (parameter: string, unknown: readonly UnknownName[]): string[] => [
  ...unknownCompanies(ofKind(unknown, 'unknown_company')),
  ...ofKind(unknown, 'unknown_industry').map(unknownIndustry),
  ...unknownStates(parameter, ofKind(unknown, 'unknown_state')),
  ...ofKind(unknown, 'unknown_city').map(worded),
  ...ofKind(unknown, 'unknown_country').map(worded),
  ...unknownMetros(ofKind(unknown, 'unknown_metro')),
  ...unknownIds(ofKind(unknown, 'unknown_id')),
];

const worded = (name: Parameters<typeof unknownName>[0]): string => unknownName(name, ASKING);

const unknownIndustry = ({ given, near }: Extract<UnknownName, { kind: 'unknown_industry' }>): string =>
  `Industry "${given}" was not found. ${near.length > 0 ? `Did you mean ${near.join(', ')}?` : `To list the industries, use ${ASKING.calling(LISTS_OF_IDS.industry_id)}.`}`;

function unknownStates(parameter: string, unknown: readonly Extract<UnknownName, { kind: 'unknown_state' }>[]): string[] {
  const codes = unknown.filter(({ isPostalCode }) => isPostalCode).map(({ given, near }) => `${near.join()} for ${given.toUpperCase().replace(/\.$/u, '')}`);
  return [
    ...(codes.length === 0 ? [] : [`${parameter} must be a full state name: ${codes.join(', ')}.`]),
    ...unknown.filter(({ isPostalCode }) => !isPostalCode).map(worded),
  ];
}

function unknownMetros(unknown: readonly Extract<UnknownName, { kind: 'unknown_metro' }>[]): string[] {
  if (unknown.length === 0) return [];
  const wanted = [
    ...unknown.filter(({ isCode }) => !isCode).map(({ given }) => `"${given}" in its name`),
    ...unknown.filter(({ isCode }) => isCode).map(({ given }) => `the code ${given}`),
  ];
  const near = unknown.flatMap((name) => name.near.flatMap(({ metros }) => metros));
  const ofZips = unknown.flatMap(({ given, ofZip }) => (ofZip === undefined ? [] : metroOfZip(given, ofZip)));
  return [`No metro area has ${wanted.join(', or ')}${orNear([...new Set(near)])}`, ...ofZips];
}

function unknownIds(unknown: readonly Extract<UnknownName, { kind: 'unknown_id' }>[]): string[] {
  const [first] = unknown;
  return first === undefined ? [] : [...unknown.map(worded), `To find it, use ${ASKING.calling(LISTS_OF_IDS[first.of])}.`];
}
