import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '../config/config.ts';
import { exportPicks, type ExportedPicks } from '../intake/export-picks.ts';
import type { Command } from './command.ts';

/** The file says who picked what. */
const OWNER_ONLY = 0o600;
const DATE = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

const exportToFile: Command = {
  argument: 'FILE',
  options: {
    '--since': {
      shown: 'DATE',
      check: (text) => (DATE.safeParse(text).success ? undefined : 'a date such as 2026-01-31, or a time such as 2026-01-31T09:00:00Z'),
    },
  },
  flags: ['--force'],
  run: async (database, { argument: file, options, flags }) => {
    const since = options['--since'] === undefined ? undefined : new Date(options['--since']);
    if (existsSync(file) && statSync(file).isDirectory()) throw new ConfigError(`${file} is a folder; name a file.`);
    if (existsSync(file) && !flags.has('--force')) throw new ConfigError(`${file} already exists. Name another file, or add --force to replace it.`);
    if (!existsSync(dirname(file))) throw new ConfigError(`There is no folder ${dirname(file)}.`);
    // An existing file stays until the new one is complete.
    const partial = `${file}.${randomUUID().slice(0, 8)}.part`;
    try {
      const handle = await open(partial, 'wx', OWNER_ONLY);
      const exported = await exportPicks(database, (lines) => handle.write(lines), since).finally(() => handle.close());
      await rename(partial, file);
      return report(file, exported);
    } catch (error) {
      await rm(partial, { force: true });
      const { code, syscall } = error as NodeJS.ErrnoException;
      throw syscall === undefined ? error : new ConfigError(`${file} cannot be written (${code}).`);
    }
  },
};

export const PICK_COMMANDS = { 'pick export': exportToFile };

function report(file: string, { picks, unknownCodes, longTitles }: ExportedPicks): string {
  const refused = [
    ...(unknownCodes === 0 ? [] : [`${unknownCodes} with a code that is no longer in the dataset`]),
    ...(longTitles === 0 ? [] : [`${longTitles} with a title that is too long for an observation`]),
  ];
  return [
    `${picks} pick${picks === 1 ? '' : 's'} written to ${file}.`,
    ...(refused.length === 0 ? [] : [`Remove these before you import the file, because the import refuses them: ${refused.join(', ')}.`]),
    'Every caller with dsl:execute can send picks: review the file before you import it. An import replaces the observations of the previous import.',
  ].join('\n');
}
