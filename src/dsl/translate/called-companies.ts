import { setImmediate as nextTurn } from 'node:timers/promises';
import { listAt, packLists, type PackedLists } from '../../packed/lists.ts';
import { packStrings, StringTable } from '../../packed/string-table.ts';
import type { CompanyName } from '../../reads/all-names.ts';

/** Names that are read before other requests get a turn: 20 ms. */
const NAMES_AT_ONCE = 1_000;

/** The kind of an alias that a part of the company has. Other aliases are 1, and names are 0. */
const OF_PART = 2;

/** The names and aliases of companies by their words. Packed: as objects in a map, they take four times the memory. */
export class CalledCompanies {
  private constructor(
    private readonly keys: StringTable,
    /** The names of each key. */
    private readonly named: PackedLists,
    /** Of each name. */
    private readonly called: StringTable,
    private readonly kinds: Uint8Array,
    private readonly companyOf: Int32Array,
    private readonly companies: StringTable,
  ) {}

  /** Other requests get their turns meanwhile: a large dataset has a million names. */
  static async of(names: readonly CompanyName[], keyOf: (name: string) => string): Promise<CalledCompanies> {
    const byKey = new Map<string, number[]>();
    const companies = new Map<string, number>();
    const companyOf = new Int32Array(names.length);
    for (const [i, { called, company }] of names.entries()) {
      const key = keyOf(called);
      const known = byKey.get(key);
      if (known === undefined) byKey.set(key, [i]);
      else known.push(i);
      const number = companies.get(company) ?? companies.size;
      companies.set(company, number);
      companyOf[i] = number;
      if (i % NAMES_AT_ONCE === NAMES_AT_ONCE - 1) await nextTurn();
    }
    const table = (texts: Iterable<string>, { lookup }: { readonly lookup: boolean }): StringTable => new StringTable(packStrings([...texts], { lookup }));
    return new CalledCompanies(
      table(byKey.keys(), { lookup: true }),
      packLists([...byKey.values()]),
      table(
        names.map(({ called }) => called),
        { lookup: false },
      ),
      Uint8Array.from(names, ({ isAlias, isPart = false }) => (isPart ? OF_PART : Number(isAlias))),
      companyOf,
      table(companies.keys(), { lookup: false }),
    );
  }

  /** The companies with a name, in the order of the names. */
  get(key: string): CompanyName[] {
    const at = this.keys.get(key);
    if (at === undefined) return [];
    return Array.from(listAt(this.named, at), (name) => ({
      called: this.called.at(name),
      company: this.companies.at(this.companyOf[name] ?? -1),
      isAlias: this.kinds[name] !== 0,
      ...(this.kinds[name] === OF_PART ? { isPart: true } : {}),
    }));
  }

  /** The words of all names. */
  allKeys(): Iterable<string> {
    return this.keys.values();
  }
}
