// What the browser keeps of a batch. All tabs share it, and each may convert another file: a part belongs to the batch that its key names.

/** A part of a batch: the answer of a request, by its number, or what a person picked. */
type Part = number | 'picks';
export type PartKey = [batch: string, part: Part];

interface Input {
  /** Input that was kept before batches had ids has none. */
  readonly id?: string;
}

interface KeptBatch<Answer, Picks> {
  readonly answers: ReadonlyMap<number, Answer>;
  readonly picks: Picks | undefined;
}

export const INPUT = 'input';
export const partKey = (batch: string, part: Part): PartKey => [batch, part];
export const idOf = (input: Input): string => input.id ?? '';

/** The parts of one batch. Those of others, which another tab may have written, are ignored. */
export function partsOf<Answer, Picks>(batch: string, entries: Iterable<readonly [key: unknown, value: unknown]>): KeptBatch<Answer, Picks> {
  const own = [...entries].flatMap(([key, value]) => (Array.isArray(key) && key[0] === batch ? [[key[1] as Part, value] as const] : []));
  return {
    answers: new Map(own.flatMap(([part, value]) => (typeof part === 'number' ? [[part, value as Answer] as const] : []))),
    picks: own.find(([part]) => part === 'picks')?.[1] as Picks | undefined,
  };
}
