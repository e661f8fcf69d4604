import { addUser, setDisabled, setPassword } from '../auth/users.ts';
import { ConfigError } from '../config/config.ts';
import { listUsers } from '../store/accounts/users.ts';
import { readArguments, readRole, readTier, USAGE, type Command } from './command.ts';
import { readPassword } from './read-password.ts';

const SHORTEST_PASSWORD = 8;

const add: Command = async (database, args, actor) => {
  const { name, options } = readArguments(args, ['--role', '--tier']);
  const [role, tier] = [readRole(options['--role'] ?? 'analyst'), readTier(options['--tier'] ?? 'standard')];
  const created = await addUser(database, { username: name, password: await readNewPassword(), role, tier }, actor);
  if (!created) throw new ConfigError(`User ${name} already exists. To change the password: npm run admin -- user passwd ${name}`);
  return `User ${name} added with role ${role}, tier ${tier}.`;
};

const passwd: Command = async (database, args, actor) => {
  const { name } = readArguments(args, []);
  if (!(await setPassword(database, name, await readNewPassword(), actor))) throw noSuchUser(name);
  return `New password for ${name}; all sessions ended.`;
};

const disable: Command = async (database, args, actor) => {
  const { name } = readArguments(args, []);
  if (!(await setDisabled(database, name, true, actor))) throw noSuchUser(name);
  return `${name} is disabled; all sessions ended.`;
};

const enable: Command = async (database, args, actor) => {
  const { name } = readArguments(args, []);
  if (!(await setDisabled(database, name, false, actor))) throw noSuchUser(name);
  return `${name} is enabled.`;
};

const list: Command = async (database, args) => {
  if (args.length > 0) throw new ConfigError(USAGE);
  const users = await listUsers(database);
  return users
    .map(({ username, role, tier, is_disabled }) => `${username.padEnd(30)} ${role.padEnd(8)} ${tier.padEnd(8)}${is_disabled ? ' disabled' : ''}`)
    .join('\n');
};

export const USER_COMMANDS: Readonly<Record<string, Command>> = { add, passwd, disable, enable, list };

async function readNewPassword(): Promise<string> {
  const password = await readPassword();
  if (password.length < SHORTEST_PASSWORD) throw new ConfigError(`The password must have at least ${SHORTEST_PASSWORD} characters.`);
  return password;
}

function noSuchUser(name: string): ConfigError {
  return new ConfigError(`User ${name} was not found. To list the users: npm run admin -- user list`);
}
