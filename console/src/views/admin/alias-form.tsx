import { useId, useState } from 'react';
import { quoted } from '../../api/query-language.ts';
import { percent } from '../../ui/numbers.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { ChangePreview } from './change-preview.tsx';
import { useNameMatches, type Company } from './admin-queries.ts';

const TYPES = ['alternate_spelling', 'former_name', 'abbreviation', 'parent_company', 'subsidiary', 'legal_name', 'typo'] as const;
const REMOVE = 'remove';
const PAUSE_MS = 250;

export function AliasForm({ company }: { readonly company: Company }): React.ReactElement {
  const [alias, setAlias] = useState('');
  const [type, setType] = useState<string>(TYPES[0]);
  const wanted = alias.trim();
  const settled = useDebounced(wanted, PAUSE_MS);
  const matches = useNameMatches(settled);
  const best = settled === wanted ? matches.data?.[0] : undefined;
  const isRemoval = type === REMOVE;
  const target = quoted(company.company_uid);
  const today =
    best === undefined
      ? `Today “${wanted}” finds no company.`
      : `Today “${wanted}” finds ${best.company_name} (score ${percent(best.match_score)}, by “${best.matched_name}”).`;
  return (
    <div className="stack">
      <AliasFields alias={alias} type={type} onAlias={setAlias} onType={setType} />
      {wanted !== '' && (
        <ChangePreview
          key={`${wanted} ${type}`}
          command={isRemoval ? `REMOVE ALIAS ${quoted(wanted)} FROM COMPANY ${target}` : `ADD ALIAS ${quoted(wanted)} TO COMPANY ${target} TYPE ${type}`}
          action={isRemoval ? 'Remove the alias' : 'Add the alias'}
          isDangerous={isRemoval}
          effects={[
            today,
            isRemoval
              ? `“${wanted}” no longer stands for ${company.company_name}. The answer lists the aliases that are left.`
              : `“${wanted}” will find ${company.company_name}.${best !== undefined && best.company_uid !== company.company_uid ? ' The other company keeps its names.' : ''}`,
          ]}
        />
      )}
    </div>
  );
}

interface AliasFieldsProps {
  readonly alias: string;
  readonly type: string;
  readonly onAlias: (alias: string) => void;
  readonly onType: (type: string) => void;
}

function AliasFields({ alias, type, onAlias, onType }: AliasFieldsProps): React.ReactElement {
  const id = useId();
  return (
    <div className="admin-fields">
      <div className="field">
        <label htmlFor={id}>Alias</label>
        <input
          id={id}
          className="input"
          value={alias}
          maxLength={255}
          onChange={({ target }) => {
            onAlias(target.value);
          }}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-type`}>Add as, or remove</label>
        <select
          id={`${id}-type`}
          className="input"
          value={type}
          onChange={({ target }) => {
            onType(target.value);
          }}
        >
          {TYPES.map((known) => (
            <option key={known} value={known}>
              Add as {known.replace('_', ' ')}
            </option>
          ))}
          <option value={REMOVE}>Remove</option>
        </select>
      </div>
    </div>
  );
}
