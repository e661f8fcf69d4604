import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { clusterPath, employerPath, occupationPath } from '../../../routes.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { constants, isId, type Member, type Row } from './result-rows.ts';

/** Longer ids are cut in the table. Copies and CSV have them whole. */
const LONGEST_ID = 12;
const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

/** The rows as a table. What is the same in all of them stands above it. */
export function ResultTable({
  query,
  rows,
  members,
}: {
  readonly query: string;
  readonly rows: readonly Row[];
  readonly members: readonly Member[];
}): React.ReactElement {
  const same = constants(members, rows);
  const columns = members.filter((member) => !same.includes(member)).map((member): Column<Row> => ({ ...member, show: (row) => shown(member, row) }));
  const first = rows[0];
  return (
    <div className="stack tight">
      {same.length > 0 && first !== undefined && (
        <p className="chips">
          <span className="muted small">In all rows:</span>
          {same.map((member) => (
            <span key={member.id} className="chip">
              {member.title} {shown(member, first)}
            </span>
          ))}
        </p>
      )}
      {columns.length > 0 && (
        <DataTable caption={`Result of ${query}`} columns={columns} rows={rows} rowKey={(row) => String(rows.indexOf(row))} pageSize={25} />
      )}
    </div>
  );
}

/** A value: names lead to their view, and numbers are easy to read. */
function shown({ id, value }: Member, row: Row): ReactNode {
  const cell = value(row);
  if (cell === null) return <span className="muted">–</span>;
  if (/^(?:overall_)?badge/.test(id)) return <Badge level={String(cell)} />;
  if (id === 'company_name') return <Link href={employerPath(String(cell))}>{cell}</Link>;
  if (id === 'onet_code') return <Link href={occupationPath(String(cell))}>{cell}</Link>;
  if (id === 'cluster_name' && typeof row['cluster_id'] === 'number') return <Link href={clusterPath(row['cluster_id'])}>{cell}</Link>;
  if (isId(id) || id.includes('year')) {
    const text = String(cell);
    return text.length > LONGEST_ID ? <code title={text}>{text.slice(0, LONGEST_ID - 4)}…</code> : text;
  }
  return typeof cell === 'number' ? NUMBER.format(cell) : cell;
}
