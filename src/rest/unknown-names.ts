import { COMPANY_HIRING } from '../catalog/pairs.ts';
import { STATE_NAMES } from '../catalog/states.ts';
import { identityKey } from '../identity-key.ts';
import { nearNames } from '../near-names.ts';
import { companyMeant } from '../reads/companies.ts';
import type { Page } from '../reads/list.ts';
import type { Database } from '../store/pool.ts';
import { unknownIndustry } from './industry-hint.ts';
import { fieldValues, nameCandidates } from './resource-parameters.ts';

/** Says that nothing has the name that a filter gives, where nothing has it. */
type Explain = (database: Database, text: string) => Promise<string | undefined>;

/** The filters that name things, as all lists call them. */
const FILTERS: Readonly<Record<string, Explain>> = {
  industry: unknownIndustry,
  sector: unknownIndustry,
  company: unknownCompany,
  company_state: unknownState,
  cbsa: unknownMetro,
};

/** A filter value that names nothing gives an empty list, not an error; this says which names are none, with what may have been meant. */
export async function unknownNames(
  database: Database,
  { total }: Pick<Page, 'total'>,
  given: Readonly<Record<string, unknown>>,
): Promise<{ suggestion?: string }> {
  if (total > 0) return {};
  const asked = Object.entries(FILTERS).flatMap(([name, explain]) => {
    const text = given[name];
    return typeof text === 'string' ? [explain(database, text)] : [];
  });
  const explained = await Promise.all(asked);
  const suggestions = explained.filter((suggestion) => suggestion !== undefined);
  return suggestions.length === 0 ? {} : { suggestion: suggestions.join(' ') };
}

async function unknownCompany(database: Database, text: string): Promise<string | undefined> {
  const found = await database.query({
    name: 'any-company-named',
    text: 'SELECT 1 FROM companies WHERE name_key = ANY($1::text[]) LIMIT 1',
    values: [nameCandidates(text).map(identityKey)],
  });
  return found.length > 0 ? undefined : `No company is named «${text}». ${(await companyMeant(database, text)).suggestion}`;
}

async function unknownState(database: Database, text: string): Promise<string | undefined> {
  const abbreviations = text.split(',').map((part) => part.trim().toUpperCase());
  const written = abbreviations.flatMap((code) => (STATE_NAMES[code] === undefined ? [] : [`${STATE_NAMES[code]} for ${code}`]));
  if (written.length > 0) return `company_state takes full names: ${written.join(', ')}.`;
  const rows = await database.query<{ state: string }>({
    name: 'company-states',
    text: 'SELECT DISTINCT company_state AS state FROM companies WHERE company_state IS NOT NULL',
  });
  const states = rows.map(({ state }) => state);
  const asked = new Set(nameCandidates(text).map(identityKey));
  return states.some((state) => asked.has(identityKey(state)))
    ? undefined
    : `No company has its headquarters in a state named «${text}»${orNear(nearNames(text, states))}`;
}

async function unknownMetro(database: Database, text: string): Promise<string | undefined> {
  const metro = COMPANY_HIRING.fields['cbsa'];
  const values = metro === undefined ? { values: [] } : fieldValues(metro, text);
  const parts = 'values' in values ? values.values.map(String) : [];
  const rows = await database.query<{ cbsa: string; cbsa_name: string }>({ name: 'metros', text: 'SELECT cbsa, cbsa_name FROM cbsas' });
  if (rows.some(({ cbsa, cbsa_name }) => parts.some((part) => part === cbsa || cbsa_name.toLowerCase().includes(identityKey(part))))) return undefined;
  const isCode = (part: string): boolean => /^\d{5}$/.test(part);
  const names = parts.filter((part) => !isCode(part)).map((part) => `«${part}» in its name`);
  const codes = parts.filter(isCode).map((part) => `the code ${part}`);
  // People type the first city; the name goes on with others and the states.
  const near = nearCities(
    parts.filter((part) => !isCode(part)),
    rows.map(({ cbsa_name }) => cbsa_name),
  );
  return `No metropolitan area has ${[...names, ...codes].join(', or ')}${orNear(near)}`;
}

function nearCities(asked: readonly string[], metros: readonly string[]): string[] {
  const byCity = new Map(metros.map((name) => [name.split(/[-,]/)[0] ?? name, name]));
  const near = asked.flatMap((part) => nearNames(part, byCity.keys(), 0.88));
  return near.flatMap((city) => byCity.get(city) ?? []);
}

const orNear = (near: readonly string[]): string => (near.length > 0 ? `; did you mean ${near.join(' or ')}?` : '.');
