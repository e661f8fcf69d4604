import type { SwapReport } from './swap.ts';

/** Corrections that the terminal lists. */
const SHOWN_CORRECTIONS = 50;

/** What a load did, in lines: what changed, and which corrections of admins no longer apply. */
export function swapLines({ from, to, changes, corrections }: SwapReport): string[] {
  const lines = [from === undefined ? `Dataset ${to} is the first one.` : `Dataset ${to} replaces ${from}, which npm run data:restore brings back.`];
  if (changes !== undefined) {
    const changed = Object.entries(changes).filter(([, { count }]) => count > 0);
    lines.push(
      changed.length === 0
        ? 'No company, badge, occupation, cluster, or wage changed.'
        : `Changed: ${changed.map(([kind, { count }]) => `${count.toLocaleString('en-US')} ${kind.replaceAll('_', ' ')}`).join(', ')}.`,
    );
  }
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
