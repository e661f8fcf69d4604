import { Card } from '../../ui/card.tsx';
import { Answered, Empty } from '../../ui/states.tsx';
import { useAliases, type Alias } from './employer-queries.ts';

/** What each kind of alias is called, in the order in which they are shown. */
const KINDS: Readonly<Record<Alias['alias_type'], string>> = {
  abbreviation: 'Abbreviations and tickers',
  alternate_spelling: 'Other spellings',
  legal_name: 'Legal names',
  former_name: 'Former names',
  parent_company: 'Names of a parent',
  subsidiary: 'Subsidiaries and brands',
  typo: 'Common misspellings',
};

/** The names by which a look-up finds the employer. */
export function OtherNames({ uid }: { readonly uid: string }): React.ReactElement {
  const aliases = useAliases(uid);
  return (
    <Card title="Other names" about="Look-up finds the employer by these, too.">
      <Answered query={aliases} what="other names" lines={3}>
        {(all) =>
          all.length === 0 ? (
            <Empty title="No other names are known" />
          ) : (
            <dl className="stack tight">
              {Object.entries(KINDS).map(([kind, title]) => {
                const names = all.filter(({ alias_type }) => alias_type === kind);
                return (
                  names.length > 0 && (
                    <div key={kind}>
                      <dt className="small muted">{title}</dt>
                      <dd>{names.map(({ alias }) => alias).join(' · ')}</dd>
                    </div>
                  )
                );
              })}
            </dl>
          )
        }
      </Answered>
    </Card>
  );
}
