const FNV_PRIME = 0x01000193;
/** Each half of a number starts elsewhere, so that texts with one equal half differ in the other. */
const [FIRST_OFFSET, SECOND_OFFSET] = [0x811c9dc5, 0x050c5d1f];
const HALF_BITS = 26;

/**
 * A number for a text. The search index has it as a column, which is read faster than texts. 52 bits: of 300,000 texts, two have the same number once in
 * 100,000 datasets.
 */
export function textNumber(text: string): number {
  let [first, second] = [FIRST_OFFSET, SECOND_OFFSET];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    first = Math.imul(first ^ unit, FNV_PRIME);
    second = Math.imul(second ^ (unit + i), FNV_PRIME);
  }
  return mixed(first) * 2 ** HALF_BITS + mixed(second);
}

/** The last step of a hash: every bit of the result depends on all bits of `hash`. */
function mixed(hash: number): number {
  let bits = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> (32 - HALF_BITS);
}
