import type { ReactNode } from 'react';
import type { ComboboxParts } from '../../ui/use-combobox.ts';
import { CompanyOption } from './company-option.tsx';
import type { Found } from './found.ts';
import type { TitleMatch } from './lookup-queries.ts';
import { TitleOption } from './title-option.tsx';

interface MatchListProps {
  readonly found: Found;
  readonly typed: string;
  /** The match whose details are shown. */
  readonly shown: TitleMatch | undefined;
  /** The matches without the context, if there is one. */
  readonly before: readonly TitleMatch[] | undefined;
  readonly combobox: Pick<ComboboxParts, 'listId' | 'option'>;
  /** The place of an occupation, or of an employer, in its own group. */
  readonly onTitle: (index: number) => void;
  readonly onEmployer: (index: number) => void;
}

/** The occupations and employers that match, in the order in which the arrow keys go through them. */
export function MatchList(props: MatchListProps): React.ReactElement {
  const { matches, employers, employersFirst } = props.found;
  return (
    <div id={props.combobox.listId} role="listbox" aria-label="Matches" hidden={matches.length + employers.length === 0}>
      {employersFirst ? <Employers {...props} /> : <Occupations {...props} />}
      {employersFirst ? <Occupations {...props} /> : <Employers {...props} />}
    </div>
  );
}

function Occupations({ found: { matches, firstTitle }, typed, shown, before, combobox, onTitle }: MatchListProps): React.ReactElement | null {
  if (matches.length === 0) return null;
  return (
    <Group name="Occupations">
      {matches.map((match, index) => (
        <TitleOption
          key={match.onet_code}
          match={match}
          typed={typed}
          place={index}
          before={before}
          isShown={match === shown}
          option={combobox.option(firstTitle + index)}
          onClick={() => {
            onTitle(index);
          }}
        />
      ))}
    </Group>
  );
}

function Employers({ found: { employers, firstEmployer }, typed, combobox, onEmployer }: MatchListProps): React.ReactElement | null {
  if (employers.length === 0) return null;
  return (
    <Group name="Employers">
      {employers.map((match, index) => (
        <CompanyOption
          key={match.company_uid}
          match={match}
          typed={typed}
          option={combobox.option(firstEmployer + index)}
          onClick={() => {
            onEmployer(index);
          }}
        />
      ))}
    </Group>
  );
}

function Group({ name, children }: { readonly name: string; readonly children: ReactNode }): React.ReactElement {
  return (
    <ul role="group" aria-label={name} className="options">
      <li role="presentation" className="options-head">
        {name}
      </li>
      {children}
    </ul>
  );
}
