import { useState, type ReactNode } from 'react';

/** A chart with a button that shows the same numbers as a table. */
export function ChartOrTable({ chart, table }: { readonly chart: ReactNode; readonly table: ReactNode }): React.ReactElement {
  const [isTable, setTable] = useState(false);
  return (
    <div className="stack tight">
      {isTable ? table : chart}
      <div>
        <button
          type="button"
          className="button small"
          aria-pressed={isTable}
          onClick={() => {
            setTable(!isTable);
          }}
        >
          Show as table
        </button>
      </div>
    </div>
  );
}
