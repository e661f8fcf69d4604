import { arranged, type Found } from './found.ts';
import { hasContext, useCompanies, useTitles, useTitlesWithoutContext, type Context, type TitleAnswer, type TitleMatch } from './lookup-queries.ts';

/** What the service answers to a text. */
export interface LookupAnswer extends Found {
  /** The answer about titles, as soon as it is there. */
  readonly titles: TitleAnswer | undefined;
  /** The matches without the context, if there is one. */
  readonly before: readonly TitleMatch[] | undefined;
  /** Whether both titles and employers were answered. */
  readonly isAnswered: boolean;
  /** Whether the answer is that of the text and context. The one before is shown until then. */
  readonly isCurrent: boolean;
  /** Null if there is none. */
  readonly problem: Error | null;
  readonly askAgain: () => void;
}

/** Whether the service understood any part of the context. */
const changesAnswer = (answer: TitleAnswer | undefined): boolean => Object.keys(answer?.resolved_context ?? {}).length > 0;

/** Asks for the titles and employers of a text, in the order in which they are shown. */
export function useFound(asked: string, context: Context): LookupAnswer {
  const titles = useTitles(asked, context);
  const companies = useCompanies(asked);
  const before = useTitlesWithoutContext(asked, context);
  return {
    ...arranged(asked === '' ? [] : (titles.data?.data ?? []), asked === '' ? [] : (companies.data ?? [])),
    titles: titles.data,
    before: hasContext(context) && changesAnswer(titles.data) ? before.data?.data : undefined,
    isAnswered: titles.data !== undefined && companies.data !== undefined,
    isCurrent: !titles.isPlaceholderData && !companies.isPlaceholderData,
    problem: titles.error ?? companies.error,
    askAgain: () => {
      void titles.refetch();
      void companies.refetch();
    },
  };
}
