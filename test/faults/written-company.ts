import { isDeepStrictEqual } from 'node:util';
import type { Caller } from './caller.ts';
import { readTable } from './csv-files.ts';
import type { Verdict } from './oracle.ts';

/** What the oracle knows about a company that is written to. */
interface Copy {
  readonly name: string;
  /** Each with its type, sorted. */
  readonly aliases: readonly string[];
  /** How many occupation clusters it has. */
  readonly pairs: number;
}

interface Write {
  readonly query: string;
  readonly apply: (copy: Copy) => Copy;
  /** What the answer says about the company before and after. */
  readonly shown: (part: Part) => Partial<Copy>;
}

interface Part {
  readonly company_name?: string;
  readonly aliases?: readonly { readonly alias: string; readonly alias_type: string }[];
  readonly pair_count?: number;
}

const RENAME_EVERY = 7;
const REMOVE_OCCUPATION_EVERY = 31;
const FEWEST_PAIRS = 5;

/** Changes one company all the time, and keeps its own copy of what is acknowledged. */
export class WrittenCompany {
  private copy: Copy;
  private readonly ownAliases: string[] = [];
  private readonly firstName: string;
  private readonly occupations: string[];
  private number = 0;
  /** A write whose answer did not come. It is sent again until one comes. */
  private pending: Write | undefined;
  acknowledged = 0;

  constructor(
    delivery: string,
    readonly uid: string,
  ) {
    const own = <T extends { company_uid?: string }>(rows: readonly T[]): T[] => rows.filter(({ company_uid }) => company_uid === uid);
    const clusters = new Set(own(readTable(delivery, 'company_clusters')).map(({ cluster_id }) => cluster_id));
    this.firstName = own(readTable(delivery, 'companies'))[0]?.['company_name'] ?? '';
    this.copy = {
      name: this.firstName,
      aliases: own(readTable(delivery, 'company_aliases'))
        .map(({ alias = '', alias_type = '' }) => `${alias} (${alias_type})`)
        .sort(),
      pairs: clusters.size,
    };
    this.occupations = readTable(delivery, 'occupation_clusters')
      .filter(({ is_core, cluster_id }) => is_core === 'true' && clusters.has(cluster_id ?? ''))
      .filter(({ cluster_id }, i, all) => all.findIndex((other) => other['cluster_id'] === cluster_id) === i)
      .map(({ onet_code = '' }) => onet_code);
  }

  /** Sends the next write, or the one whose answer did not come. */
  async write(caller: Caller): Promise<Verdict> {
    const isAgain = this.pending !== undefined;
    const write = (this.pending ??= this.next());
    const { status, body, saysWhen } = await caller.ask(write.query);
    if ([0, 429, 503].includes(status)) return { status, saysWhen, wrong: undefined };
    this.pending = undefined;
    const before = this.copy;
    const after = write.apply(before);
    // "Already an alias" or "no such alias": the write was made although its answer did not come. The next answer shows whether that is so.
    if (isAgain && (status === 400 || status === 404)) {
      this.copy = after;
      return { status: 200, saysWhen, wrong: undefined };
    }
    if (status !== 200) return { status, saysWhen, wrong: `${write.query}: ${JSON.stringify(body).slice(0, 300)}` };
    this.acknowledged++;
    this.copy = after;
    const data = body['data'] as { readonly before: Part; readonly after: Part };
    const wasMadeBefore = isAgain && isDeepStrictEqual(write.shown(data.before), onlyShown(after, write.shown(data.before)));
    const wrong = [...(wasMadeBefore ? [] : [differing('before', write.shown(data.before), before)]), differing('after', write.shown(data.after), after)];
    const found = wrong.filter((one) => one !== undefined);
    // One difference must not make all later answers wrong.
    if (found.length > 0) this.copy = { ...after, ...write.shown(data.after) };
    return { status, saysWhen, wrong: found.length > 0 ? `${write.query}: ${found.join('; ')}` : undefined };
  }

  /** Reads the company. What was acknowledged must be there. */
  async read(caller: Caller): Promise<Verdict> {
    const { status, body, saysWhen } = await caller.ask(`/api/companies/${this.uid}`);
    const name = (body['data'] as { readonly company_name?: string } | undefined)?.company_name;
    const right = this.pending === undefined ? [this.copy.name] : [this.copy.name, this.pending.apply(this.copy).name];
    const isWrong = ![0, 429, 503].includes(status) && (name === undefined || !right.includes(name));
    return { status, saysWhen, wrong: isWrong ? `the name of ${this.uid} is ${String(name)}, expected ${right.join(' or ')}` : undefined };
  }

