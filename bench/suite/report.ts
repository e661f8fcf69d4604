import type { Measured } from './compare.ts';

/** A comparison, as a row of a table. */
export interface Row {
  readonly what: string;
  readonly clients: number;
  readonly measured: readonly Measured[];
}

/** What the service should reach, as a multiple of the first contender. */
export type Aims = Readonly<Record<string, number>>;

/** The table of a group in Markdown: milliseconds and requests per second of the first contender, and the others as multiples of its p50, with the lowest and highest round. */
export function printTable(rows: readonly Row[], aims: Aims = {}): void {
  const [first] = rows;
  if (first === undefined) return;
  const names = first.measured.map(({ name }) => (aims[name] === undefined ? name : `${name} (aim ${aims[name]}x)`));
  console.log(line(['', 'Clients', ...names]));
  console.log(line(['---', '--:', ...names.map(() => '---')]));
  for (const { what, clients, measured } of rows) console.log(line([what, String(clients), ...measured.map((one, i) => cell(one, i === 0, aims[one.name]))]));
  console.log('');
}

function cell({ p50, p99, perSecond, ratio, failed, cpu }: Measured, isBase: boolean, aim: number | undefined): string {
  const times = `${p50.toFixed(2)} ms, p99 ${(p99 / p50).toFixed(1)}x, ${Math.round(perSecond).toLocaleString('en-US')}/s${cpu === undefined ? '' : `, CPU ${Math.round(cpu)} us`}${failed === 0 ? '' : `, ${failed} failed`}`;
  if (isBase) return times;
  const missed = aim !== undefined && ratio.median > aim;
  const compared = `${shown(ratio.median)}x (${shown(ratio.low)}-${shown(ratio.high)})`;
  return `${missed ? `**${compared}**` : compared}; ${times}`;
}

const shown = (ratio: number): string => ratio.toFixed(ratio < 10 ? 2 : 0);
export const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
