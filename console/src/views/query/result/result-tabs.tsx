import type { AnswerGraph } from './graph-of.ts';
import { quantities, type Member } from './result-rows.ts';

const TABS = ['Table', 'Chart', 'Graph', 'JSON'] as const;
export type Tab = (typeof TABS)[number];

/** Why a result cannot be shown in some of the ways. */
export type Missing = Partial<Record<Tab, string>>;

export const missingOf = (members: readonly Member[], graph: AnswerGraph | undefined): Missing => ({
  ...(quantities(members).length === 0 ? { Chart: 'The rows have no numbers to draw.' } : {}),
  ...(graph === undefined ? { Graph: 'Only pathways, destinations, and clusters with similar skills are a graph.' } : {}),
});

interface ResultTabsProps {
  readonly shown: Tab;
  readonly missing: Missing;
  readonly onTab: (tab: Tab) => void;
}

export function ResultTabs({ shown, missing, onTab }: ResultTabsProps): React.ReactElement {
  return (
    <div className="tabs" role="group" aria-label="Show the result as">
      {TABS.map((name) => (
        <button
          key={name}
          type="button"
          className="button small"
          aria-pressed={name === shown}
          disabled={missing[name] !== undefined}
          title={missing[name]}
          onClick={() => {
            onTab(name);
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
