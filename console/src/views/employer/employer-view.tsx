import { Answered } from '../../ui/states.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { EmployerBadges } from './employer-badges.tsx';
import { EmployerEvent } from './employer-event.tsx';
import { FamilyTree } from './family-tree.tsx';
import { HiringMetros } from './hiring-metros.tsx';
import { EmployerMissing } from './employer-missing.tsx';
import { EmployerRoles } from './employer-roles.tsx';
import { OtherNames } from './other-names.tsx';
import { Workforce } from './workforce.tsx';
import { useCompany, type Company } from './employer-queries.ts';
import './employer.css';

/** Everything about one employer. */
export default function EmployerView({ name }: { readonly name: string }): React.ReactElement {
  const company = useCompany(name);
  return (
    <Answered query={company} what="employer" lines={6} missing={<EmployerMissing name={name} />}>
      {(data) => <Employer company={data} />}
    </Answered>
  );
}

function Employer({ company }: { readonly company: Company }): React.ReactElement {
  const { company_uid, company_name, company_description, primary_industry, secondary_industry, company_city, company_state, company_country, company_URL } =
    company;
  const place = [company_city, company_state, company_country].filter((part) => part !== null).join(', ');
  const facts = [primary_industry, secondary_industry, place].filter((part) => part !== null && part !== '');
  return (
    <>
      <PageHead
        kind="Employer"
        title={company_name}
        about={
          <>
            {company_description !== null && <p>{company_description}</p>}
            <p className="small">
              {facts.join(' · ')}
              {company_URL !== null && (
                <>
                  {' · '}
                  <a href={company_URL} rel="noreferrer">
                    {company_URL.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')}
                  </a>
                </>
              )}
            </p>
          </>
        }
      />
      <div className="stack">
        <EmployerEvent company={company} />
        <EmployerBadges company={company} />
        <div className="cards">
          <HiringMetros uid={company_uid} />
          <Workforce uid={company_uid} />
          <EmployerRoles uid={company_uid} name={company_name} />
          <FamilyTree company={company} />
          <OtherNames uid={company_uid} />
        </div>
      </div>
    </>
  );
}
