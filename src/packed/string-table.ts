import { startsOf } from './lists.ts';

/** Distinct texts as UTF-8 bytes one after the other, with a hash table of their positions. */
export interface PackedStrings {
  readonly bytes: Uint8Array;
  /** Where each text begins in `bytes`, and where the last one ends. */
  readonly starts: Int32Array;
  /** Open addressing: the number of a text plus one, 0 where free. Empty if texts are not looked up. */
  readonly slots: Int32Array;
}

/** At least half of the slots stay free, so that few texts share one. */
const SLOTS_PER_TEXT = 2;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const PART_OF_HASHES = 2 ** -32;

/** Packs distinct texts; each keeps its position. Texts that are only read by position need no slots. */
export function packStrings(texts: readonly string[], { lookup = true }: { lookup?: boolean } = {}): PackedStrings {
  const starts = startsOf(texts.map((text) => Buffer.byteLength(text)));
  const bytes = Buffer.alloc(starts[texts.length] ?? 0);
  for (const [i, text] of texts.entries()) bytes.write(text, starts[i] ?? 0);
  const slots = new Int32Array(lookup ? SLOTS_PER_TEXT * (texts.length + 1) : 0);
  if (lookup) {
    for (let i = 0; i < texts.length; i++) {
      let slot = firstSlot(hashOf(bytes, starts[i] ?? 0, starts[i + 1] ?? 0), slots.length);
      while (slots[slot] !== 0) slot = slotAfter(slot, slots.length);
      slots[slot] = i + 1;
    }
  }
  return { bytes: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length), starts, slots };
}

/** Packed texts. Found by their position or, with slots, by the text. */
export class StringTable {
  private readonly buffer: Buffer;

  constructor(private readonly packed: PackedStrings) {
    const { buffer, byteOffset, byteLength } = packed.bytes;
    this.buffer = Buffer.from(buffer, byteOffset, byteLength);
  }

  get size(): number {
    return this.packed.starts.length - 1;
  }

  /** The text at a position; empty if there is none. */
  at(position: number): string {
    const { starts } = this.packed;
    return this.buffer.toString('utf8', starts[position] ?? 0, starts[position + 1] ?? 0);
  }

  /** The position of a text; undefined if it is not in the table. */
  get(text: string): number | undefined {
    const { bytes, starts, slots } = this.packed;
    const length = encode(text);
    for (let slot = firstSlot(hashOf(scratch, 0, length), slots.length); ; slot = slotAfter(slot, slots.length)) {
      const position = (slots[slot] ?? 0) - 1;
      if (position < 0) return undefined;
      const start = starts[position] ?? 0;
      if ((starts[position + 1] ?? 0) - start === length && isEqual(bytes, start, length)) return position;
    }
  }

  has(text: string): boolean {
    return this.get(text) !== undefined;
  }

  /** The first position whose text is not before `text` in the order of the bytes. The first `among` texts must be in that order; others are not looked at. */
  placeOf(text: string, among = this.size): number {
    const { bytes, starts } = this.packed;
    const length = encode(text);
    let [low, high] = [0, among];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(bytes, starts[middle] ?? 0, starts[middle + 1] ?? 0, length)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The positions of the texts that begin with `text`, as `[start, end)`; the first of them is `text` itself if it is in the table. For the first `among` texts, as in {@link placeOf}. */
  rangeOf(text: string, among = this.size): readonly [start: number, end: number] {
    const start = this.placeOf(text, among);
    const { bytes, starts } = this.packed;
    const length = encode(text);
    // Few texts begin so, in most cases: the end is near.
    let [low, high, step] = [start, start, 1];
    while (high < among && beginsSo(bytes, starts[high] ?? 0, starts[high + 1] ?? 0, length)) {
      low = high + 1;
      high += step;
      step *= 2;
    }
    high = Math.min(high, among);
    while (low < high) {
      const middle = (low + high) >> 1;
      if (beginsSo(bytes, starts[middle] ?? 0, starts[middle + 1] ?? 0, length)) low = middle + 1;
      else high = middle;
    }
    return [start, low];
  }

  /** Whether this text is at a position. */
  isAt(position: number, text: string): boolean {
    const { bytes, starts } = this.packed;
    const start = starts[position] ?? 0;
    const length = encode(text);
    return (starts[position + 1] ?? 0) - start === length && isEqual(bytes, start, length);
  }

  *values(): Generator<string> {
    for (let i = 0; i < this.size; i++) yield this.at(i);
  }
}

/** Half of a character that UTF-16 writes as two: its order is not that of its bytes in UTF-8. */
const SURROGATE = /[\ud800-\udfff]/;

/** Sorts texts as {@link StringTable.placeOf} needs them. */
export function inOrderOfBytes(texts: Iterable<string>): string[] {
  const all = [...texts];
  if (!all.some((text) => SURROGATE.test(text))) return all.sort();
  return all
    .map((text) => ({ text, bytes: Buffer.from(text) }))
    .sort((one, other) => one.bytes.compare(other.bytes))
    .map(({ text }) => text);
}

/** The bytes of the text that is looked up. Shared, because a lookup never waits. */
let scratch = new Uint8Array(256);
const encoder = new TextEncoder();

/** Writes the bytes of a text to `scratch`. Returns how many there are. */
function encode(text: string): number {
  if (3 * text.length > scratch.length) scratch = new Uint8Array(6 * text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 127) return encoder.encodeInto(text, scratch).written;
    scratch[i] = code;
  }
  return text.length;
}

function isEqual(bytes: Uint8Array, start: number, length: number): boolean {
  for (let i = 0; i < length; i++) if (bytes[start + i] !== scratch[i]) return false;
  return true;
}

/** Whether the bytes from `start` up to `end` begin with those of the text that is looked up. */
const beginsSo = (bytes: Uint8Array, start: number, end: number, length: number): boolean => end - start >= length && isEqual(bytes, start, length);

/** Whether the bytes from `start` up to `end` come before those of the text that is looked up. */
function isBefore(bytes: Uint8Array, start: number, end: number, length: number): boolean {
  const common = Math.min(end - start, length);
  for (let i = 0; i < common; i++) {
    const difference = (bytes[start + i] ?? 0) - (scratch[i] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return end - start < length;
}

/** As large a part of the slots as the hash is of all hashes: any number of slots can be used, and a division would take longer. */
const firstSlot = (hash: number, slots: number): number => Math.floor(hash * slots * PART_OF_HASHES);
const slotAfter = (slot: number, slots: number): number => (slot + 1 === slots ? 0 : slot + 1);

function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = FNV_OFFSET;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ (bytes[i] ?? 0), FNV_PRIME);
  // The high bits select the slot, so the low ones are mixed in.
  return (hash ^ (hash << 15)) >>> 0;
}
