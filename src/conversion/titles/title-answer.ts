import type { Versions } from '../../freshness/current-versions.ts';
import type { Clarification } from './clarify.ts';
import type { TitleMatch } from './match.ts';
import type { TitleAdvice } from './title-advice.ts';
import type { ReadAs } from './read-as.ts';
import type { GivenContext, UnderstoodContext } from './resolve-context.ts';
import type { SearchRankingOptions } from './search-ranking.ts';

/** A request to convert one title. */
export interface TitleQuestion {
  readonly title: string;
  readonly limit: number;
  /** Lowest match_score to return. The specification applies it on the legacy pipeline only. */
  readonly minScore: number;
  /** Complete an unfinished last word. Without it, or with a context, the text is ranked as a full title. */
  readonly fast: boolean;
  readonly withCluster: boolean;
  /** The answer is ambiguous if the match_score of the first two matches differs by less. */
  readonly ambiguityThreshold: number;
  readonly searchRanking: SearchRankingOptions;
  /** Employer, industry, and place. */
  readonly context?: GivenContext;
  /** Add questions that distinguish the matches of an ambiguous title. */
  readonly clarify?: boolean;
  /** Accept the best match, however close the next one is. */
  readonly bypass?: boolean;
  /** Use the learned ranking with all known titles. If false, titles are ranked by search scores only. Default true. */
  readonly catalog?: boolean;
  /** Add the evidence for each match. */
  readonly explain?: boolean;
}

export interface Disambiguation {
  readonly status: 'resolved' | 'ambiguous';
  /** `historical_pattern` if observations changed the ranking, `llm_inference` if a language model chose the first match. */
  readonly signals_used: readonly string[];
  readonly clarification?: readonly Clarification[];
}

export interface TitleAnswer {
  readonly matches: readonly TitleMatch[];
  readonly disambiguation: Disambiguation;
  /** Only if the title has one. */
  readonly level?: string;
  readonly seniority?: string;
  /** The employer that the title names, as it is there. */
  readonly employer?: string;
  readonly ignored?: readonly string[];
  /** Only if the title has a misspelling or an acronym. */
  readonly read_as?: readonly ReadAs[];
  /** How the parts of the context were understood. */
  readonly resolved_context?: UnderstoodContext;
  /** Parts of the context that were not found. */
  readonly unknown_context?: readonly string[];
  /** What to ask instead: of a title that names no job, or several, and of the unknown parts of the context. */
  readonly advice?: readonly TitleAdvice[];
  readonly versions: Versions;
}
