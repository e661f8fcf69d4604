import { agreement, isMet, type Comparison } from './comparison.ts';
import { commonShare, type MetroAgreement } from './zips.ts';

/** Longest list to print in full without --all. */
const LIST_LINES = 30;
const WORST_METROS = 10;

interface Report {
  readonly comparisons: readonly Comparison[];
  /** Metro areas by agreement of their ZIP codes, worst first. */
  readonly metros: readonly MetroAgreement[];
  readonly metroNames: ReadonlyMap<string, string>;
  /** "file:line" of a subject, if a line in a data file starts with it. */
  readonly lines: ReadonlyMap<string, string>;
}

/** Whether lists are printed in full. */
interface Length {
  readonly all: boolean;
}

/** The differences, list by list, then one table of all comparisons. */
export function renderReport({ comparisons, metros, metroNames, lines }: Report, length: Length): string {
  const at = (subject: string): string => (lines.has(subject) ? `${lines.get(subject) ?? ''} ${subject}` : subject);
  const sections = comparisons.flatMap(({ check, differences, notComparable }) => [
    list(
      `${check}: differences, ours -> reference`,
      differences.map(({ subject, ours, reference }) => `${at(subject)}: ${ours ?? 'missing'} -> ${reference ?? 'unknown'}`),
      length,
    ),
    list(
      `${check}: not comparable`,
      notComparable.map(({ subject, reason }) => `${at(subject)}: ${reason}`),
      length,
    ),
  ]);
  const worst = metros
    .slice(0, WORST_METROS)
    .map(
      (metro) =>
        `${percent(commonShare(metro)).padStart(6)}  ${at(metro.cbsa)} ${metroNames.get(metro.cbsa) ?? '(not ours)'}: ${metro.both} common, ${metro.missed} missed, ${metro.extra} extra`,
    );
  return [...sections, list('metros whose ZIP codes agree least', worst, length), renderTable(comparisons)].filter((section) => section !== '').join('\n\n');
}

function list(heading: string, items: readonly string[], { all }: Length): string {
  if (items.length === 0) return '';
  const shown = all || items.length <= LIST_LINES ? items : items.slice(0, LIST_LINES);
  const rest = items.length - shown.length;
  return [`${heading} (${items.length})`, ...shown.map((item) => `  ${item}`), ...(rest > 0 ? [`  and ${rest} more (--all prints all)`] : [])].join('\n');
}

function renderTable(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map((comparison) => [
    comparison.check,
    String(comparison.compared),
    String(comparison.compared - comparison.differences.length),
    percent(agreement(comparison)),
    comparison.required === null ? '-' : percent(comparison.required),
    comparison.required === null ? '-' : isMet(comparison) ? 'yes' : 'NO',
  ]);
  const table = [['check', 'compared', 'agree', 'rate', 'required', 'ok'], ...rows];
  const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '))
    .join('\n');
}

/** Rounded down, so that 100% means all. */
function percent(share: number): string {
  const tenths = Math.floor(share * 1000 + 1e-9) / 10;
  return `${Number.isInteger(tenths) ? tenths : tenths.toFixed(1)}%`;
}
