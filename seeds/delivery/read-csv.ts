import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { parse, type CsvError, type Info } from 'csv-parse';

/** One record of a CSV file. A cell without content and quotes is null; `""` is an empty text. */
export interface CsvRecord {
  /** The line in which the record begins. */
  readonly line: number;
  readonly cells: readonly (string | null)[];
}

/** Far more than any record needs. A quotation mark that is never closed would otherwise take the rest of the file into memory. */
const LARGEST_RECORD_BYTES = 1_000_000;
const LINE_END = 10;

const REASONS: Readonly<Record<string, string>> = {
  CSV_INVALID_CLOSING_QUOTE: 'has text after a closing quotation mark; double the quotation marks inside a quoted value',
  INVALID_OPENING_QUOTE: 'has a quotation mark inside a value without quotes; quote the value and double the mark',
  CSV_QUOTE_NOT_CLOSED: 'opens a quotation mark that is never closed; the lines after it were not checked',
  CSV_MAX_RECORD_SIZE: 'is longer than 1 MB, probably because of an unclosed quotation mark; the lines after it were not checked',
};

/**
 * Reads a CSV file (RFC 4180: commas, quotes doubled within quotes, UTF-8) as a stream. Damaged records are reported with their line and skipped. Empty lines are skipped.
 */
export async function* readCsv(path: string, report: (line: number, reason: string) => void, onBytes: (bytes: number) => void): AsyncGenerator<CsvRecord> {
  const parser = parse({
    bom: true,
    relax_column_count: true,
    info: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: LARGEST_RECORD_BYTES,
    cast: (value, { quoting }) => (value === '' && !quoting ? null : value),
    on_skip: (error) => {
      if (error !== undefined) report(lineOf(error), REASONS[error.code] ?? error.message);
    },
  });
  const source = Readable.from(utf8Chunks(path, report, onBytes));
  // A file that cannot be read ends the loop below with its error.
  source.on('error', (error) => parser.destroy(error));
  for await (const { record, info } of source.pipe(parser) as AsyncIterable<{ record: (string | null)[]; info: Info }>) {
    // `lines` counts to the end of the record, which can contain line ends.
    const inside = record.reduce((sum, cell) => sum + (cell === null ? 0 : cell.split('\n').length - 1), 0);
    yield { line: info.lines - inside, cells: record };
  }
}

function lineOf(error: CsvError): number {
  return (error as unknown as { lines?: number }).lines ?? 0;
}

/** A line of more bytes is not held back until its end. The parser refuses it. */
const LONGEST_LINE_BYTES = 8 * LARGEST_RECORD_BYTES;

/** The bytes of a file in whole lines. Lines that are not in UTF-8 are reported, with replacement characters for the bytes, so that the lines after them are checked too. */
async function* utf8Chunks(path: string, report: (line: number, reason: string) => void, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  let lines = 0;
  const checked = (block: Buffer): Buffer => {
    const good: Buffer[] = [];
    let start = 0;
    while (start < block.length) {
      const at = block.indexOf(LINE_END, start);
      const line = block.subarray(start, at < 0 ? block.length : at + 1);
      start += line.length;
      if (!isUtf8(line)) report(lines + 1, 'is not in UTF-8; save the file as UTF-8 text');
      good.push(isUtf8(line) ? line : Buffer.from(line.toString('utf8')));
      if (at >= 0) lines++;
    }
    return Buffer.concat(good);
  };
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    onBytes(chunk.length);
    const block = Buffer.concat([rest, chunk]);
    const end = block.lastIndexOf(LINE_END) + 1;
    const whole = end === 0 && block.length > LONGEST_LINE_BYTES ? block.length : end;
    rest = block.subarray(whole);
    if (whole > 0) yield checked(block.subarray(0, whole));
  }
  if (rest.length > 0) yield checked(rest);
}
