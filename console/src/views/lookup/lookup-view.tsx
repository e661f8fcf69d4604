import { useRef } from 'react';
import { useLocation } from 'wouter';
import { employerPath } from '../../routes.ts';
import { ProblemState } from '../../ui/states.tsx';
import { Loading } from '../../ui/loading.tsx';
import { plural } from '../../ui/numbers.ts';
import { useCombobox } from '../../ui/use-combobox.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { useTitle } from '../../ui/use-title.ts';
import { useUrlState } from '../../ui/url-state.ts';
import { ContextFields } from './context-fields.tsx';
import { Doubt } from './doubt.tsx';
import { FirstSteps } from './first-steps.tsx';
import { arranged } from './found.ts';
import { LookupBox } from './lookup-box.tsx';
import { hasContext, useCompanies, useTitles, useTitlesWithoutContext, type Context } from './lookup-queries.ts';
import { MatchDetails } from './match-details.tsx';
import { MatchList } from './match-list.tsx';
import { Understood } from './understood.tsx';
import { usePick } from './use-pick.ts';
import { PAUSE_MS, useTypedText } from './use-typed-text.ts';
import './lookup.css';

/** One box for job titles and employers, which answers while a person types. */
export function LookupView(): React.ReactElement {
  useTitle('Look up');
  const [url, setUrl] = useUrlState();
  const [, navigate] = useLocation();
  const { text, setText, asked } = useTypedText();
  const context: Context = { company: url('employer'), industry: url('industry'), location: url('place') };
  const askedContext = JSON.parse(useDebounced(JSON.stringify(context), PAUSE_MS * 3)) as Context;
  const input = useRef<HTMLInputElement>(null);

  const titles = useTitles(asked, askedContext);
  const companies = useCompanies(asked);
  const before = useTitlesWithoutContext(asked, askedContext);
  const pick = usePick(asked);

  const found = arranged(asked === '' ? [] : (titles.data?.data ?? []), asked === '' ? [] : (companies.data ?? []));
  const { matches, employers, employersFirst, firstTitle, firstEmployer } = found;
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
  const showTitle = (index: number): void => {
    combobox.setActive(firstTitle + index);
    input.current?.focus();
  };
  const askAgain = (): void => {
    void titles.refetch();
    void companies.refetch();
  };

  return (
    <div className="lookup">
      <h1>Look up a job title or an employer</h1>
      <LookupBox combobox={combobox} input={input} text={text} onChange={change} />
      <ContextFields context={context} resolved={titles.data?.resolved_context} onChange={setUrl} />
      <p className="visually-hidden" role="status">
        {isAnswered && asked !== '' ? `${plural(matches.length, 'occupation')}, ${plural(employers.length, 'employer')}` : ''}
      </p>
      {text.trim() === '' ? (
        <FirstSteps onTry={change} />
      ) : (
        <div className="lookup-answer" aria-busy={titles.isFetching}>
          <div className="stack">
            {problem !== null && <ProblemState problem={problem} retry={askAgain} />}
            {!isAnswered && problem === null && <Loading what="matches" />}
            {titles.data !== undefined && <Understood answer={titles.data} />}
            {isAnswered && (
              <Doubt
                answer={titles.data}
                hasEmployers={employers.length > 0}
                onSelect={(code) => {
                  showTitle(matches.findIndex(({ onet_code }) => onet_code === code));
                }}
              />
            )}
            <MatchList
              found={found}
              typed={asked}
              shown={shown}
              before={hasContext(askedContext) ? before.data?.data : undefined}
              combobox={combobox}
              onTitle={showTitle}
              onEmployer={openEmployer}
            />
          </div>
          {shown !== undefined && <MatchDetails key={shown.onet_code} match={shown} title={asked} context={askedContext} pick={pick} />}
        </div>
      )}
    </div>
  );
}
