import { v5 as uuidV5 } from 'uuid';
import { identityKey } from '../text/identity-key.ts';

/** Namespace of the company identifiers. Do not change it: every company identifier depends on it. */
const COMPANY_NAMESPACE = '6f1c7c0a-2f5e-5d0b-9b57-0d1f6f8c2a41';

/** `company_uid`: UUID v5 of the name under which the company was first inserted. */
export function companyUid(firstName: string): string {
  return uuidV5(identityKey(firstName), COMPANY_NAMESPACE);
}

/** `industry_id`: FNV-1a (32 bit) over the UTF-8 bytes of the exact name, masked to a positive 31-bit integer. */
export function industryId(name: string): number {
  return fnv1a(name) & 0x7fffffff;
}

const utf8 = new TextEncoder();
// The generator hashes millions of keys. In the test environment, most of that time would go to looking up the global for each byte.
const { imul } = Math;

function hashOfBytes(start: number, bytes: Uint8Array): number {
  let hash = start;
  for (const byte of bytes) hash = imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** FNV-1a, 32 bit, over UTF-8; an unsigned integer. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    // An ASCII character is its own byte, and almost all keys have no other. To encode them takes longer than to hash them.
    if (code > 0x7f) return hashOfBytes(hash, utf8.encode(text.slice(i)));
    hash = imul(hash ^ code, 0x01000193);
  }
  return hash >>> 0;
}
