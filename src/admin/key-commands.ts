import { createServiceKey, revokeServiceKey } from '../auth/service-keys.ts';
import { ConfigError } from '../config/config.ts';
import { listServiceKeys } from '../store/accounts/service-keys.ts';
import { notAValue, readArguments, readRole, readTier, USAGE, type Command } from './command.ts';

const LONGEST_DAYS = 3_650;
const LONGEST_NAME = 100;

const create: Command = async (database, args, actor) => {
  const { name, options } = readArguments(args, ['--role', '--tier', '--expires']);
  const { '--role': role, '--tier': tier, '--expires': expires } = options;
  if (role === undefined || tier === undefined) throw new ConfigError(USAGE);
  if (name.trim() === '' || name.length > LONGEST_NAME) throw new ConfigError(`The name of a key must have 1 to ${LONGEST_NAME} characters.`);
  const days = expires === undefined ? undefined : readDays(expires);
  const key = await createServiceKey(database, { name, role: readRole(role), tier: readTier(tier), days }, actor);
  return `${key}\n\nService key ${name}: role ${role}, tier ${tier}, ${days === undefined ? 'never expires' : `expires in ${days} days`}. It is not shown again; store it like a password.\nSend it as \`Authorization: Bearer <API_KEY>\`.`;
};

const revoke: Command = async (database, args, actor) => {
  const { name: id } = readArguments(args, []);
  if (!(await revokeServiceKey(database, id, actor)))
    throw new ConfigError(`No active service key has the id ${id}. To list the ids: npm run admin -- key list`);
  return `Service key ${id} is revoked.`;
};

const list: Command = async (database, args) => {
  if (args.length > 0) throw new ConfigError(USAGE);
  const keys = await listServiceKeys(database);
  const day = (date: Date | null, otherwise: string): string => date?.toISOString().slice(0, 16).replace('T', ' ') ?? otherwise;
  const lines = keys.map(({ key_id, name, role, tier, state, expires_at, last_used_at }) =>
    [
      key_id,
      name.padEnd(24),
      role.padEnd(8),
      tier.padEnd(8),
      state.padEnd(8),
      `expires ${day(expires_at, 'never')}`,
      `last used ${day(last_used_at, 'never')}`,
    ].join('  '),
  );
  return lines.length === 0 ? 'There are no service keys.' : lines.join('\n');
};

export const KEY_COMMANDS: Readonly<Record<string, Command>> = { create, revoke, list };

function readDays(text: string): number {
  const days = /^\d+$/.test(text) ? Number(text) : 0;
  if (days < 1 || days > LONGEST_DAYS) throw notAValue('--expires', text, `a whole number of days from 1 to ${LONGEST_DAYS}`);
  return days;
}
