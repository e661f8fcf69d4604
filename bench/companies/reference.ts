import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** A company that files with the SEC, with its current and former names. */
export interface Filer {
  readonly cik: string;
  readonly name: string;
  readonly tickers: readonly string[];
  readonly formerNames: readonly string[];
}

/** Filers of the reference folder; undefined if its files are missing. */
export function readFilers(folder: string): Filer[] | undefined {
  const companies = join(folder, 'companies');
  if (!existsSync(companies)) return undefined;
  const files = readdirSync(companies);
  const filers = files
    .filter((name) => /^sec_listed_filers_.*\.csv$/u.test(name))
    .sort()
    .at(-1);
  const names = files.find((name) => name.startsWith('sec_listed_filer_names'));
  if (filers === undefined || names === undefined) return undefined;
  const former = new Map<string, string[]>();
  for (const row of readCsv(join(companies, names))) {
    if (row['end_date'] !== '') former.set(row['cik'] ?? '', [...(former.get(row['cik'] ?? '') ?? []), row['name'] ?? '']);
  }
  return readCsv(join(companies, filers)).map((row) => ({
    cik: row['cik'] ?? '',
    name: row['name'] ?? '',
    // A list in Python format: ['BF-A', 'BF-B'].
    tickers: [...(row['tickers'] ?? '').matchAll(/'([^']+)'/gu)].map((match) => match[1] ?? ''),
    formerNames: former.get(row['cik'] ?? '') ?? [],
  }));
}

function readCsv(path: string): Record<string, string>[] {
  return parse(readFileSync(path), { bom: true, columns: true, skip_empty_lines: true });
}

/** An employer of the dataset with all its names. */
export interface Employer {
  readonly uid: string;
  readonly name: string;
  readonly ticker: string | null;
  readonly aliases: readonly string[];
}

/** A name without legal forms, a state or "ADR" after a slash, punctuation, and spaces, which do not distinguish companies. */
export function looseKey(name: string): string {
  return looseWords(name).join('');
}

/** The words of a name without its legal form, as people write it. */
export function looseWords(name: string): string[] {
  const words = name
    .toLowerCase()
    .replace(/[/\\](?:[a-z]{2,3}|new)[/\\]?\s*$/u, '')
    .replace(/&/gu, ' and ')
    .replace(/['’.]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const form = /^(?:inc|incorporated|corp|corporation|co|company|companies|ltd|limited|llc|llp|lp|plc|sa|ag|nv|se|the|holdings?|group|and)$/u;
  while (words.length > 1 && form.test(words.at(-1) ?? '')) words.pop();
  if (words.length > 1 && words[0] === 'the') words.shift();
  return words;
}

export interface MatchedFilers {
  readonly known: ReadonlyMap<Employer, Filer>;
  /** Whether a filer is not an employer, by ticker and by current and former names. */
  readonly absent: readonly Filer[];
}

/** The filer of each employer, by ticker or else by name, and the filers that are not employers. */
export function matchFilers(employers: readonly Employer[], filers: readonly Filer[]): MatchedFilers {
  const byTicker = new Map(employers.flatMap((employer) => (employer.ticker === null ? [] : [[tickerKey(employer.ticker), employer] as const])));
  const known = new Map<Employer, Filer>();
  const others: Filer[] = [];
  for (const filer of filers) {
    const employer = filer.tickers.map((ticker) => byTicker.get(tickerKey(ticker))).find((found) => found !== undefined);
    if (employer === undefined) others.push(filer);
    else known.set(employer, filer);
  }
  const byName = new Map(employers.filter((employer) => !known.has(employer)).map((employer) => [looseKey(employer.name), employer]));
  const everyName = new Set(employers.flatMap(({ name, aliases }) => [name, ...aliases].map(looseKey)));
  const absent: Filer[] = [];
  for (const filer of others) {
    const employer = byName.get(looseKey(filer.name));
    if (employer !== undefined) known.set(employer, filer);
    else if (![filer.name, ...filer.formerNames].some((name) => everyName.has(looseKey(name)))) absent.push(filer);
  }
  return { known, absent };
}

/** Share classes are written BRK.B here and BRK-B there. */
function tickerKey(ticker: string): string {
  return ticker.toUpperCase().replace('.', '-');
}
