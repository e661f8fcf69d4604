import { useRef } from 'react';
import { useLocation } from 'wouter';
import { employerPath } from '../../routes.ts';
import { CONTEXT_PARTS } from '../../ui/context-names.ts';
import { plural } from '../../ui/numbers.ts';
import { useCombobox } from '../../ui/use-combobox.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { useTitle } from '../../ui/use-title.ts';
import { useUrlState } from '../../ui/url-state.ts';
import { Answer } from './answer.tsx';
import { ContextFields } from './context-fields.tsx';
import { FirstSteps } from './first-steps.tsx';
import { LookupBox } from './lookup-box.tsx';
import type { Context } from './lookup-queries.ts';
import { useFound } from './use-found.ts';
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
  const found = useFound(asked, askedContext);
  const pick = usePick(asked);
  const isCurrent = found.isCurrent && text.trim() === asked && CONTEXT_PARTS.every((part) => context[part] === askedContext[part]);

  const { matches, employers, employersFirst, firstTitle, firstEmployer } = found;
  const openEmployer = (index: number): void => {
    const employer = employers[index];
    if (employer !== undefined) navigate(employerPath(employer.company_name));
  };
  const combobox = useCombobox({
    count: matches.length + employers.length,
    onChoose: (index) => {
      // What is shown is of another text. Enter then chooses nothing: a person has not seen the match.
      if (!isCurrent) return;
      const wanted = index === -1 && !employersFirst ? firstTitle : index;
      const match = matches[wanted - firstTitle];
      if (match !== undefined) pick.choose(match);
      else openEmployer(wanted - firstEmployer);
    },
    onEscape: () => {
      setText('');
    },
  });
  const change = (next: string): void => {
    setText(next);
    combobox.setActive(-1);
    pick.forget();
  };
  const showTitle = (index: number): void => {
    combobox.setActive(firstTitle + index);
    input.current?.focus();
  };

  return (
    <div className="lookup">
      <h1>Look up a job title or an employer</h1>
      <LookupBox combobox={combobox} input={input} text={text} onChange={change} />
      <ContextFields context={context} resolved={found.titles?.resolved_context} onChange={setUrl} />
      <p className="visually-hidden" role="status">
        {found.isAnswered && asked !== '' ? `${plural(matches.length, 'occupation')}, ${plural(employers.length, 'employer')}` : ''}
      </p>
      {text.trim() === '' ? (
        <FirstSteps onTry={change} />
      ) : (
        <Answer
          found={found}
          isCurrent={isCurrent}
          asked={asked}
          context={askedContext}
          combobox={combobox}
          pick={pick}
          onTitle={showTitle}
          onEmployer={openEmployer}
        />
      )}
    </div>
  );
}
