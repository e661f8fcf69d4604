import { addUser, disableUser, enableUser, setPassword, setUser } from '../auth/users.ts';
import type { Role, Tier } from '../catalog/roles.ts';
import { ConfigError } from '../config/config.ts';
import { listUsers } from '../store/accounts/users.ts';
import { ROLE, TIER, type Command } from './command.ts';
import { readPassword } from './read-password.ts';

const SHORTEST_PASSWORD = 8;

const add: Command = {
  argument: 'NAME',
  options: { '--role': ROLE, '--tier': TIER },
  run: async (database, { argument: username, options }, actor) => {
    const [role, tier] = [(options['--role'] ?? 'analyst') as Role, (options['--tier'] ?? 'standard') as Tier];
    const created = await addUser(database, { username, password: await readNewPassword(), role, tier }, actor);
    if (!created) throw new ConfigError(`User ${username} already exists. To change the password: npm run admin -- user passwd ${username}`);
    return `User ${username} added with role ${role}, tier ${tier}.`;
  },
};

const passwd: Command = {
  argument: 'NAME',
  run: async (database, { argument: name }, actor) => {
    if (!(await setPassword(database, name, await readNewPassword(), actor))) throw noSuchUser(name);
    return `New password for ${name}; all sessions ended.`;
  },
};

const set: Command = {
  argument: 'NAME',
  options: { '--role': ROLE, '--tier': TIER },
  run: async (database, { argument: name, options }, actor) => {
    const [role, tier] = [options['--role'] as Role | undefined, options['--tier'] as Tier | undefined];
    if (role === undefined && tier === undefined) throw new ConfigError('Nothing to set: give --role, --tier, or both.');
    const user = await setUser(database, name, { role, tier }, actor);
    if (user === undefined) throw noSuchUser(name);
    return `${user.username} has role ${user.role}, tier ${user.tier} now.`;
  },
};

const disable: Command = {
  argument: 'NAME',
  run: async (database, { argument: name }, actor) => {
    if (!(await disableUser(database, name, actor))) throw noSuchUser(name);
    return `${name} is disabled; all sessions ended.`;
  },
};

const enable: Command = {
  argument: 'NAME',
  run: async (database, { argument: name }, actor) => {
    if (!(await enableUser(database, name, actor))) throw noSuchUser(name);
    return `${name} is enabled.`;
  },
};

const list: Command = {
  run: async (database) => {
    const users = await listUsers(database);
    return users
      .map(({ username, role, tier, is_disabled }) => `${username.padEnd(30)} ${role.padEnd(8)} ${tier.padEnd(8)}${is_disabled ? ' disabled' : ''}`)
      .join('\n');
  },
};

export const USER_COMMANDS = { 'user add': add, 'user set': set, 'user passwd': passwd, 'user disable': disable, 'user enable': enable, 'user list': list };

async function readNewPassword(): Promise<string> {
  const password = await readPassword();
  if (password.length < SHORTEST_PASSWORD) throw new ConfigError(`The password must have at least ${SHORTEST_PASSWORD} characters.`);
  return password;
}

function noSuchUser(name: string): ConfigError {
  return new ConfigError(`User ${name} was not found. To list the users: npm run admin -- user list`);
}
