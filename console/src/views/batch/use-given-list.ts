import { useState } from 'react';
import { plural, whole } from '../../ui/numbers.ts';
import { decoded, formatOf, likelyColumns, MOST_ROWS, readTable, type Columns, type Format, type Table } from './read-table.ts';

/** A list or a table, and how it was read. */
export interface GivenList {
  readonly name: string;
  readonly text: string;
  readonly format: Format;
  readonly table: Table;
  readonly columns: Columns;
}

interface GivenListState {
  /** Undefined before something was read, and after something could not be read. */
  readonly given: GivenList | undefined;
  readonly problem: Error | undefined;
  readonly setGiven: (given: GivenList | undefined) => void;
  /** Reads a text in a format; without one, in the likely one. */
  readonly read: (name: string, text: string, format?: Format) => Promise<void>;
  readonly readFile: (file: File | undefined) => Promise<void>;
}

/** What a person pasted, or the file that was opened or dropped. */
export function useGivenList(): GivenListState {
  const [given, setGiven] = useState<GivenList>();
  const [problem, setProblem] = useState<Error>();

  const read = async (name: string, text: string, wanted?: Format): Promise<void> => {
    setProblem(undefined);
    try {
      setGiven(await readList(name, text, wanted));
    } catch (error) {
      setGiven(undefined);
      setProblem(error instanceof Error ? error : new Error('The text could not be read.'));
    }
  };
  const readFile = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) await read(file.name, decoded(await file.arrayBuffer()));
  };
  return { given, problem, setGiven, read, readFile };
}

async function readList(name: string, text: string, wanted: Format | undefined): Promise<GivenList> {
  const format = wanted ?? (await formatOf(text));
  const table = await readTable(name, text, format);
  if (table.rows.length === 0) throw new Error('There are no titles. Paste one title on each line, or a table with a column of titles.');
  if (table.rows.length > MOST_ROWS)
    throw new Error(
      `${plural(table.rows.length, 'row')} are more than the ${whole(MOST_ROWS)} of a batch. Split the file, and convert one part after the other.`,
    );
  return { name, text, format, table, columns: likelyColumns(table.header) };
}
