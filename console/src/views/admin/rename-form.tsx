import { useId, useState } from 'react';
import { quoted } from '../../api/query-language.ts';
import { useUrlState } from '../../ui/url-state.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { ChangePreview } from './change-preview.tsx';
import { useNameMatches, type Company } from './admin-queries.ts';

const PAUSE_MS = 250;

export function RenameForm({ company }: { readonly company: Company }): React.ReactElement {
  const id = useId();
  const [, setUrl] = useUrlState();
  const [name, setName] = useState('');
  const wanted = name.trim();
  const matches = useNameMatches(useDebounced(wanted, PAUSE_MS));
  const taken = matches.data?.find(
    ({ company_uid, company_name }) => company_uid !== company.company_uid && company_name.toLowerCase() === wanted.toLowerCase(),
  );
  return (
    <div className="stack">
      <div className="field">
        <label htmlFor={id}>New name</label>
        <input
          id={id}
          className="input"
          value={name}
          maxLength={255}
          onChange={({ target }) => {
            setName(target.value);
          }}
        />
      </div>
      {wanted !== '' && (
        <ChangePreview
          key={wanted}
          command={`UPDATE COMPANY ${quoted(company.company_uid)} SET NAME = ${quoted(wanted)}`}
          action="Rename the company"
          effects={[
            <>
              The name becomes <strong>{wanted}</strong>.
            </>,
            <>“{company.company_name}” becomes an alias, so it is still found. The identifier stays.</>,
            ...(taken === undefined ? [] : [<strong key="taken">Another company has this name. The service will refuse the change.</strong>]),
          ]}
          onChanged={() => {
            // The old name is no longer in the address of the company.
            setUrl({ company: company.company_uid });
          }}
        />
      )}
    </div>
  );
}
