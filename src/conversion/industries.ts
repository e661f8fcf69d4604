import { LRUCache } from 'lru-cache';
import { LEAST_LIKENESS } from '../catalog/least-likeness.ts';
import { NAICS_SECTORS, sectorOfCode } from '../catalog/naics-sectors.ts';
import { readIndustries, type IndustryRow } from '../store/industries.ts';
import type { Reads } from '../store/pool.ts';
import { isRunOf, unnamedOf } from '../text/comma-list.ts';
import { identityKey } from '../text/identity-key.ts';
import { nearNames } from '../text/near-names.ts';
import { readReplacements } from './word-list.ts';
import { wordsOf } from '../text/words.ts';

/** An industry of the dataset or a NAICS sector, and the code of the sector; undefined for an industry whose sector the dataset does not say. */
export interface NamedIndustry {
  readonly name: string;
  readonly sector: string | undefined;
}

/** The industries and sector that a list of names means. */
export interface NamedIndustries {
  readonly industries: readonly string[];
  /** The NAICS sector of all names that were understood, if they have one in common. */
  readonly sector: string | undefined;
  /** Unknown parts. */
  readonly unknown: readonly string[];
}

const IGNORED_WORDS = new Set(['and', 'the', 'of', 'industry', 'sector', 'space']);

/** The words of an industry's name without "industry", joining words and plurals: "the restaurants industry", "Software & Internet". */
function looseKey(name: string): string {
  return wordsOf(name)
    .filter((word) => !IGNORED_WORDS.has(word))
    .map((word) => (word.length > 3 ? word.replace(/ies$/u, 'y').replace(/(?<!s)s$/u, '') : word))
    .join(' ');
}

/** Names and short names of the sectors, and what people call them. */
const SECTOR_BY_NAME = new Map<string, NamedIndustry>();
const SECTOR_BY_LOOSE_NAME = new Map<string, NamedIndustry>();
const EVERYDAY_SECTORS = readReplacements('sector-names.txt');
for (const [called, code] of EVERYDAY_SECTORS) {
  const sector = sectorOfCode(code);
  if (sector !== undefined) SECTOR_BY_LOOSE_NAME.set(looseKey(called), { name: sector.name, sector: sector.code });
}
const SECTOR_NAMES_KNOWN = NAICS_SECTORS.flatMap(({ name, short }) => (short === undefined ? [name] : [name, short]));
for (const { code, name, short } of NAICS_SECTORS) {
  for (const called of short === undefined ? [name] : [name, short]) {
    SECTOR_BY_NAME.set(identityKey(called), { name, sector: code });
    SECTOR_BY_LOOSE_NAME.set(looseKey(called), { name, sector: code });
  }
}
/** Everyday sector names that are official. They have priority over the industry names of a dataset. */
const OFFICIAL_LOOSE_NAMES = new Set(SECTOR_NAMES_KNOWN.map(looseKey));

/** Codes and names of the NAICS sectors; for messages. */
export const SECTOR_NAMES: readonly string[] = NAICS_SECTORS.map(({ code, name }) => `${code} ${name}`);

/** The industries of one dataset, by the names that people use for them. Immutable. */
export class Industries {
  readonly names: readonly string[];
  private readonly byName = new Map<string, NamedIndustry>();
  private readonly byLooseName = new Map<string, NamedIndustry>();
  private readonly byEverydayName = new Map<string, NamedIndustry>();
  /** What people call several industries together: "healthcare". */
  private readonly severalByEverydayName: ReadonlyMap<string, readonly string[]>;

  constructor(private readonly rows: readonly IndustryRow[]) {
    this.names = rows.map(({ industry }) => industry);
    for (const { industry, sector, everydayNames } of rows) {
      const named = { name: industry, sector: sector ?? undefined };
      this.byName.set(identityKey(industry), named);
      this.byLooseName.set(looseKey(industry), named);
      for (const called of everydayNames) this.byEverydayName.set(looseKey(called), named);
    }
    const called = new Map<string, string[]>();
    for (const { industry, everydayNames } of rows)
      for (const key of new Set(everydayNames.map(looseKey))) called.set(key, [...(called.get(key) ?? []), industry]);
    this.severalByEverydayName = new Map([...called].filter(([, industries]) => industries.length > 1));
    // As one name, it is that of their sector.
    for (const key of this.severalByEverydayName.keys()) this.byEverydayName.delete(key);
  }

