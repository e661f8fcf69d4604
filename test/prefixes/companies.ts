import { nameKey } from '../../src/conversion/companies/name-key.ts';

export interface KnownCompany {
  readonly uid: string;
  readonly name: string;
}

export interface ShownCompany {
  readonly company_uid: string;
  readonly match_score: number;
}

/** The matches of a typed name at a min_score, with the highest limit. */
export type AskCompany = (text: string, minScore?: number) => Promise<readonly ShownCompany[]>;

/** The highest limit. */
export const MOST_COMPANIES = 100;
const THRESHOLDS = [0.7, 0.8, 0.95] as const;

/** How many companies have a name or alias that begins with a text, by letters alone. */
export function countSharing(names: readonly KnownCompany[]): (typed: string) => number {
  const owners = new Map<string, Set<string>>();
  for (const { uid, name } of names) {
    for (const text of spellings(name)) {
      for (let length = 1; length <= text.length; length++) {
        const beginning = text.slice(0, length);
        owners.set(beginning, (owners.get(beginning) ?? new Set()).add(uid));
      }
    }
  }
  return (typed) => new Set([...spellings(typed)].flatMap((text) => [...(owners.get(text) ?? [])])).size;
}

function spellings(name: string): Set<string> {
  const { squashed, spelled, plain } = nameKey(name);
  // "The Co" may go on as "The Coca-Cola Company" and as "Costco".
  return new Set(squashed === '' ? [plain, plain.replace(/^the(?=.)/u, '')] : [squashed, spelled, plain]);
}

/**
 * Types a name letter by letter and reports what is wrong:
 * - its company is among the matches at the default min_score, from the letter on from which fewer than 100 companies have a name that begins so;
 * - typed to its end, a trailing blank changes nothing, and a higher min_score gives the part of the matches that reaches it.
 */
export async function typeCompany({ uid, name }: KnownCompany, ask: AskCompany, sharing: (typed: string) => number): Promise<string[]> {
  const problems: string[] = [];
  for (let length = 1; length <= name.length; length++) {
    const text = name.slice(0, length);
    if (sharing(text) >= MOST_COMPANIES) continue;
    if (!(await ask(text)).some(({ company_uid }) => company_uid === uid)) problems.push(`"${text}" loses "${name}"`);
  }
  const all = await ask(name);
  if (JSON.stringify(await ask(`${name} `)) !== JSON.stringify(all)) problems.push(`"${name}" with a trailing space gives another answer`);
  for (const least of THRESHOLDS) {
    const expected = all.filter(({ match_score }) => match_score >= least);
    if (JSON.stringify(await ask(name, least)) !== JSON.stringify(expected)) problems.push(`"${name}" at min_score ${least} gives other matches than expected`);
  }
  return problems;
}
