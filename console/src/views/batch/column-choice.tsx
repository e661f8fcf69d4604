import { useId, useMemo } from 'react';
import { Card } from '../../ui/card.tsx';
import { CONTEXT_NAMES } from '../../ui/context-names.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { plural } from '../../ui/numbers.ts';
import { planOf, type Plan } from './plan.ts';
import { PARTS, type Columns, type Format, type Part, type Table } from './read-table.ts';

const LABELS: Readonly<Record<Part, string>> = { title: 'Job title', ...CONTEXT_NAMES };
const PREVIEWED = 5;

interface ColumnChoiceProps {
  readonly table: Table;
  readonly format: Format;
  readonly columns: Columns;
  readonly onFormat: (format: Format) => void;
  readonly onColumns: (columns: Columns) => void;
  readonly onBack: () => void;
  readonly onStart: () => void;
}

/** Which column is what, and how much there is to do. */
export function ColumnChoice({ table, format, columns, onFormat, onColumns, onBack, onStart }: ColumnChoiceProps): React.ReactElement {
  const plan = useMemo(() => planOf(table, columns), [table, columns]);
  const { header, rows } = table;
  return (
    <Card
      title="Check how it was read"
      about={`${table.name}: ${plural(rows.length, 'row')}, ${plural(header.length, 'column')}.`}
      actions={
        <button type="button" className="button small" onClick={onBack}>
          Back
        </button>
      }
    >
      <Parts header={header} format={format} columns={columns} onFormat={onFormat} onColumns={onColumns} />
      <FirstRows table={table} />
      <div className="row">
        <button type="button" className="button primary" onClick={onStart} disabled={plan.items.length === 0}>
          Convert {plural(plan.items.length, 'title')}
        </button>
        <span className="small muted">{workOf(plan, rows.length)}</span>
      </div>
    </Card>
  );
}

type PartsProps = Pick<ColumnChoiceProps, 'format' | 'columns' | 'onFormat' | 'onColumns'> & { readonly header: Table['header'] };

/** Which column is what. A list has one column. */
function Parts({ header, format, columns, onFormat, onColumns }: PartsProps): React.ReactElement {
  const id = useId();
  return (
    <div className="batch-columns">
      <div className="field">
        <label htmlFor={`${id}-format`}>Read as</label>
        <select
          id={`${id}-format`}
          className="input"
          value={format}
          onChange={({ target }) => {
            onFormat(target.value as Format);
          }}
        >
          <option value="list">List, one title on each line</option>
          <option value="table">Table with columns</option>
        </select>
      </div>
      {PARTS.filter((part) => part === 'title' || header.length > 1).map((part) => (
        <div key={part} className="field">
          <label htmlFor={`${id}-${part}`}>{LABELS[part]}</label>
          <select
            id={`${id}-${part}`}
            className="input"
            value={columns[part]}
            onChange={({ target }) => {
              onColumns({ ...columns, [part]: Number(target.value) });
            }}
          >
            {part !== 'title' && <option value={-1}>No column</option>}
            {header.map((name, column) => (
              <option key={column} value={column}>
                {name}
              </option>
            ))}
          </select>
        </div>
      ))}
    </div>
  );
}

function FirstRows({ table: { name, header, rows } }: { readonly table: Table }): React.ReactElement {
  return (
    <DataTable
      caption={`The first rows of ${name}`}
      columns={header.map((title, column) => ({
        id: String(column),
        title,
        value: (row: { readonly cells: readonly string[] }) => row.cells[column] ?? '',
      }))}
      rows={rows.slice(0, PREVIEWED).map((cells, index) => ({ cells, index }))}
      rowKey={({ index }) => String(index)}
      total={rows.length}
    />
  );
}

/** How much there is to do, and which rows add nothing to it. */
function workOf({ items, emptyRows, requests }: Plan, rows: number): string {
  const duplicates = rows - emptyRows - items.length;
  return [
    duplicates > 0 ? `${plural(duplicates, 'row is a duplicate', 'rows are duplicates')}, asked once` : '',
    emptyRows > 0 ? `${plural(emptyRows, 'row has', 'rows have')} no title` : '',
    `${plural(requests.length, 'request')} of at most 200 titles with the same context`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
