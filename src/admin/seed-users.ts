import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { addUser } from '../auth/users.ts';
import type { Config } from '../config/config.ts';
import { hasUsers } from '../store/accounts/users.ts';
import type { Database } from '../store/pool.ts';

const SEED_USERS = [
  { username: 'analyst', role: 'analyst', variable: 'SEED_ANALYST_PASSWORD' },
  { username: 'admin', role: 'admin', variable: 'SEED_ADMIN_PASSWORD' },
] as const;

/**
 * Creates the users `analyst` and `admin` (tier premium) when the private database has no user yet. Passwords come from the environment or are random;
 * they are shown once and kept in a file that only the owner can read. Returns the lines to print.
 */
export async function createSeedUsers(
  database: Database,
  config: Pick<Config, 'SEED_ANALYST_PASSWORD' | 'SEED_ADMIN_PASSWORD'>,
  data: string,
): Promise<string> {
  const file = join(data, 'credentials.json');
  const shown = relative(process.cwd(), file);
  if (await hasUsers(database))
    return existsSync(file) ? `  as analyst or admin; the passwords are in ${shown}` : '  as a user that you created (npm run admin -- user list)';
  // An earlier run may have been killed after it wrote the file and before it created the users: use the passwords of the file.
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  const passwords = Object.fromEntries(
    SEED_USERS.map(({ username, variable }) => [username, config[variable] ?? kept[username] ?? randomBytes(12).toString('base64url')]),
  );
  writeFileSync(file, `${JSON.stringify(passwords, null, 2)}\n`, { mode: 0o600 });
  for (const { username, role } of SEED_USERS) await addUser(database, { username, password: passwords[username] ?? '', role, tier: 'premium' });
  const lines = SEED_USERS.map(
    ({ username, variable }) => `  ${username.padEnd(8)} ${config[variable] === undefined ? (passwords[username] ?? '') : `(the password of ${variable})`}`,
  );
  return `${lines.join('\n')}\n  (kept in ${shown}, readable only by you)`;
}
