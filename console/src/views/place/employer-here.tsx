import { Link } from 'wouter';
import { clusterPath, employerPath } from '../../routes.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Answered, Empty } from '../../ui/states.tsx';
import { SuggestField } from '../../ui/suggest-field.tsx';
import { useUrlState } from '../../ui/url-state.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { useFieldText } from '../../ui/use-field-text.ts';
import { useCompanyNames, useHiring, type Hiring } from './place-queries.ts';

const CHOOSE = <p>Type a name in any spelling, and choose one of the suggestions.</p>;
const PAUSE_MS = 120;
const THIRDS: Readonly<Record<string, string>> = { 3: 'strongest third', 2: 'middle third', 1: 'weakest third' };

const COLUMNS: readonly Column<Hiring>[] = [
  {
    id: 'role',
    title: 'Role',
    value: ({ cluster_name }) => cluster_name,
    show: ({ cluster_id, cluster_name }) => <Link href={clusterPath(cluster_id)}>{cluster_name}</Link>,
  },
  { id: 'third', title: 'Postings', value: ({ postings_count_qtile }) => THIRDS[postings_count_qtile] ?? null },
];

/** Part of a name can mean several metro areas. */
const METRO: Column<Hiring> = { id: 'metro', title: 'Metro area', value: ({ cbsa_name }) => cbsa_name };

/** What one employer hires for here. */
export function EmployerHere({ cbsa, name }: { readonly cbsa: string; readonly name: string }): React.ReactElement {
  const [url, setUrl, goTo] = useUrlState();
  const company = url('employer');
  const [text, setText] = useFieldText(company);
  const names = useCompanyNames(useDebounced(text.trim(), PAUSE_MS));
  const hiring = useHiring(company, cbsa);
  return (
    <Card title="What an employer hires for here" about="Roles with postings. The third compares the number of postings with those of other employers.">
      <SuggestField
        label="Employer"
        value={text}
        placeholder="For example: Walmart"
        suggestions={text.trim() === '' ? [] : (names.data ?? []).map(({ uid, name: known }) => ({ key: uid, label: known, text: known }))}
        onChange={(next) => {
          setText(next);
          if (next === '') setUrl({ employer: '' });
        }}
        onChoose={(chosen) => {
          goTo({ employer: chosen });
        }}
      />
      {company === '' ? (
        <Empty title="No employer chosen">{CHOOSE}</Empty>
      ) : (
        <Answered query={hiring} what="roles" missing={<Empty title={`No employer is called “${company}”`}>{CHOOSE}</Empty>}>
          {(rows) =>
            rows.length === 0 ? (
              <Empty title={`${company} has no postings in ${name}`}>
                <Link href={employerPath(company)}>Where it hires</Link>
              </Empty>
            ) : (
              <DataTable
                key={`${company} ${cbsa}`}
                caption={`Roles of ${company} in ${name}`}
                columns={new Set(rows.map(({ cbsa: metro }) => metro)).size > 1 ? [...COLUMNS, METRO] : COLUMNS}
                rows={rows}
                rowKey={({ cluster_id, cbsa: metro }) => `${cluster_id} ${metro}`}
                pageSize={10}
              />
            )
          }
        </Answered>
      )}
    </Card>
  );
}
