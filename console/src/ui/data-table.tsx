import { useMemo, useState, type ReactNode } from 'react';
import { ActionButton } from './action-button.tsx';
import { CopyButton } from './copy-button.tsx';
import { plural, whole } from './numbers.ts';
import { copyText, sorted, type Cell, type Order } from './table-rows.ts';
import './data-table.css';

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  /** For sorting and copying. */
  readonly value: (row: Row) => Cell;
  /** What the cell shows; the value by default. */
  readonly show?: (row: Row) => ReactNode;
  readonly numeric?: boolean;
}

interface DataTableProps<Row> {
  /** What the rows are; screen readers read it first. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly pageSize?: number;
  /** The first order; without it, that of the service. */
  readonly initialOrder?: Order;
  /** How many rows there are, if not all of them were loaded. */
  readonly total?: number;
}

/** A table that sorts, pages, and copies. Rows stay in the order of the service until a column is chosen. */
export function DataTable<Row>({ caption, columns, rows, rowKey, pageSize = 20, initialOrder, total = rows.length }: DataTableProps<Row>): React.ReactElement {
  const { arranged, order, sortBy, pages, current, first, setPage } = useArranged(columns, rows, { pageSize, initialOrder });
  return (
    <div className="data-table">
      <div className="table-scroll" tabIndex={0} role="region" aria-label={caption}>
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeadCell
                  key={column.id}
                  column={column}
                  order={order?.column === column.id ? order : undefined}
                  onSort={() => {
                    sortBy(column);
                  }}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {arranged.slice(first, first + pageSize).map((row) => (
              <tr key={rowKey(row)}>
                {columns.map((column) => (
                  <td key={column.id} className={column.numeric === true ? 'numeric' : undefined}>
                    {column.show === undefined ? shown(column.value(row)) : column.show(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="row spread small">
        <span className="muted">
          {pages > 1 ? `${whole(first + 1)} to ${whole(Math.min(first + pageSize, arranged.length))} of ` : ''}
          {plural(arranged.length, 'row')}
          {total > arranged.length && ` (the first of ${whole(total)})`}
        </span>
        <span className="row">
          {pages > 1 && <Pager page={current} pages={pages} onPage={setPage} />}
          <CopyButton text={copyText(arranged, columns)} about={`the table ${caption}`}>
            Copy
          </CopyButton>
        </span>
      </div>
    </div>
  );
}

interface Arranged<Row> {
  /** All rows, in the chosen order. */
  readonly arranged: readonly Row[];
  readonly order: Order | undefined;
  readonly sortBy: (column: Column<Row>) => void;
  readonly pages: number;
  /** The page that is shown, from 0 on, and its first row. */
  readonly current: number;
  readonly first: number;
  readonly setPage: (page: number) => void;
}

/** The rows in the chosen order, and the page of them that is shown. */
function useArranged<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { pageSize, initialOrder }: { readonly pageSize: number; readonly initialOrder: Order | undefined },
): Arranged<Row> {
  const [order, setOrder] = useState(initialOrder);
  const [page, setPage] = useState(0);
  const arranged = useMemo(() => {
    const column = columns.find(({ id }) => id === order?.column);
    return order === undefined || column === undefined ? rows : sorted(rows, column.value, order);
  }, [rows, columns, order]);
  const pages = Math.max(1, Math.ceil(arranged.length / pageSize));
  const current = Math.min(page, pages - 1);
  const first = current * pageSize;

  const sortBy = ({ id, numeric = false }: Column<Row>): void => {
    setPage(0);
    // Numbers start with the largest; a third click returns to the order of the service.
    if (order?.column !== id) setOrder({ column: id, descending: numeric });
    else setOrder(order.descending === numeric ? { column: id, descending: !numeric } : undefined);
  };

  return { arranged, order, sortBy, pages, current, first, setPage };
}

interface HeadCellProps<Row> {
  readonly column: Column<Row>;
  /** How the rows are sorted by this column, if they are. */
  readonly order: Order | undefined;
  readonly onSort: () => void;
}

function HeadCell<Row>({ column, order, onSort }: HeadCellProps<Row>): React.ReactElement {
  return (
    <th
      scope="col"
      className={column.numeric === true ? 'numeric' : undefined}
      aria-sort={order === undefined ? undefined : order.descending ? 'descending' : 'ascending'}
    >
      <button type="button" onClick={onSort}>
        {column.title}
        <span aria-hidden="true">{order === undefined ? '' : order.descending ? ' ↓' : ' ↑'}</span>
      </button>
    </th>
  );
}

interface PagerProps {
  /** From 0 on. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

function Pager({ page, pages, onPage }: PagerProps): React.ReactElement {
  return (
    <>
      <ActionButton
        className="button small"
        isOff={page === 0}
        onClick={() => {
          onPage(page - 1);
        }}
      >
        Previous
      </ActionButton>
      <ActionButton
        className="button small"
        isOff={page === pages - 1}
        onClick={() => {
          onPage(page + 1);
        }}
      >
        Next
      </ActionButton>
    </>
  );
}

const shown = (value: Cell): ReactNode =>
  value === null || value === '' ? <span className="muted">–</span> : typeof value === 'number' ? whole(value) : value;
