import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { ROLES, TIERS, type Role, type Tier } from '../auth/roles.ts';
import { saveUser } from '../auth/sessions.ts';
import { ConfigError, readConfig } from '../config.ts';
import { isMain } from '../is-main.ts';
import { openStores } from '../local-stores.ts';
import { Progress } from '../progress.ts';
import { migrate } from '../store/migrate.ts';
import { Database } from '../store/pool.ts';

const USAGE = `Usage (on the database of DATABASE_URL, or of the running service):
  npm run admin -- user add NAME [--role ${ROLES.join('|')}] [--tier ${TIERS.join('|')}]
  npm run admin -- user list
The password is asked for, or read from standard input; it is never an argument.`;
const SHORTEST_PASSWORD = 8;

/** The operator's commands. */
async function main(args: readonly string[]): Promise<void> {
  const config = readConfig();
  const [subject, action, ...rest] = args;
  if (subject !== 'user' || (action !== 'add' && action !== 'list')) throw new ConfigError(USAGE);
  const stores = await openStores(config, new Progress());
  const database = new Database(stores.databaseUrl, config, () => undefined);
  try {
    await migrate(database);
    if (action === 'list') {
      const users = await database.query({ text: 'SELECT username, role, tier, is_disabled, created_at FROM users ORDER BY username_key' });
      console.table(users);
      return;
    }
    const user = parseUser(rest);
    const password = await readPassword();
    if (password.length < SHORTEST_PASSWORD) throw new ConfigError(`The password must have at least ${SHORTEST_PASSWORD} characters.`);
    await saveUser(database, { ...user, password });
    console.log(`User ${user.username} saved with role ${user.role}, tier ${user.tier}.`);
  } finally {
    await database.close();
    await stores.stop();
  }
}

function parseUser(args: readonly string[]): { username: string; role: Role; tier: Tier } {
  const [username, ...options] = args;
  if (username === undefined || username.startsWith('--')) throw new ConfigError(USAGE);
  let role: Role = 'analyst';
  let tier: Tier = 'standard';
  for (let i = 0; i < options.length; i += 2) {
    const [name, value] = [options[i], options[i + 1]];
    if (name === '--role' && ROLES.includes(value as Role)) role = value as Role;
    else if (name === '--tier' && TIERS.includes(value as Tier)) tier = value as Tier;
    else throw new ConfigError(`${name ?? ''} ${value ?? ''} is not an option.\n${USAGE}`);
  }
  return { username, role, tier };
}

/** From a prompt that does not echo, or from standard input when that is no terminal. */
async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return readFileSync(0, 'utf8').replace(/\r?\n$/, '');
  const silent = new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
  process.stdout.write('Password: ');
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true });
  const password = await new Promise<string>((resolve) => {
    prompt.question('', resolve);
  });
  prompt.close();
  process.stdout.write('\n');
  return password;
}

if (isMain(import.meta.filename)) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  });
}
