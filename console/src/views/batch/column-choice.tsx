import { useId, useMemo } from 'react';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { plural } from '../../ui/numbers.ts';
import { planOf } from './plan.ts';
import { PARTS, type Columns, type Format, type Part, type Table } from './read-table.ts';

const LABELS: Readonly<Record<Part, string>> = { title: 'Job title', company: 'Employer', industry: 'Industry', location: 'Place' };
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
  const id = useId();
  const plan = useMemo(() => planOf(table, columns), [table, columns]);
  const { header, rows } = table;
  const duplicates = rows.length - plan.emptyRows - plan.items.length;
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
      <DataTable
        caption={`The first rows of ${table.name}`}
        columns={header.map((name, column) => ({
          id: String(column),
          title: name,
          value: (row: { readonly cells: readonly string[] }) => row.cells[column] ?? '',
        }))}
        rows={rows.slice(0, PREVIEWED).map((cells, index) => ({ cells, index }))}
        rowKey={({ index }) => String(index)}
        total={rows.length}
      />
      <div className="row">
        <button type="button" className="button primary" onClick={onStart} disabled={plan.items.length === 0}>
          Convert {plural(plan.items.length, 'title')}
        </button>
        <span className="small muted">
          {[
            duplicates > 0 ? `${plural(duplicates, 'row is a duplicate', 'rows are duplicates')}, asked once` : '',
            plan.emptyRows > 0 ? `${plural(plan.emptyRows, 'row has', 'rows have')} no title` : '',
            `${plural(plan.requests.length, 'request')} of at most 200 titles with the same context`,
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
      </div>
    </Card>
  );
}
