import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import type { Problem } from '../../src/tables/row.ts';

const HEADER = ['file', 'line', 'column', 'value', 'reason'];
const LONGEST_VALUE = 200;

/** All problems of one kind: the same column of the same file, for the same reason. */
export interface ProblemKind {
  readonly file: string;
  readonly column: string;
  readonly reason: string;
  readonly count: number;
  readonly firstLine: number;
}

/** Collects the problems of a delivery: all of them in a file, as they are found, and in memory only their number by kind. */
export class ProblemLog {
  private readonly kinds = new Map<string, ProblemKind>();
  private file: number | undefined;
  count = 0;

  /** Removes the file of an earlier run. It is written again with the first problem. */
  constructor(readonly path: string) {
    rmSync(path, { force: true });
  }

  /** `kind` is the reason without what differs from row to row. */
  add(problem: Problem, kind = problem.reason): void {
    if (this.file === undefined) {
      mkdirSync(dirname(this.path), { recursive: true });
      this.file = openSync(this.path, 'w');
      writeSync(this.file, stringify([HEADER]));
    }
    const { file, line, column, value, reason } = problem;
    writeSync(this.file, stringify([[file, line, column, value.replaceAll('\0', '\uFFFD').slice(0, LONGEST_VALUE), reason]]));
    this.count++;
    const id = JSON.stringify([file, column, kind]);
    const known = this.kinds.get(id);
    this.kinds.set(id, { file, column, reason: kind, count: (known?.count ?? 0) + 1, firstLine: known?.firstLine ?? line });
  }

  /** The kinds of problems, the most frequent first. */
  summary(): ProblemKind[] {
    return [...this.kinds.values()].sort((a, b) => b.count - a.count);
  }

  close(): void {
    if (this.file !== undefined) closeSync(this.file);
    this.file = undefined;
  }
}

/** Kinds that the terminal shows. */
const SHOWN_KINDS = 40;

/** A delivery was refused. The message summarizes its problems. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';

  constructor(readonly problems: ProblemLog) {
    const kinds = problems.summary();
    const lines = kinds.slice(0, SHOWN_KINDS).map(({ file, column, reason, count, firstLine }) => {
      const where = firstLine > 0 ? `, first in line ${firstLine}` : '';
      return `  ${count.toLocaleString('en-US')} × ${[file, column].filter((part) => part !== '').join(' ')}: ${reason}${where}`;
    });
    const rest = kinds.length > SHOWN_KINDS ? [`  … and ${kinds.length - SHOWN_KINDS} more kinds`] : [];
    super(
      [
        `Nothing was loaded; the delivery has ${problems.count.toLocaleString('en-US')} problem${problems.count === 1 ? '' : 's'}:`,
        ...lines,
        ...rest,
        `All of them, with line and value: ${problems.path}`,
      ].join('\n'),
    );
  }
}
