import { createHash } from 'node:crypto';

/** Arrays of numbers that share the memory of the file that they are read from. */
const ARRAYS = { Uint8Array, Int16Array, Uint16Array, Int32Array, Uint32Array, Float32Array, Float64Array } as const;
type Kind = keyof typeof ARRAYS;
type PackedArray = InstanceType<(typeof ARRAYS)[Kind]>;

/** What a file can hold: records of arrays of numbers, and of what JSON can hold. */
export type Packed = PackedArray | number | string | boolean | null | readonly Packed[] | { readonly [member: string]: Packed };

/** In place of an array in the JSON part: its type, where it begins, and its length. */
type Reference = readonly [kind: Kind, start: number, length: number];
const REFERENCE = '$array';

const MAGIC = Buffer.from('LMTMODEL');
const DIGEST_BYTES = 32;
const LENGTH_BYTES = 4;
const HEAD_BYTES = MAGIC.length + DIGEST_BYTES + LENGTH_BYTES;
/** Every array begins at a multiple of this. */
const ALIGNMENT = 8;

/**
 * Writes a record of arrays to bytes: the arrays one after the other, and a JSON part that says where each one is. An array that occurs twice is written once.
 * The bytes begin with a digest of the rest.
 */
export function toBytes(packed: object): Buffer {
  const arrays = new Map<PackedArray, number>();
  let size = 0;
  const json = Buffer.from(
    JSON.stringify(packed, (_, value: unknown) => {
      if (!ArrayBuffer.isView(value)) return value;
      const array = value as PackedArray;
      const start = arrays.get(array) ?? size;
      if (start === size && !arrays.has(array)) {
        arrays.set(array, start);
        size += aligned(array.byteLength);
      }
      return { [REFERENCE]: [array.constructor.name, start, array.length] };
    }),
  );
  const begin = aligned(HEAD_BYTES + json.length);
  const bytes = Buffer.alloc(begin + size);
  MAGIC.copy(bytes);
  bytes.writeUInt32LE(json.length, HEAD_BYTES - LENGTH_BYTES);
  json.copy(bytes, HEAD_BYTES);
  for (const [{ buffer, byteOffset, byteLength }, start] of arrays) bytes.set(new Uint8Array(buffer, byteOffset, byteLength), begin + start);
  digestOf(bytes).copy(bytes, MAGIC.length);
  return bytes;
}

/** Reads what {@link toBytes} wrote. The arrays are views of `bytes`, which must not change. Throws a RangeError if the bytes are incomplete or damaged. */
export function fromBytes(given: Buffer): unknown {
  const bytes = given.byteOffset % ALIGNMENT === 0 ? given : Buffer.from(new Uint8Array(given).buffer);
  if (bytes.length < HEAD_BYTES || !bytes.subarray(0, MAGIC.length).equals(MAGIC)) throw new RangeError('the bytes are not a packed file');
  if (!digestOf(bytes).equals(bytes.subarray(MAGIC.length, MAGIC.length + DIGEST_BYTES))) throw new RangeError('the packed file is damaged');
  const length = bytes.readUInt32LE(HEAD_BYTES - LENGTH_BYTES);
  const begin = aligned(HEAD_BYTES + length);
  return JSON.parse(bytes.toString('utf8', HEAD_BYTES, HEAD_BYTES + length), (_, value: unknown) => {
    const reference = (value as { readonly [REFERENCE]?: Reference } | null)?.[REFERENCE];
    if (reference === undefined) return value;
    const [kind, start, count] = reference;
    return new ARRAYS[kind](bytes.buffer as ArrayBuffer, bytes.byteOffset + begin + start, count);
  });
}

function digestOf(bytes: Buffer): Buffer {
  return createHash('sha256')
    .update(bytes.subarray(HEAD_BYTES - LENGTH_BYTES))
    .digest();
}

const aligned = (size: number): number => Math.ceil(size / ALIGNMENT) * ALIGNMENT;
