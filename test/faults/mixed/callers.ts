import { setTimeout as sleep } from 'node:timers/promises';
import type { CompanyRow, Dataset } from './datasets.ts';
import type { Oracle, Stamp } from './oracle.ts';

const PAUSE_MS = 50;
const LONGEST_MS = 60_000;
const PAGE = 50;
const BATCH = 10;

// Bodies are compared field by field.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Body = any;
interface Answer {
  readonly status: number;
  readonly body: Body;
  readonly stamp: Stamp;
  readonly saysWhen: boolean;
}
/** What is wrong with a success; undefined if nothing is. */
type Check = (answer: Answer) => string | undefined;

export interface Seen {
  readonly kind: string;
  readonly at: number;
  readonly ms: number;
  readonly status: number;
  readonly saysWhen: boolean;
  readonly wrong: string | undefined;
}

/** Titles that name one occupation, with the code that a prefix of them and they themselves had before the load began. */
export interface KnownTitles {
  readonly exact: readonly (readonly [title: string, code: string])[];
  readonly prefixes: readonly (readonly [prefix: string, code: string])[];
}

/** One caller per kind of request; each sends one request after the other, and asks the oracle about each success. */
export class Callers {
  readonly seen: Seen[] = [];
  readonly acknowledged = { renames: 0, aliases: 0, 'removed aliases': 0, 'removed occupations': 0 };
  private readonly loops: Promise<void>[];
  private isOver = false;
  private number = 0;

