import { useState } from 'react';
import { bodyOf } from '../../api/problem.ts';
import { post } from '../../api/client.ts';
import { usePermission } from '../../session/use-session.ts';
import type { TitleMatch } from './lookup-queries.ts';

export interface Pick {
  /** The code that was chosen for the current text. */
  readonly code: string | undefined;
  /** Whether the service recorded the choice; a text says why not. */
  readonly outcome: 'recording' | 'recorded' | { readonly problem: string } | undefined;
  readonly choose: (match: TitleMatch) => void;
  readonly forget: () => void;
}

/** Chooses a match of a title. The service records the choice, which operators can use to improve the ranking. */
export function usePick(title: string): Pick {
  const [code, setCode] = useState<string>();
  const [outcome, setOutcome] = useState<Pick['outcome']>();
  const mayRecord = usePermission('dsl:execute');

  const choose = (match: TitleMatch): void => {
    setCode(match.onet_code);
    if (!mayRecord) {
      setOutcome({ problem: 'Your role does not record choices.' });
      return;
    }
    setOutcome('recording');
    // The explanation is not part of a choice.
    const { explanation: _explanation, ...picked } = match;
    post('/api/titleconvert', { title, picked }).then(
      () => {
        setOutcome('recorded');
      },
      (error: unknown) => {
        setOutcome({ problem: bodyOf(error).error });
      },
    );
  };
  const forget = (): void => {
    setCode(undefined);
    setOutcome(undefined);
  };
  return { code, outcome, choose, forget };
}
