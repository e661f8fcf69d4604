import { ANSWER_FIELDS, type CompanyRow, type Dataset } from './datasets.ts';

/** How long after a load ends a new request may still be answered from the dataset before it. */
const LATE_MS = 5_000;

/** Which dataset an answer says it has, and when its request began. */
export interface Stamp {
  readonly version: string | null;
  readonly at: number;
}

/** The program's own copy of what is right: both datasets, and the writes that were acknowledged or may have happened. */
export class Oracle {
  private readonly byVersion: ReadonlyMap<string, Dataset>;
  /** The dataset versions that are in service, or may be. */
  private inService: ReadonlySet<string>;
  /** When the others went out of service. */
  private readonly ended = new Map<string, number>();
  /** Names that a written company may have: the acknowledged one, and those of writes without an answer. */
  private readonly names = new Map<string, Set<string>>();
  /** Clusters that were removed from a company, and those that may have been. */
  readonly removed = new Map<string, Set<string>>();
  private readonly maybeRemoved = new Map<string, Set<string>>();
  readonly aliases = new Set<string>();
  readonly removedAliases = new Set<string>();

  constructor(
    datasets: readonly Dataset[],
    /** All companies in the order of the first dataset, read before the load began. */
    private readonly order: readonly string[],
    first: string,
  ) {
    this.byVersion = new Map(datasets.map((dataset) => [dataset.version, dataset]));
    this.inService = new Set([first]);
  }

  /** Both are right while a load swaps them. */
  swapping(): void {
    this.inService = new Set(this.byVersion.keys());
  }

  /** The load has ended. */
  swapped(version: string): void {
    this.inService = new Set([version]);
    for (const other of this.byVersion.keys()) if (other !== version) this.ended.set(other, Date.now());
  }

  renaming(uid: string, name: string): void {
    this.names.set(uid, (this.names.get(uid) ?? new Set([this.nameInData(uid)])).add(name));
  }

  renamed(uid: string, name: string): void {
    this.names.set(uid, new Set([name]));
  }

  removing(uid: string, cluster: string): void {
    this.maybeRemoved.set(uid, (this.maybeRemoved.get(uid) ?? new Set()).add(cluster));
  }

  removal(uid: string, cluster: string): void {
    this.removed.set(uid, (this.removed.get(uid) ?? new Set()).add(cluster));
  }

  /** The names as they were when a request began: later ones are added while it runs. */
  namesOf(uid: string): ReadonlySet<string> {
    return this.names.get(uid) ?? new Set([this.nameInData(uid)]);
  }

  get written(): readonly string[] {
    return [...this.names.keys()];
  }

  private nameInData(uid: string): string {
    return this.first.companies.get(uid)?.['company_name'] ?? '';
  }

  private get first(): Dataset {
    const [first] = this.byVersion.values();
    if (first === undefined) throw new Error('an oracle needs a dataset');
    return first;
  }

  /** The dataset of an answer, or what is wrong with its version: it was not in service at any time since the request began. */
  private dataset({ version, at }: Stamp): Dataset | string {
    const dataset = this.byVersion.get(version ?? '');
    if (dataset === undefined) return `unknown dataset ${String(version)}`;
    const isRight = this.inService.has(dataset.version) || at < (this.ended.get(dataset.version) ?? 0) + LATE_MS;
    return isRight ? dataset : `dataset ${dataset.version}, which is not in service`;
  }

  /** What is wrong with a company in an answer; undefined if nothing is. `before` has the names when the request began. */
  wrongCompany(row: CompanyRow | undefined, uid: string, stamp: Stamp, before?: ReadonlySet<string>): string | undefined {
    const dataset = this.dataset(stamp);
    if (typeof dataset === 'string') return dataset;
    const right = dataset.companies.get(uid);
    if (right === undefined || row === undefined)
      return row === right ? undefined : `${uid} of ${dataset.version}: ${row === undefined ? 'missing' : 'must not be there'}`;
    const field = ANSWER_FIELDS.find((name) =>
      name === 'company_name' && this.names.has(uid)
        ? !this.namesOf(uid).has(row[name] ?? '') && before?.has(row[name] ?? '') !== true
        : row[name] !== right[name],
    );
    return field === undefined ? undefined : `${uid} of ${dataset.version}: ${field} is ${String(row[field])}, not ${String(right[field])}`;
  }

  /** What is wrong with a page of all companies in alphabetical order. */
  wrongPage(rows: readonly CompanyRow[], offset: number, limit: number, stamp: Stamp, before: ReadonlyMap<string, ReadonlySet<string>>): string | undefined {
    const dataset = this.dataset(stamp);
    if (typeof dataset === 'string') return dataset;
    const uids = [...this.order, ...[...dataset.companies.keys()].filter((uid) => !this.first.companies.has(uid))].slice(offset, offset + limit);
    if (rows.length !== uids.length) return `${rows.length} companies at ${offset} of ${dataset.version}, not ${uids.length}`;
    for (const [i, uid] of uids.entries()) {
      if (rows[i]?.['company_uid'] !== uid) return `${String(rows[i]?.['company_name'])} at ${offset + i} of ${dataset.version}, not ${uid}`;
      const wrong = this.wrongCompany(rows[i], uid, stamp, before.get(uid));
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  }

  namesBefore(): ReadonlyMap<string, ReadonlySet<string>> {
    return new Map([...this.names].map(([uid, names]) => [uid, new Set(names)]));
  }

  wrongCount(total: unknown, stamp: Stamp): string | undefined {
    const dataset = this.dataset(stamp);
    if (typeof dataset === 'string') return dataset;
    return total === dataset.companies.size ? undefined : `${String(total)} companies of ${dataset.version}, not ${dataset.companies.size}`;
  }

  /** What is wrong with the clusters of a company. `before` are those whose removal was acknowledged when the request began. */
  wrongPairs(uid: string, clusters: ReadonlySet<string>, before: ReadonlySet<string>, stamp: Stamp): string | undefined {
    const dataset = this.dataset(stamp);
    if (typeof dataset === 'string') return dataset;
    const all = dataset.pairs.get(uid) ?? new Set<string>();
    const wrong =
      [...clusters].find((cluster) => !all.has(cluster) || before.has(cluster)) ??
      [...all].find((cluster) => !clusters.has(cluster) && this.maybeRemoved.get(uid)?.has(cluster) !== true);
    return wrong === undefined ? undefined : `cluster ${wrong} of ${uid} in ${dataset.version}: ${clusters.has(wrong) ? 'was removed' : 'is missing'}`;
  }
}
