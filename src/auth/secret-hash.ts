import { createHash } from 'node:crypto';

/** What is stored of a random secret. Random secrets cannot be guessed, so that one fast hash is enough; passwords need a slow one. */
export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest();
