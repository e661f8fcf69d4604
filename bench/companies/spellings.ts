import { fnv1a } from '../../src/catalog/stable-ids.ts';
import { uniform } from '../../seeds/generate/random.ts';
import type { Database } from '../../src/store/pool.ts';
import { halfTyped, NOISE, type Place } from './noise.ts';
import { looseKey, looseWords, matchFilers, type Employer, type Filer } from './reference.ts';

/** A name as somebody might write it, and the right employer; `undefined` if it is not in the dataset. */
export interface Spelling {
  readonly kind: string;
  readonly text: string;
  readonly uid: string | undefined;
  /** The numbers are tuned on only one half of the employers and filers. */
  readonly half: 'tuned' | 'held out';
}

/** Names of filers that are not employers of the dataset. */
export const ABSENT = 'absent employer';
/** The same without legal form, as people type them. A complete name then looks the same as a partially typed one. */
export const ABSENT_BARE = 'absent employer, bare name';
/** Former names without a word in common with any name on file. The dataset cannot resolve them, so they are not part of the total. */
export const UNKNOWABLE = 'former name unlike any on file';

interface EmployerRow extends Employer {
  readonly legal_name: string | null;
  readonly city: string;
  readonly state: string;
}

const EMPLOYERS = `
  SELECT c.company_uid AS uid, c.company_name AS name, c.ticker, c.company_city AS city, c.company_state AS state,
         COALESCE((SELECT array_agg(alias ORDER BY alias_key) FROM company_aliases a WHERE a.company_uid = c.company_uid), '{}') AS aliases,
         (SELECT min(alias) FROM company_aliases a WHERE a.company_uid = c.company_uid AND alias_type = 'legal_name') AS legal_name
  FROM companies c ORDER BY c.company_uid`;

/** All spellings of the benchmark. The same dataset and reference give the same spellings. */
export async function spellings(database: Database, filers: readonly Filer[]): Promise<Spelling[]> {
  const employers = await database.query<EmployerRow>({ text: EMPLOYERS });
  const cities = await largeCities(database);
  const names = employers.map(({ name }) => name.toLowerCase());
  const taken = new Map(employers.flatMap((employer) => [employer.name, ...employer.aliases].map((name) => [looseKey(name), employer])));
  const { known, absent } = matchFilers(employers, filers);
  const noisy = employers.flatMap((employer): Spelling[] => {
    const { uid, name } = employer;
    const elsewhere = cities[Math.floor(uniform('city', uid) * cities.length)] ?? employer;
    const spelled = { name, legalName: employer.legal_name ?? undefined, home: employer, elsewhere };
    const filer = known.get(employer);
    const texts: [string, string | undefined][] = [
      ...Object.entries(NOISE).map(([kind, noise]): [string, string | undefined] => [kind, noise(spelled, `${kind} ${uid}`)]),
      ['half-typed', halfTyped(name, names)],
      ['legal name (SEC)', filer?.name],
      ...[...new Set(filer?.formerNames)].map((former): [string, string] => [sharesWord(former, employer) ? 'former name (SEC)' : UNKNOWABLE, former]),
    ];
    return texts.flatMap(([kind, text]) => {
      if (text === undefined) return [];
      // If noise turns a name into that of another employer, there is no right answer.
      const owner = taken.get(looseKey(text));
      return owner !== undefined && owner !== employer ? [] : [{ kind, text, uid, half: halfOf(uid) }];
    });
  });
  const filed = absent.map(({ cik, name }): Spelling => ({ kind: ABSENT, text: name, uid: undefined, half: halfOf(cik) }));
  return [...noisy, ...filed, ...filed.map((spelling) => ({ ...spelling, kind: ABSENT_BARE, text: looseWords(spelling.text).join(' ') }))];
}

function halfOf(id: string): Spelling['half'] {
  return fnv1a(`half ${id}`) % 2 === 0 ? 'tuned' : 'held out';
}

function sharesWord(name: string, { name: own, aliases }: Employer): boolean {
  const words = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const known = new Set([own, ...aliases].flatMap(words));
  return words(name).some((word) => known.has(word));
}

/** The first city of each large metropolitan area. */
async function largeCities(database: Database): Promise<Place[]> {
  const rows = await database.query<{ name: string }>({ text: `SELECT cbsa_name AS name FROM cbsas WHERE msa_size = 'Large' ORDER BY cbsa` });
  return rows.map(({ name }) => {
    const [cities = '', states = ''] = name.split(', ');
    return { city: cities.split('-')[0] ?? '', state: states.split('-')[0] ?? '' };
  });
}
