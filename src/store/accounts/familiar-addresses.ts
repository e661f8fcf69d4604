import { identityKey } from '../../text/identity-key.ts';
import type { Database } from '../pool.ts';

/** Whether the user of this name signed in from an address group within a number of days. */
export async function isFamiliarAddress(database: Database, username: string, addressGroup: string, days: number): Promise<boolean> {
  const rows = await database.query({
    name: 'familiar-address',
    text: `SELECT 1 FROM familiar_addresses JOIN users USING (user_id)
           WHERE username_key = $1 AND address_group = $2 AND last_success_at > now() - make_interval(days => $3)`,
    values: [identityKey(username), addressGroup, days],
  });
  return rows.length > 0;
}

/** Stores that a user signed in from an address group. Deletes the user's other ones that are older than this number of days. */
export async function rememberAddress(database: Database, userId: string, addressGroup: string, days: number): Promise<void> {
  await database.query({
    name: 'remember-address',
    text: `WITH forgotten AS (DELETE FROM familiar_addresses WHERE user_id = $1 AND address_group <> $2 AND last_success_at < now() - make_interval(days => $3))
           INSERT INTO familiar_addresses (user_id, address_group) VALUES ($1, $2) ON CONFLICT (user_id, address_group) DO UPDATE SET last_success_at = now()`,
    values: [userId, addressGroup, days],
  });
}