  constructor(
    private readonly url: string,
    private readonly token: () => Promise<string>,
    private readonly oracle: Oracle,
    private readonly data: Dataset,
    private readonly known: KnownTitles,
    /** The companies that writes change. Nobody else looks for them by name. */
    private readonly writable: readonly string[],
  ) {
    const kinds: Readonly<Record<string, () => Promise<Omit<Seen, 'kind' | 'at' | 'ms'>>>> = {
      list: () => this.list(),
      record: () => this.record(this.anyOf([...this.data.companies.keys(), ...this.writable])),
      count: () => this.ask('COUNT COMPANIES', ({ body, stamp }) => this.oracle.wrongCount(body.data?.total, stamp)),
      pairs: () => this.pairs(this.anyOf([...this.data.pairs.keys()])),
      title: () => this.title(this.known.exact, ([match], code) => match?.onet_code === code),
      typeahead: () => this.title(this.known.prefixes, (matches, code) => matches.some(({ onet_code: found }) => found === code)),
      company: () => this.company(),
      batch: () => this.batch(),
      write: () => this.write(),
    };
    this.loops = Object.entries(kinds).map(([kind, ask]) => this.loop(kind, ask));
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.loops);
  }

  private async loop(kind: string, ask: () => Promise<Omit<Seen, 'kind' | 'at' | 'ms'>>): Promise<void> {
    while (!this.isOver) {
      const at = Date.now();
      const outcome = await ask();
      this.seen.push({ kind, at, ms: Date.now() - at, ...outcome });
      await sleep(PAUSE_MS);
    }
  }

  private async list(): Promise<Omit<Seen, 'kind' | 'at' | 'ms'>> {
    const offset = Math.floor(Math.random() * this.data.companies.size);
    const before = this.oracle.namesBefore();
    return this.get(`/api/companies?limit=${PAGE}&offset=${offset}&order_by=alpha`, ({ body, stamp }) =>
      this.oracle.wrongPage(body.data, offset, PAGE, stamp, before),
    );
  }

  private record(uid: string): Promise<Omit<Seen, 'kind' | 'at' | 'ms'>> {
    const before = this.oracle.namesBefore().get(uid);
    return this.get(`/api/companies/${uid}`, ({ body, stamp }) => this.oracle.wrongCompany(body.data as CompanyRow, uid, stamp, before));
  }

  private pairs(uid: string): Promise<Omit<Seen, 'kind' | 'at' | 'ms'>> {
    const before = new Set(this.oracle.removed.get(uid));
    return this.get(`/api/companies/${uid}/occupations?limit=500`, ({ body, stamp }) =>
      this.oracle.wrongPairs(uid, new Set(body.data.map(({ cluster_id: cluster }: { cluster_id: number }) => String(cluster))), before, stamp),
    );
  }

  private title(from: KnownTitles['exact'], isRight: (matches: { onet_code: string }[], code: string) => boolean): Promise<Omit<Seen, 'kind' | 'at' | 'ms'>> {
    const [title, code] = this.anyOf(from);
    return this.get(`/api/titleconvert?title=${encodeURIComponent(title)}&limit=10`, ({ body }) =>
      isRight(body.data, code) ? undefined : `${title}: ${String(body.data[0]?.onet_code)}, not ${code}`,
    );
  }

  private company(): Promise<Omit<Seen, 'kind' | 'at' | 'ms'>> {
    const uid = this.anyOf([...this.data.companies.keys()].filter((one) => !this.writable.includes(one)));
    const name = this.data.companies.get(uid)?.['company_name'] ?? '';
    return this.get(`/api/companyconvert?name=${encodeURIComponent(name)}`, ({ body }) =>
      body.data[0]?.company_uid === uid ? undefined : `${name}: ${String(body.data[0]?.company_name)}`,
    );
  }

  private batch(): Promise<Omit<Seen, 'kind' | 'at' | 'ms'>> {
    const chosen = Array.from({ length: BATCH }, () => this.anyOf(this.known.exact));
    return this.ask(`TITLECONVERT [${chosen.map(([title]) => JSON.stringify(title)).join(', ')}]`, ({ body }) => {
      const i = chosen.findIndex(([, code], at) => body.data?.results?.[at]?.recommended?.onet_code !== code);
      return i < 0
        ? undefined
        : `batch: ${String(chosen[i]?.[0])} is ${String(body.data?.results?.[i]?.recommended?.onet_code)}, not ${String(chosen[i]?.[1])}`;
    });
  }

  /** A write, and what the service then says. The oracle hears of it before it is sent: one without an answer may have happened. */
  private async write(): Promise<Omit<Seen, 'kind' | 'at' | 'ms'>> {
    const number = this.number++;
    const uid = this.writable[number % this.writable.length] ?? '';
    const { oracle } = this;
    const step = Math.floor(number / this.writable.length) % 4;
    const cluster =
      step === 3
        ? [...(this.data.pairs.get(uid) ?? [])].find((one) => this.data.onlyOccupations.has(one) && oracle.removed.get(uid)?.has(one) !== true)
        : undefined;
    if (cluster !== undefined) {
      oracle.removing(uid, cluster);
      const removal = await this.ask(`REMOVE OCCUPATION "${this.data.onlyOccupations.get(cluster) ?? ''}" FROM COMPANY "${uid}"`, succeeded);
      // 404 says that an earlier one without an answer has happened.
      if (removal.status !== 200 && removal.status !== 404) return removal;
      oracle.removal(uid, cluster);
      this.acknowledged['removed occupations']++;
      const read = await this.pairs(uid);
      return { ...removal, status: 200, wrong: removal.wrong ?? read.wrong };
    }
    if (step === 1 || step === 3) {
      const alias = `Fault program ${number} ${uid.slice(0, 8)}`;
      const added = await this.ask(`ADD ALIAS "${alias}" TO COMPANY "${uid}" TYPE alternate_spelling`, succeeded);
      if (added.status !== 200) return added;
      oracle.aliases.add(alias);
      this.acknowledged.aliases++;
      return added;
    }
    if (step === 2) {
      const alias = [...oracle.aliases].find((one) => one.endsWith(uid.slice(0, 8)));
      if (alias !== undefined) {
        // Until there is an answer, it may be there or not.
        oracle.aliases.delete(alias);
        const gone = await this.ask(`REMOVE ALIAS "${alias}" FROM COMPANY "${uid}"`, succeeded);
        if (gone.status === 200) {
          oracle.removedAliases.add(alias);
          this.acknowledged['removed aliases']++;
        }
        return gone;
      }
    }
    const name = `${this.data.companies.get(uid)?.['company_name'] ?? ''} ${number}`;
    oracle.renaming(uid, name);
    const renamed = await this.ask(`UPDATE COMPANY "${uid}" SET NAME = ${JSON.stringify(name)}`, succeeded);
    if (renamed.status !== 200) return renamed;
    oracle.renamed(uid, name);
    this.acknowledged.renames++;
    const read = await this.record(uid);
    return { ...renamed, wrong: renamed.wrong ?? read.wrong };
  }

  private get(path: string, check: Check): Promise<Omit<Seen, 'kind' | 'at' | 'ms'>> {
    return this.send(path, {}, check);
  }

  private ask(query: string, check: Check): Promise<Omit<Seen, 'kind' | 'at' | 'ms'>> {
    return this.send('/api/dsl', { method: 'POST', body: JSON.stringify({ query }) }, check);
  }

  private async send(path: string, init: RequestInit, check: Check): Promise<Omit<Seen, 'kind' | 'at' | 'ms'>> {
    const at = Date.now();
    try {
      const headers = { authorization: `Bearer ${await this.token()}`, 'content-type': 'application/json' };
      const response = await fetch(`${this.url}${path}`, { ...init, headers, signal: AbortSignal.timeout(LONGEST_MS) });
      const text = await response.text();
      const { status } = response;
      const body: Body = JSON.parse(text);
      const answer = {
        status,
        body,
        stamp: { version: response.headers.get('x-dataset-version'), at },
        saysWhen: (status !== 503 && status !== 429) || response.headers.has('retry-after'),
      };
      return { status, saysWhen: answer.saysWhen, wrong: status === 200 ? check(answer) : [404, 429, 503].includes(status) ? undefined : text.slice(0, 300) };
    } catch {
      return { status: 0, saysWhen: true, wrong: undefined };
    }
  }

  private anyOf<T>(all: readonly T[]): T {
    const one = all[Math.floor(Math.random() * all.length)];
    if (one === undefined) throw new Error('there is nothing to choose from');
    return one;
  }
}

const succeeded: Check = ({ body }) => (body.success === true ? undefined : 'a write without success');
