import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { post } from '../../api/client.ts';

const translate = async (question: string) => (await post('/api/translate', { text: question })).data;
export type Translated = Awaited<ReturnType<typeof translate>>;

interface Asked {
  readonly asked: string;
  /** The query that was shown then. */
  readonly shown: string;
}

export interface Translation {
  readonly question: string;
  readonly setQuestion: (question: string) => void;
  readonly ask: (question: string) => void;
  readonly isPending: boolean;
  /** What the question became, while its query or one of its alternatives is shown. */
  readonly answer: Translated | undefined;
  /** Why the question was not translated, until another query is shown. Null if it was. */
  readonly problem: Error | null;
  /** Another query is shown: what was said about the question is not about it. */
  readonly forget: () => void;
}

/** A question in plain English, and the query that it becomes. */
export function useTranslation(shown: string, onQuery: (query: string) => void): Translation {
  const [question, setQuestion] = useState('');
  const translation = useMutation({
    mutationFn: ({ asked }: Asked) => translate(asked),
    onSuccess: ({ dsl }) => {
      onQuery(dsl);
    },
  });
  const { data, error, variables, mutate, reset, isPending } = translation;
  const ask = (next: string): void => {
    setQuestion(next);
    if (next.trim() !== '') mutate({ asked: next.trim(), shown });
  };
  const isShown = data !== undefined && [data.dsl, ...data.alternatives].includes(shown);
  const problem = variables?.shown === shown ? error : null;
  return { question, setQuestion, ask, isPending, answer: isShown ? data : undefined, problem, forget: reset };
}
