import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '../../../src/catalog/roles.ts';

/**
 * A query of the corpus. A file of the corpus is plain text:
 *
 *   Lines that explain the rule.
 *
 *   > LIST COMPANIES LIMIT 5
 *     what is expected, indented by two blanks
 *
 * A query is one or more lines after `>`; `reader>` and `admin>` ask as these roles, `>` as an analyst. `json>` holds a text as JSON, or a list of
 * texts and [text, times], for characters and lengths that no line can hold.
 */
export interface CorpusEntry {
  readonly query: string;
  readonly role: Role;
  /** The lines of the query as the file has them. */
  readonly asked: readonly string[];
  readonly expected: string;
}

/** A file is a list of parts: lines to keep as they are, and queries. */
export type CorpusPart = string | CorpusEntry;

const FOLDER = join(import.meta.dirname, 'corpus');
const PROMPT = /^(reader|admin|json)?> ?(.*)$/;
const INDENT = '  ';

export const corpusFiles = (): string[] => readdirSync(FOLDER).sort();
export const corpusPath = (file: string): string => join(FOLDER, file);

export function readCorpus(file: string): CorpusPart[] {
  const lines = readFileSync(corpusPath(file), 'utf8').replace(/\n$/, '').split('\n');
  const parts: CorpusPart[] = [];
  for (let place = 0; place < lines.length;) {
    const asked = runOf(lines, place, (line) => PROMPT.test(line));
    if (asked.length === 0) {
      parts.push(lines[place] ?? '');
      place += 1;
      continue;
    }
    const expected = runOf(lines, place + asked.length, (line) => line.startsWith(INDENT));
    parts.push({ ...questionOf(asked), asked, expected: expected.map((line) => line.slice(INDENT.length)).join('\n') });
    place += asked.length + expected.length;
  }
  return parts;
}

/** The text of a file of these parts. */
export const printCorpus = (parts: readonly CorpusPart[]): string =>
  `${parts.map((part) => (typeof part === 'string' ? part : [...part.asked, ...part.expected.split('\n').map((line) => `${INDENT}${line}`)].join('\n'))).join('\n')}\n`;

/** Every query of every file. */
export const wholeCorpus = (): (CorpusEntry & { readonly file: string })[] =>
  corpusFiles().flatMap((file) => readCorpus(file).flatMap((part) => (typeof part === 'string' ? [] : [{ ...part, file }])));

function runOf(lines: readonly string[], start: number, belongs: (line: string) => boolean): string[] {
  const end = lines.findIndex((line, place) => place >= start && !belongs(line));
  return lines.slice(start, end === -1 ? lines.length : end);
}

function questionOf(asked: readonly string[]): { query: string; role: Role } {
  const [, prompt] = PROMPT.exec(asked[0] ?? '') ?? [];
  const text = asked.map((line) => PROMPT.exec(line)?.[2] ?? '').join('\n');
  const role = prompt === 'reader' || prompt === 'admin' ? prompt : 'analyst';
  return { query: prompt === 'json' ? spelledOut(JSON.parse(text)) : text, role };
}

const spelledOut = (json: string | (string | [string, number])[]): string =>
  typeof json === 'string' ? json : json.map((part) => (typeof part === 'string' ? part : part[0].repeat(part[1]))).join('');
