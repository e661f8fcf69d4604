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

/** What a load did, in lines: what changed, and which corrections of admins no longer apply. */
export function swapLines({ from, to, changes, corrections, places }: SwapReport): string[] {
  const lines = [from === undefined ? `Dataset ${to} is the first one.` : `Dataset ${to} replaces ${from}, which npm run data:restore brings back.`];
  if (changes !== undefined) {
    const changed = Object.entries(changes).filter(([, { count }]) => count > 0);
    lines.push(
      changed.length === 0
        ? 'No company, badge, occupation, cluster, or wage changed.'
        : `Changed: ${changed.map(([kind, { count }]) => `${count.toLocaleString('en-US')} ${kind.replaceAll('_', ' ')}`).join(', ')}.`,
    );
  }
  lines.push(...placeLines(places));
  const { kept, companies, lost } = corrections;
  if (kept + lost.length > 0)
    lines.push(
      `Corrections of admins: ${kept} in effect (${companies} ${companies === 1 ? 'company' : 'companies'} corrected again), ${lost.length} no longer apply.`,
    );
  for (const { write_id, written_at, written_by, action, company_uid, reason } of lost.slice(0, SHOWN_CORRECTIONS))
    lines.push(`  ${write_id} ${action} of ${company_uid} by ${written_by} on ${written_at.slice(0, 10)}: ${reason}`);
  if (lost.length > SHOWN_CORRECTIONS) lines.push(`  … and ${lost.length - SHOWN_CORRECTIONS} more`);
  return lines;
}
