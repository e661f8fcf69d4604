import { hash, verify } from '@node-rs/argon2';

// OWASP's parameters for argon2id (the library's default variant): about 60 ms a hash on one core.
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2ID);
}

/** Whether the password is right. Without a stored hash (no such user) it takes the same time and returns false. */
export async function passwordFits(storedHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no such user');
  const fits = await verify(storedHash ?? (await decoy), password);
  return storedHash !== undefined && fits;
}
