import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { ROLES, TIERS, type Role, type Tier } from '../auth/roles.ts';
import { addUser, listUsers, setDisabled, setPassword } from '../auth/users.ts';
import { ConfigError, readConfig } from '../config.ts';
import { isMain } from '../is-main.ts';
import { openStores } from '../local-stores.ts';
import { Progress } from '../progress.ts';
import { migrate } from '../store/migrate.ts';
import { Database } from '../store/pool.ts';

const USAGE = `Usage (on the database of DATABASE_URL, or of the running service):
  npm run admin -- user add NAME [--role ${ROLES.join('|')}] [--tier ${TIERS.join('|')}]
  npm run admin -- user passwd|disable|enable NAME
  npm run admin -- user list
Passwords are asked for, or read from standard input; they are never arguments. A new password or a disabled account ends all sessions of the user.`;
const SHORTEST_PASSWORD = 8;

/** The operator's commands. */
async function main([subject, action, ...rest]: readonly string[]): Promise<void> {
  if (subject !== 'user' || !['add', 'passwd', 'disable', 'enable', 'list'].includes(action ?? '')) throw new ConfigError(USAGE);
  const config = readConfig();
  const stores = await openStores(config, new Progress());
  const database = new Database(stores.databaseUrl, config, () => undefined);
  try {
    await migrate(database);
    console.log(await run(database, action ?? '', rest));
  } finally {
    await database.close();
    await stores.stop();
  }
}

async function run(database: Database, action: string, rest: readonly string[]): Promise<string> {
  if (action === 'list') {
    const users = await listUsers(database);
    return users
      .map(({ username, role, tier, is_disabled }) => `${username.padEnd(30)} ${role.padEnd(8)} ${tier.padEnd(8)}${is_disabled ? ' disabled' : ''}`)
      .join('\n');
  }
  if (action === 'add') {
    const user = parseUser(rest);
    const created = await addUser(database, { ...user, password: await readNewPassword() });
    if (!created) throw new ConfigError(`There is a user ${user.username} already. To change the password: npm run admin -- user passwd ${user.username}`);
    return `User ${user.username} added with role ${user.role}, tier ${user.tier}.`;
  }
  const [username, ...more] = rest;
  if (username === undefined || more.length > 0) throw new ConfigError(USAGE);
  const found =
    action === 'passwd' ? await setPassword(database, username, await readNewPassword()) : await setDisabled(database, username, action === 'disable');
  if (!found) throw new ConfigError(`There is no user ${username}.`);
  return (
    { passwd: `New password for ${username}; all sessions ended.`, disable: `${username} is disabled; all sessions ended.`, enable: `${username} is enabled.` }[
      action
    ] ?? ''
  );
}

async function readNewPassword(): Promise<string> {
  const password = await readPassword();
  if (password.length < SHORTEST_PASSWORD) throw new ConfigError(`The password must have at least ${SHORTEST_PASSWORD} characters.`);
  return password;
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
