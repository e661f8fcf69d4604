import { hash, verify } from '@node-rs/argon2';
import { onceResolved } from '../runtime/once.ts';

// OWASP's parameters for argon2id (the library's default variant): about 60 ms a hash on one core.
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const decoy = onceResolved(() => hashPassword('no such user'));

export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2ID);
}

/** Whether the password is right. Without a stored hash (no such user) it takes the same time and returns false. */
export async function passwordFits(storedHash: string | undefined, password: string): Promise<boolean> {
  const unknown = decoy();
  const fits = await verify(storedHash ?? (await unknown), password);
  return storedHash !== undefined && fits;
}