  /** What differs from the copy in the end, in the database. The copy has no write without an answer then. */
  lost(stored: { readonly name: string; readonly aliases: readonly string[]; readonly pairs: number }): string[] {
    const missing = [
      ...this.copy.aliases.filter((alias) => !stored.aliases.includes(alias)),
      ...stored.aliases.filter((alias) => !this.copy.aliases.includes(alias)),
    ];
    if (stored.name !== this.copy.name) missing.push(`name ${this.copy.name}, stored ${stored.name}`);
    if (stored.pairs !== this.copy.pairs) missing.push(`${this.copy.pairs} occupations, stored ${stored.pairs}`);
    return missing.map((one) => `${this.firstName}: ${one}`);
  }

  get isCertain(): boolean {
    return this.pending === undefined;
  }

  /** The last aliases that were added, and are there. */
  get lastAliases(): readonly string[] {
    return this.ownAliases.slice(-2);
  }

  private next(): Write {
    const number = ++this.number;
    // Between two names: a rename indexes all former names again, so they must not become more and more.
    if (number % RENAME_EVERY === 0) return this.rename((number / RENAME_EVERY) % 2 === 0 ? this.firstName : `${this.firstName} Renamed`);
    const [occupation] = this.occupations;
    if (number % REMOVE_OCCUPATION_EVERY === 0 && occupation !== undefined && this.occupations.length > FEWEST_PAIRS) return this.removeOccupation(occupation);
    const [oldest] = this.ownAliases;
    return number % 3 === 0 && oldest !== undefined ? this.removeAlias(oldest) : this.addAlias(`${this.firstName} Also ${number}`);
  }

  private rename(name: string): Write {
    return {
      query: `UPDATE COMPANY "${this.uid}" SET NAME = ${JSON.stringify(name)}`,
      apply: (copy) =>
        copy.name === name
          ? copy
          : { ...copy, name, aliases: [...copy.aliases.filter((alias) => alias !== `${name} (former_name)`), `${copy.name} (former_name)`].sort() },
      shown: ({ company_name = '', aliases }) => ({ name: company_name, aliases: texts(aliases) }),
    };
  }

  private addAlias(alias: string): Write {
    this.ownAliases.push(alias);
    return {
      query: `ADD ALIAS ${JSON.stringify(alias)} TO COMPANY "${this.uid}" TYPE alternate_spelling`,
      apply: (copy) => ({ ...copy, aliases: [...copy.aliases, `${alias} (alternate_spelling)`].sort() }),
      shown: ({ aliases }) => ({ aliases: texts(aliases) }),
    };
  }

  private removeAlias(alias: string): Write {
    this.ownAliases.shift();
    return {
      query: `REMOVE ALIAS ${JSON.stringify(alias)} FROM COMPANY "${this.uid}"`,
      apply: (copy) => ({ ...copy, aliases: copy.aliases.filter((one) => one !== `${alias} (alternate_spelling)`) }),
      shown: ({ aliases }) => ({ aliases: texts(aliases) }),
    };
  }

  private removeOccupation(code: string): Write {
    this.occupations.shift();
    return {
      query: `REMOVE OCCUPATION "${code}" FROM COMPANY "${this.uid}"`,
      apply: (copy) => ({ ...copy, pairs: copy.pairs - 1 }),
      shown: ({ pair_count = 0 }) => ({ pairs: pair_count }),
    };
  }
}

const texts = (aliases: Part['aliases'] = []): string[] => aliases.map(({ alias, alias_type }) => `${alias} (${alias_type})`).sort();

const onlyShown = (copy: Copy, shown: Partial<Copy>): Partial<Copy> => Object.fromEntries(Object.keys(shown).map((key) => [key, copy[key as keyof Copy]]));

function differing(when: string, shown: Partial<Copy>, copy: Copy): string | undefined {
  const right = onlyShown(copy, shown);
  return isDeepStrictEqual(shown, right) ? undefined : `${when}, expected ${JSON.stringify(right).slice(-400)}, got ${JSON.stringify(shown).slice(-400)}`;
}