  /** What people call the industries and sectors. */
  get everydayNames(): readonly string[] {
    return [...this.rows.flatMap(({ everydayNames }) => everydayNames), ...EVERYDAY_SECTORS.keys()];
  }

  /**
   * The industry that a text names: an industry of the dataset or a NAICS sector, by name, everyday name ("tech"), or code. A longer NAICS code ("541511")
   * or a range ("31-33") means its sector. An industry name has priority over an equal sector name. Undefined for anything else.
   */
  named(text: string): NamedIndustry | undefined {
    const trimmed = text.trim();
    const ofCode = sectorOfCode(trimmed);
    if (ofCode !== undefined) return { name: ofCode.name, sector: ofCode.code };
    const key = identityKey(trimmed);
    const exact = this.byName.get(key) ?? SECTOR_BY_NAME.get(key);
    if (exact !== undefined) return exact;
    const loose = looseKey(trimmed);
    const own = this.byLooseName.get(loose) ?? (OFFICIAL_LOOSE_NAMES.has(loose) ? undefined : this.byEverydayName.get(loose));
    return own ?? SECTOR_BY_LOOSE_NAME.get(loose);
  }

  /** The NAICS sector of an industry that {@link named} understands. */
  sectorOf(text: string): string | undefined {
    return this.named(text)?.sector;
  }

  /** Up to three industries whose names, everyday ones too, look like a text that names none. */
  near(text: string): string[] {
    return [...new Set(this.nearNames(text).flatMap((name) => this.named(name)?.name ?? []))];
  }

  /** The same, but if industries of the dataset look like it, only these. */
  nearInDataset(text: string): string[] {
    const own = nearNames(text, this.names);
    return own.length > 0 ? own : this.near(text);
  }

  /** The dataset's industries of each name, everyday ones too, that looks like a text that names none, best first. */
  like(text: string): string[][] {
    return this.nearNames(text)
      .map((name) => this.of(name))
      .filter((industries) => industries.length > 0);
  }

  private nearNames(text: string): string[] {
    return nearNames(text, [...this.names, ...SECTOR_NAMES_KNOWN, ...this.everydayNames], LEAST_LIKENESS.industry);
  }

  /** The dataset's industries that a text names: the industry itself, also by an everyday name, which several can have, or all industries of a NAICS sector. */
  of(text: string): string[] {
    const several = this.severalByEverydayName.get(looseKey(text));
    if (several !== undefined) return [...several];
    const named = this.named(text);
    if (named === undefined) return [];
    const own = this.byName.get(identityKey(named.name));
    if (own !== undefined) return [own.name];
    return this.rows.filter(({ sector }) => sector === named.sector).map(({ industry }) => industry);
  }

  /**
   * The dataset's industries that a comma-separated list names, each read by {@link of}. A sector without an industry means the industries with its employers.
   * `runs` are all runs of adjacent parts, because names can contain commas. A part of a known name ("Oil" of "Oil, Gas and Mining") is not a name
   * by itself.
   */
  ofList(runs: readonly string[]): NamedIndustries {
    const isOwn = (run: string): boolean => this.byName.has(identityKey(run));
    const understood: string[] = [];
    const found = new Set<string>();
    for (const run of [...runs].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || b.length - a.length)) {
      if (understood.some((name) => isRunOf(run, name))) continue;
      const named = this.of(run);
      const kept = named.length > 0 ? named : this.within(this.sectorOf(run));
      if (kept.length > 0) understood.push(run);
      for (const industry of kept) found.add(industry);
    }
    const sectors = new Set(understood.map((name) => this.sectorOf(name)));
    const [sector] = sectors;
    return { industries: [...found], sector: sectors.size === 1 ? sector : undefined, unknown: unnamedOf(runs, understood) };
  }

  private within(sector: string | undefined): string[] {
    return sector === undefined ? [] : this.rows.filter(({ otherSectors }) => otherSectors.includes(sector)).map(({ industry }) => industry);
  }
}

/** Datasets whose industries are cached: the current one, and the previous one while a new one is loaded. */
const built = new LRUCache<string, Industries>({ max: 2 });

/** The current industries of the dataset in the database. */
export async function loadIndustries(database: Reads): Promise<Industries> {
  const rows = await readIndustries(database);
  const key = JSON.stringify(rows);
  const known = built.get(key) ?? new Industries(rows);
  built.set(key, known);
  return known;
}
