import { useId, useRef, useState, type DragEvent } from 'react';
import { plural, whole } from '../../ui/numbers.ts';
import { ProblemState } from '../../ui/states.tsx';
import { batchRun } from './batch-run.ts';
import { ColumnChoice } from './column-choice.tsx';
import { decoded, formatOf, likelyColumns, MOST_ROWS, readTable, type Columns, type Format, type Table } from './read-table.ts';

const PASTED = 'pasted text';
/** Browsers take many seconds to show this many characters in a text area, so a large text is read without showing it there. */
const LARGE = 20_000;
const EXAMPLE = `Job title,Employer,Place
Registered Nurse (nights),Northwell Health,New York
Sr. electrican,,"Austin, TX"
sftware enginer,Amazon,Seattle
Manager,Walmart,
n/a,,
Registered Nurse (nights),Northwell Health,New York`;

interface Given {
  readonly name: string;
  readonly text: string;
  readonly format: Format;
  readonly table: Table;
  readonly columns: Columns;
}

/** Takes a list or a table, and shows how it was read before anything is sent. */
export function BatchInput({ user }: { readonly user: string }): React.ReactElement {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOver, setOver] = useState(false);
  const [given, setGiven] = useState<Given>();
  const [problem, setProblem] = useState<Error>();

  const read = async (name: string, content: string, wanted?: Format): Promise<void> => {
    setProblem(undefined);
    try {
      const format = wanted ?? (await formatOf(content));
      const table = await readTable(name, content, format);
      if (table.rows.length === 0) throw new Error('There are no titles. Paste one title on each line, or a table with a column of titles.');
      if (table.rows.length > MOST_ROWS)
        throw new Error(
          `${plural(table.rows.length, 'row')} are more than the ${whole(MOST_ROWS)} of a batch. Split the file, and convert one part after the other.`,
        );
      setGiven({ name, text: content, format, table, columns: likelyColumns(table.header) });
    } catch (error) {
      setGiven(undefined);
      setProblem(error instanceof Error ? error : new Error('The text could not be read.'));
    }
  };
  const readFile = async (dropped: File | undefined): Promise<void> => {
    if (dropped !== undefined) await read(dropped.name, decoded(await dropped.arrayBuffer()));
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void readFile(event.dataTransfer.files[0]);
  };

  if (given !== undefined) {
    return (
      <ColumnChoice
        table={given.table}
        format={given.format}
        columns={given.columns}
        onFormat={(format) => void read(given.name, given.text, format)}
        onColumns={(columns) => {
          setGiven({ ...given, columns });
        }}
        onBack={() => {
          setGiven(undefined);
        }}
        onStart={() => void batchRun.start({ user, table: given.table, columns: given.columns })}
      />
    );
  }
  return (
    <div className="stack">
      {problem !== undefined && <ProblemState problem={problem} />}
      <div
        className={isOver ? 'card drop over' : 'card drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => {
          setOver(false);
        }}
        onDrop={drop}
      >
        <div className="field">
          <label htmlFor={id}>Job titles, one on each line, or a table</label>
          <textarea
            id={id}
            className="input batch-text"
            rows={9}
            value={text}
            spellCheck={false}
            placeholder={'registered nurse\ntruck driver\nsr. software engineer'}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text/plain');
              if (text !== '' || pasted.length < LARGE) return;
              event.preventDefault();
              void read(PASTED, pasted);
            }}
            onChange={({ target }) => {
              setText(target.value);
            }}
          />
        </div>
        <div className="row">
          <button type="button" className="button primary" disabled={text.trim() === ''} onClick={() => void read(PASTED, text)}>
            Continue
          </button>
          <button type="button" className="button" onClick={() => file.current?.click()}>
            Open a CSV file
          </button>
          <input
            ref={file}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            aria-label="CSV file"
            hidden
            onChange={({ target }) => {
              void readFile(target.files?.[0]);
              target.value = '';
            }}
          />
          <button
            type="button"
            className="button quiet small"
            onClick={() => {
              setText(EXAMPLE);
            }}
          >
            Fill in an example
          </button>
        </div>
        <p className="small muted">
          Or drop a CSV file here. Up to {whole(MOST_ROWS)} rows. Columns of employers, industries, and places make the answers better.
        </p>
      </div>
    </div>
  );
}
