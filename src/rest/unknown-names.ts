import { COMPANY_HIRING } from '../catalog/pairs.ts';
import { gazetteer, loadGazetteer } from '../gazetteer/current-gazetteer.ts';
import { US_STATES } from '../catalog/states.ts';
import { identityKey } from '../text/identity-key.ts';
import { partsOf, unnamedOf } from '../text/comma-list.ts';
import { nearNames } from '../text/near-names.ts';
import type { Answer } from '../operations/answer.ts';
import type { Operation } from '../operations/operation.ts';
import { companyKeys, companyStates, unknownCompany as companyHint } from '../reads/company-names.ts';
import type { Reads } from '../store/pool.ts';
import { whyEmpty } from './hint-text.ts';
import { unknownIndustry } from './industry-hint.ts';
import { fieldValues, nameCandidates } from './resource-parameters.ts';

/** Reports the names in a filter that do not exist. */
type Explain = (database: Reads, text: string) => Promise<string | undefined>;

/** The filters that name things; all lists use the same parameter names. */
const FILTERS: Readonly<Record<string, Explain>> = {
  industry: unknownIndustry,
  sector: unknownIndustry,
  company: unknownCompany,
  company_state: unknownState,
  cbsa: unknownMetro,
};

/**
 * An unknown filter value gives an empty list, not an error, and an unknown value in a list adds no rows. This reports such values, with
 * similar names. A single name that has rows is not checked.
 */
export async function unknownNames(
  database: Reads,
  operation: Pick<Operation, 'resource' | 'settings'>,
  { total, matched = total, count }: Pick<Answer, 'total' | 'matched' | 'count'>,
  given: Readonly<Record<string, unknown>>,
): Promise<{ suggestion?: string }> {
  const found = matched ?? count;
  const asked = namingParameters(operation).flatMap((name) => {
    const [text, explain] = [given[name], FILTERS[name]];
    return explain !== undefined && typeof text === 'string' && (found === 0 || partsOf(text).length > 1) ? [explain(database, text)] : [];
  });
  const explained = await Promise.all(asked);
  const suggestions = explained.filter((suggestion) => suggestion !== undefined);
  return suggestions.length === 0 ? {} : { suggestion: suggestions.join(' ') };
}

/** The parameters of an operation whose values name things. */
const namingParameters = ({ resource, settings = {} }: Pick<Operation, 'resource' | 'settings'>): string[] => [
  ...Object.values(resource?.fields ?? {}).flatMap(({ rest: [name] }) => name ?? []),
  ...Object.values(settings).flatMap((setting) => (setting.type === 'text' && setting.isFilter === true ? (setting.rest?.[0] ?? []) : [])),
];

async function unknownCompany(database: Reads, text: string): Promise<string | undefined> {
  const asked = nameCandidates(text);
  const found = await companyKeys(database, asked);
  if (found.size === 0) return whyEmpty(await companyHint(database, text));
  const unknown = unnamedOf(
    asked,
    asked.filter((name) => found.has(identityKey(name))),
  );
  if (unknown.length === 0) return undefined;
  return `Company ${inQuotes(unknown)} was not found. To resolve other spellings, use GET /api/companyconvert.`;
}

async function unknownState(database: Reads, text: string): Promise<string | undefined> {
  const states = await companyStates(database);
  const known = new Set(states.map(identityKey));
  const asked = nameCandidates(text);
  const unknown = unnamedOf(
    asked,
    asked.filter((name) => known.has(identityKey(name))),
  );
  const written = unknown.flatMap((part) =>
    [US_STATES[part.toUpperCase()]].flatMap((state) => (state === undefined ? [] : [`${state} for ${part.toUpperCase()}`])),
  );
  const others = unknown.filter((part) => US_STATES[part.toUpperCase()] === undefined);
  const sentences = [
    ...(written.length === 0 ? [] : [`company_state must be a full state name: ${written.join(', ')}.`]),
    ...others.map((part) => `State "${part}" was not found${orNear(nearNames(part, states))}`),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

async function unknownMetro(database: Reads, text: string): Promise<string | undefined> {
  const metro = COMPANY_HIRING.fields['cbsa'];
  const values = metro === undefined ? { values: [] } : fieldValues(metro, text);
  const parts = 'values' in values ? values.values.map(String) : [];
  await loadGazetteer(database);
  const unknown = parts.filter((part) => !gazetteer().hasMetroLike(part));
  if (unknown.length === 0) return undefined;
  const isCode = (part: string): boolean => /^\d{5}$/.test(part);
  const names = unknown.filter((part) => !isCode(part));
  const wanted = [...names.map((part) => `"${part}" in its name`), ...unknown.filter(isCode).map((part) => `the code ${part}`)];
  // People type the first city; the full name also has other cities and the states.
  const near = nearCities(
    names,
    gazetteer().metros.map(({ name }) => name),
  );
  return `No metro area has ${wanted.join(', or ')}${orNear(near)}`;
}

function nearCities(asked: readonly string[], metros: readonly string[]): string[] {
  const byCity = new Map(metros.map((name) => [name.split(/[-,]/)[0] ?? name, name]));
  const near = asked.flatMap((part) => nearNames(part, byCity.keys(), 0.88));
  return near.flatMap((city) => byCity.get(city) ?? []);
}

const inQuotes = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(' or ');
const orNear = (near: readonly string[]): string => (near.length > 0 ? `; did you mean ${near.join(' or ')}?` : '.');
