import { useId, useRef, useState } from 'react';
import { whole } from '../../ui/numbers.ts';
import { ProblemState } from '../../ui/states.tsx';
import { useRescuedFocus } from '../../ui/use-rescued-focus.ts';
import { batchRun } from './batch-run.ts';
import { ColumnChoice } from './column-choice.tsx';
import { DropArea } from './drop-area.tsx';
import { MOST_ROWS } from './read-table.ts';
import { useGivenList } from './use-given-list.ts';

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

/** Takes a list or a table, and shows how it was read before anything is sent. */
export function BatchInput({ user }: { readonly user: string }): React.ReactElement {
  const [text, setText] = useState('');
  const { given, problem, setGiven, read, readFile } = useGivenList();

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
      <DropArea onDrop={(file) => void readFile(file)}>
        <TitlesField text={text} onChange={setText} onLargePaste={(pasted) => void read(PASTED, pasted)} />
        <div className="row">
          <button type="button" className="button primary" disabled={text.trim() === ''} onClick={() => void read(PASTED, text)}>
            Continue
          </button>
          <OpenFile onFile={(file) => void readFile(file)} />
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
      </DropArea>
    </div>
  );
}

interface TitlesFieldProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** A text that is too large to show was pasted into the empty field. */
  readonly onLargePaste: (text: string) => void;
}

function TitlesField({ text, onChange, onLargePaste }: TitlesFieldProps): React.ReactElement {
  const id = useId();
  const area = useRescuedFocus<HTMLTextAreaElement>();
  return (
    <div className="field">
      <label htmlFor={id}>Job titles, one on each line, or a table</label>
      <textarea
        ref={area}
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
          onLargePaste(pasted);
        }}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
    </div>
  );
}

function OpenFile({ onFile }: { readonly onFile: (file: File | undefined) => void }): React.ReactElement {
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
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
          onFile(target.files?.[0]);
          target.value = '';
        }}
      />
    </>
  );
}
