import { useState } from 'react';
import { quoted } from '../../api/query-language.ts';
import { percent, plural } from '../../ui/numbers.ts';
import { Answered, Empty } from '../../ui/states.tsx';
import { ChangePreview } from './change-preview.tsx';
import { useRoleCodes, useShares, type Company, type Share } from './admin-queries.ts';

/** Removes roles from a company, several at once. */
export function RemovalForm({ company }: { readonly company: Company }): React.ReactElement {
  const shares = useShares(company.company_uid);
  const codes = useRoleCodes(company.company_uid);
  return (
    <Answered query={shares} what="roles">
      {(roles) => (
        <Answered query={codes} what="occupation codes">
          {(known) => (roles.length === 0 ? <Empty title="This company has no roles" /> : <Removal company={company} roles={roles} codes={known} />)}
        </Answered>
      )}
    </Answered>
  );
}

interface RemovalProps {
  readonly company: Company;
  readonly roles: readonly Share[];
  readonly codes: ReadonlyMap<number, string>;
}

function Removal({ company, roles, codes }: RemovalProps): React.ReactElement {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  // After a removal, the chosen roles and their codes are gone, and what was done stays on the page.
  const [removal, setRemoval] = useState<{ readonly selected: readonly Share[]; readonly command: string }>();
  const selected = removal?.selected ?? roles.filter(({ cluster_id }) => chosen.has(cluster_id));
  const share = selected.reduce((sum, { employment_share }) => sum + employment_share, 0);
  const list = selected.map(({ cluster_id, cluster_name }) => quoted(codes.get(cluster_id) ?? cluster_name)).join(', ');
  const command = removal?.command ?? `REMOVE OCCUPATIONS (${list}) FROM COMPANY ${quoted(company.company_uid)}`;
  return (
    <div className="stack">
      <fieldset className="role-choice">
        <legend>Roles to remove, with their share of the workforce</legend>
        {roles.map(({ cluster_id, cluster_name, employment_share }) => (
          <label key={cluster_id}>
            <input
              type="checkbox"
              checked={chosen.has(cluster_id)}
              onChange={({ target }) => {
                const next = new Set(chosen);
                if (target.checked) next.add(cluster_id);
                else next.delete(cluster_id);
                setRemoval(undefined);
                setChosen(next);
              }}
            />
            <span>{cluster_name}</span>
            <span className="small muted">{percent(employment_share)}</span>
          </label>
        ))}
      </fieldset>
      {selected.length > 0 && (
        <ChangePreview
          key={command}
          command={command}
          action={`Remove ${plural(selected.length, 'role')}`}
          isDangerous
          effects={[
            `${selected.map(({ cluster_name }) => cluster_name).join(', ')}: ${percent(share)} of the workforce. All or none are removed, with their hiring rows.`,
            'The other shares are scaled to add up to 100% again, and the ten largest roles are filled up.',
            'Badges, tiers, and thirds of other companies stay as they are.',
          ]}
          onChanged={() => {
            setRemoval({ selected, command });
            setChosen(new Set());
          }}
        />
      )}
    </div>
  );
}
