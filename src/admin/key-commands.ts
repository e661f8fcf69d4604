import { createServiceKey, revokeServiceKey } from '../auth/service-keys.ts';
import type { Role, Tier } from '../catalog/roles.ts';
import { ConfigError } from '../config/config.ts';
import { listServiceKeys } from '../store/accounts/service-keys.ts';
import { daysUpTo, ROLE, TIER, type Command } from './command.ts';

const LONGEST_DAYS = 3_650;
const LONGEST_NAME = 100;

const create: Command = {
  argument: 'NAME',
  checkArgument: (name) => (name.trim() === '' || name.length > LONGEST_NAME ? `1 to ${LONGEST_NAME} characters` : undefined),
  options: {
    '--role': { ...ROLE, required: true },
    '--tier': { ...TIER, required: true },
    '--expires': { shown: 'DAYS', check: daysUpTo(LONGEST_DAYS) },
  },
  run: async (database, { argument: name, options }, actor) => {
    const [role, tier] = [options['--role'] as Role, options['--tier'] as Tier];
    const days = options['--expires'] === undefined ? undefined : Number(options['--expires']);
    const key = await createServiceKey(database, { name, role, tier, days }, actor);
    return `${key}\n\nService key ${name}: role ${role}, tier ${tier}, ${days === undefined ? 'never expires' : `expires in ${days} days`}. It is not shown again; store it like a password.\nSend it as \`Authorization: Bearer <API_KEY>\`.`;
  },
};

const revoke: Command = {
  argument: 'ID',
  run: async (database, { argument: id }, actor) => {
    if (!(await revokeServiceKey(database, id, actor)))
      throw new ConfigError(`No active service key has the id ${id}. To list the ids: npm run admin -- key list`);
    return `Service key ${id} is revoked.`;
  },
};

const list: Command = {
  run: async (database) => {
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
  },
};

export const KEY_COMMANDS = { 'key create': create, 'key revoke': revoke, 'key list': list };
