import type { PlaceChanges } from '../src/store/imports.ts';
import type { SwapReport } from './swap.ts';

/** Corrections that the terminal lists. */
const SHOWN_CORRECTIONS = 50;

/** What the imported Census files changed, in lines; none if they changed nothing. */
export function placeLines({ metros, zips, nameTaken }: PlaceChanges): string[] {
  const of = (one: string, { added, replaced }: PlaceChanges['metros']): string[] =>
    added + replaced === 0 ? [] : [`${added.toLocaleString('en-US')} ${one} added and ${replaced.toLocaleString('en-US')} updated`];
  const changed = [...of('metro areas', metros), ...of('ZIP codes', zips)];
  return [
    ...(changed.length === 0 ? [] : [`From the imported Census files: ${changed.join(', ')}.`]),
    ...(nameTaken.length === 0 ? [] : [`Not taken from the Census files, because the dataset has their names with other codes: ${nameTaken.join(', ')}.`]),
  ];
}

/** A load, the same on trial, or the return to the previous dataset. */
export type Swap = 'load' | 'trial' | 'restore';

const REPLACES: Readonly<Record<Swap, (to: string, from: string) => string>> = {
  load: (to, from) => `Dataset ${to} replaces ${from}, which npm run data:restore brings back.`,
  trial: (to, from) => `Dataset ${to} would replace ${from}.`,
  restore: (to, from) => `Dataset ${to} replaces ${from}, which the same command brings back.`,
};

const IN_SERVICE = 'Lists and records have this dataset now. Run npm run index: until then, searches and conversions know the one before.';

/** What is left to do, in a line. */
const NEXT: Readonly<Record<Swap, string>> = {
  load: IN_SERVICE,
  trial: 'Dry run: nothing was changed.',
  restore: IN_SERVICE,
};

/** What a load did, in lines: what changed, what should be checked, which corrections of admins no longer apply, and what is left to do. */
export function swapLines(report: SwapReport, swap: Swap): string[] {
  const { from, to, changes, places, corrections } = report;
  const lines = [from === undefined ? `Dataset ${to} is the first one.` : REPLACES[swap](to, from)];
  if (changes !== undefined) {
    const changed = Object.entries(changes).filter(([, { count }]) => count > 0);
    lines.push(
      changed.length === 0
        ? 'No row was added, removed, or changed.'
        : `Changed: ${changed.map(([kind, { count }]) => `${count.toLocaleString('en-US')} ${kind.replaceAll('_', ' ')}`).join(', ')}.`,
    );
    if (from === to && changed.length > 0)
      lines.push(`Warning: both datasets have the version ${to}, so callers cannot tell them apart. Give each delivery its own dataset_version.`);
  }
  return [...lines, ...warningLines(report, swap), ...placeLines(places), ...correctionLines(corrections), NEXT[swap]];
}

function warningLines({ losses, dates }: SwapReport, swap: Swap): string[] {
  const isOlder = swap !== 'restore' && dates.from !== undefined && dates.to !== undefined && dates.to < dates.from;
  return [
    ...(isOlder ? [`Warning: this delivery is older (${dates.to}) than the dataset that it replaces (${dates.from}).`] : []),
    ...losses.map(
      ({ table, before, after }) =>
        `Warning: ${table} has ${after.toLocaleString('en-US')} rows instead of ${before.toLocaleString('en-US')}. Check that the dataset is complete.`,
    ),
  ];
}

function correctionLines({ kept, companies, lost }: SwapReport['corrections']): string[] {
  const lines: string[] = [];
  if (kept + lost.length > 0)
    lines.push(
      `Corrections of admins: ${kept} in effect (${companies} ${companies === 1 ? 'company' : 'companies'} corrected again), ${lost.length} no longer apply.`,
    );
  for (const { write_id, written_at, written_by, action, company_uid, reason } of lost.slice(0, SHOWN_CORRECTIONS))
    lines.push(`  ${write_id} ${action} of ${company_uid} by ${written_by} on ${written_at.slice(0, 10)}: ${reason}`);
  if (lost.length > SHOWN_CORRECTIONS) lines.push(`  … and ${lost.length - SHOWN_CORRECTIONS} more`);
  return lines;
}
