import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { employerPath } from '../../routes.ts';
import { ProblemState } from '../../ui/states.tsx';
import { Loading } from '../../ui/loading.tsx';
import { plural } from '../../ui/numbers.ts';
import { useCombobox } from '../../ui/use-combobox.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { useTitle } from '../../ui/use-title.ts';
import { useUrlState } from '../../ui/url-state.ts';
import { CompanyOption } from './company-option.tsx';
import { ContextFields } from './context-fields.tsx';
import { Doubt } from './doubt.tsx';
import { FirstSteps } from './first-steps.tsx';
import { MatchDetails } from './match-details.tsx';
import { TitleOption } from './title-option.tsx';
import { Understood } from './understood.tsx';
import { hasContext, useCompanies, useTitles, useTitlesWithoutContext, type Context } from './lookup-queries.ts';
import { usePick } from './use-pick.ts';
import './lookup.css';

/** Long enough to skip the letters of a fast typist, too short to notice. */
const PAUSE_MS = 90;

/** One box for job titles and employers, which answers while a person types. */
export function LookupView(): React.ReactElement {
  useTitle('Look up');
  const [url, setUrl] = useUrlState();
  const [, navigate] = useLocation();
  const [text, setText] = useState(url('q'));
  const context: Context = { company: url('employer'), industry: url('industry'), location: url('place') };
  const asked = useDebounced(text.trim(), PAUSE_MS);
  const settledContext = useDebounced(JSON.stringify(context), PAUSE_MS * 3);
  const askedContext = JSON.parse(settledContext) as Context;
  const input = useRef<HTMLInputElement>(null);

  const titles = useTitles(asked, askedContext);
  const companies = useCompanies(asked);
  const before = useTitlesWithoutContext(asked, askedContext);
  const pick = usePick(asked);

  useEffect(() => {
    setUrl({ q: asked });
  }, [asked, setUrl]);
  // Back and forward, and links to this view.
  const linked = url('q');
  useEffect(() => {
    setText((current) => (current.trim() === linked ? current : linked));
  }, [linked]);

  const matches = asked === '' ? [] : (titles.data?.data ?? []);
  const employers = asked === '' ? [] : (companies.data ?? []);
  // A text that is no job title shows the employers first.
  const employersFirst = matches.length === 0 || (employers[0]?.match_type === 'exact' && (matches[0]?.probability ?? 0) < 0.5);
  const firstTitle = employersFirst ? employers.length : 0;
  const firstEmployer = employersFirst ? 0 : matches.length;

  const openEmployer = (index: number): void => {
    const employer = employers[index];
    if (employer !== undefined) navigate(employerPath(employer.company_name));
  };
  const combobox = useCombobox({
    count: matches.length + employers.length,
    onChoose: (index) => {
      const wanted = index === -1 && !employersFirst ? firstTitle : index;
      const match = matches[wanted - firstTitle];
      if (match !== undefined) pick.choose(match);
      else openEmployer(wanted - firstEmployer);
    },
    onEscape: () => {
      setText('');
    },
  });
  const shown = matches[combobox.active - firstTitle] ?? matches[0];
  const problem = titles.error ?? companies.error;
  const isAnswered = titles.data !== undefined && companies.data !== undefined;

  const change = (next: string): void => {
    setText(next);
    combobox.setActive(-1);
    pick.forget();
  };
  const titleGroup = matches.length > 0 && (
    <ul role="group" aria-label="Occupations" className="options">
      <li role="presentation" className="options-head">
        Occupations
      </li>
      {matches.map((match, index) => (
        <TitleOption
          key={match.onet_code}
          match={match}
          typed={asked}
          place={index}
          before={hasContext(askedContext) ? before.data?.data : undefined}
          isShown={match === shown}
          option={combobox.option(firstTitle + index)}
          onClick={() => {
            combobox.setActive(firstTitle + index);
            input.current?.focus();
          }}
        />
      ))}
    </ul>
  );
  const employerGroup = employers.length > 0 && (
    <ul role="group" aria-label="Employers" className="options">
      <li role="presentation" className="options-head">
        Employers
      </li>
      {employers.map((match, index) => (
        <CompanyOption
          key={match.company_uid}
          match={match}
          typed={asked}
          option={combobox.option(firstEmployer + index)}
          onClick={() => {
            openEmployer(index);
          }}
        />
      ))}
    </ul>
  );

  return (
    <div className="lookup">
      <h1>Look up a job title or an employer</h1>
      <div className="lookup-box">
        <input
          {...combobox.input}
          ref={input}
          className="input lookup-input"
          type="text"
          aria-label="Job title or employer"
          aria-describedby="lookup-hint"
          placeholder="For example: registered nur"
          value={text}
          autoFocus
          maxLength={200}
          onChange={({ target }) => {
            change(target.value);
          }}
        />
        <p id="lookup-hint" className="small muted lookup-hint">
          ↑ ↓ to move, Enter to choose, Esc to clear
        </p>
      </div>
      <ContextFields context={context} resolved={titles.data?.resolved_context} onChange={setUrl} />
      <p className="visually-hidden" role="status">
        {isAnswered && asked !== '' ? `${plural(matches.length, 'occupation')}, ${plural(employers.length, 'employer')}` : ''}
      </p>
      {text.trim() === '' ? (
        <FirstSteps onTry={change} />
      ) : (
        <div className="lookup-answer" aria-busy={titles.isFetching}>
          <div className="stack">
            {problem !== null && (
              <ProblemState
                problem={problem}
                retry={() => {
                  void titles.refetch();
                  void companies.refetch();
                }}
              />
            )}
            {!isAnswered && problem === null && <Loading what="matches" />}
            {titles.data !== undefined && <Understood answer={titles.data} />}
            {isAnswered && (
              <Doubt
                answer={titles.data}
                hasEmployers={employers.length > 0}
                onSelect={(code) => {
                  combobox.setActive(firstTitle + matches.findIndex(({ onet_code }) => onet_code === code));
                  input.current?.focus();
                }}
              />
            )}
            <div id={combobox.listId} role="listbox" aria-label="Matches" hidden={matches.length + employers.length === 0}>
              {employersFirst ? employerGroup : titleGroup}
              {employersFirst ? titleGroup : employerGroup}
            </div>
          </div>
          {shown !== undefined && <MatchDetails key={shown.onet_code} match={shown} title={asked} context={askedContext} pick={pick} />}
        </div>
      )}
    </div>
  );
}
