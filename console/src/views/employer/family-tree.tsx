import { Link } from 'wouter';
import { employerPath } from '../../routes.ts';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/states.tsx';
import type { Company } from './employer-queries.ts';

type Relative = NonNullable<Company['related_companies']>['parents'][number];

/** Parents above, the employer and its siblings in the middle, subsidiaries below. */
export function FamilyTree({ company }: { readonly company: Company }): React.ReactElement {
  const { parents = [], siblings = [], subsidiaries = [] } = company.related_companies ?? {};
  const isAlone = parents.length + siblings.length + subsidiaries.length === 0;
  return (
    <Card wide title="Corporate family" about="Parent companies, siblings with the same parent, and subsidiaries in the dataset.">
      {isAlone ? (
        <Empty title="No relatives in the dataset" />
      ) : (
        <div className="family">
          <Generation title="Parents" members={parents} />
          <div>
            {parents.length > 0 && <span className="family-line" aria-hidden="true" />}
            <ul className="family-row">
              <li className="family-member self" aria-current="true">
                {company.company_name}
              </li>
              {siblings.map((sibling) => (
                <Member key={sibling.company_uid} member={sibling} note="sibling" />
              ))}
            </ul>
            {subsidiaries.length > 0 && <span className="family-line" aria-hidden="true" />}
          </div>
          <Generation title="Subsidiaries" members={subsidiaries} />
        </div>
      )}
    </Card>
  );
}

function Generation({ title, members }: { readonly title: string; readonly members: readonly Relative[] }): React.ReactElement | null {
  if (members.length === 0) return null;
  return (
    <div>
      <h3 className="small muted">{title}</h3>
      <ul className="family-row">
        {members.map((member) => (
          <Member key={member.company_uid} member={member} />
        ))}
      </ul>
    </div>
  );
}

function Member({ member, note }: { readonly member: Relative; readonly note?: string }): React.ReactElement {
  return (
    <li className="family-member">
      <Link href={employerPath(member.company_name)}>{member.company_name}</Link>
      {note !== undefined && <span className="small muted"> {note}</span>}
    </li>
  );
}
