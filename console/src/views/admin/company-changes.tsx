import { Link } from 'wouter';
import { employerPath } from '../../routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Answered, Empty } from '../../ui/states.tsx';
import { SuggestField } from '../../ui/suggest-field.tsx';
import { useUrlState } from '../../ui/url-state.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { useFieldText } from '../../ui/use-field-text.ts';
import { AliasForm } from './alias-form.tsx';
import { RemovalForm } from './removal-form.tsx';
import { RenameForm } from './rename-form.tsx';
import { useCompany, useNameMatches, type Company } from './admin-queries.ts';

const CHANGES = { rename: 'Rename', alias: 'Add or remove an alias', roles: 'Remove roles' } as const;
type Change = keyof typeof CHANGES;
const isChange = (text: string): text is Change => Object.hasOwn(CHANGES, text);
const CHOOSE = <p>Type a name in any spelling, and choose one of the suggestions.</p>;
const PAUSE_MS = 120;
const UID = /^[\da-f-]{36}$/;

/** Corrections of a company: its name, aliases, and roles. */
export function CompanyChanges(): React.ReactElement {
  const [url, setUrl, goTo] = useUrlState();
  const name = url('company');
  const [text, setText] = useFieldText(UID.test(name) ? '' : name);
  const matches = useNameMatches(useDebounced(text.trim(), PAUSE_MS));
  const company = useCompany(name);
  return (
    <Card
      title="Change a company"
      about="Conversions use a change within a second. It is made again after every load of a dataset. Each one is recorded with your name."
    >
      <SuggestField
        label="Company"
        value={text}
        placeholder="A name in any spelling"
        suggestions={
          text.trim() === '' ? [] : (matches.data ?? []).map(({ company_uid, company_name }) => ({ key: company_uid, label: company_name, text: company_name }))
        }
        onChange={(next) => {
          setText(next);
          if (next === '') setUrl({ company: '' });
        }}
        onChoose={(chosen) => {
          goTo({ company: chosen });
        }}
      />
      {name === '' ? (
        <Empty title="No company chosen">
          <p>Type a name, and choose one. Nothing changes before you have seen a preview.</p>
        </Empty>
      ) : (
        <Answered query={company} what="company" missing={<Empty title={`No company is called “${name}”`}>{CHOOSE}</Empty>}>
          {(data) => <ChangeForms key={data.company_uid} company={data} />}
        </Answered>
      )}
    </Card>
  );
}

function ChangeForms({ company }: { readonly company: Company }): React.ReactElement {
  const [url, , goTo] = useUrlState();
  const change = isChange(url('change')) ? (url('change') as Change) : 'rename';
  const { company_name, company_uid, overall_badge, primary_industry } = company;
  return (
    <div className="stack">
      <dl className="facts">
        <dt>Name</dt>
        <dd>
          <Link href={employerPath(company_name)}>{company_name}</Link> <Badge level={overall_badge} />
        </dd>
        <dt>Industry</dt>
        <dd>{primary_industry}</dd>
        <dt>Identifier</dt>
        <dd>
          <code>{company_uid}</code>
        </dd>
      </dl>
      <div className="chips" role="group" aria-label="Change">
        {Object.entries(CHANGES).map(([id, title]) => (
          <button
            key={id}
            type="button"
            className="chip"
            aria-pressed={id === change}
            onClick={() => {
              goTo({ change: id === 'rename' ? '' : id });
            }}
          >
            {title}
          </button>
        ))}
      </div>
      {change === 'rename' && <RenameForm company={company} />}
      {change === 'alias' && <AliasForm company={company} />}
      {change === 'roles' && <RemovalForm company={company} />}
    </div>
  );
}
