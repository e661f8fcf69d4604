import type { SearchEngine } from '../../engine/client.ts';
import type { CurrentVersions, Versions } from '../../engine/versions.ts';
import { TUNING } from '../tuning.ts';
import { wordKey, wordsOf } from '../words.ts';
import { resolveByDatabase, type DatabaseOptions } from './database.ts';
import { toMatches, type Candidate, type TitleMatch } from './match.ts';
import { normalizeTitle } from './normalize.ts';
import { typeahead } from './typeahead.ts';

export interface TitleQuestion {
  readonly title: string;
  readonly limit: number;
  /** Cutoff on match_score; applied on the legacy pipeline only, by the specification. */
  readonly minScore: number;
  /** Typeahead first; without it the database path answers. */
  readonly fast: boolean;
  readonly withCluster: boolean;
  /** Gap of match_score between the first two below which the answer is ambiguous. */
  readonly ambiguityThreshold: number;
  readonly database: DatabaseOptions;
}

export interface TitleAnswer {
  readonly matches: readonly TitleMatch[];
  readonly disambiguation: { readonly status: 'resolved' | 'ambiguous'; readonly signals_used: readonly string[] };
  /** Present when the title carried them. */
  readonly level?: string;
  readonly seniority?: string;
  readonly ignored?: readonly string[];
  readonly versions: Versions;
}

/** Job titles to occupation codes. */
export class TitleConversion {
  constructor(
    private readonly engine: SearchEngine,
    private readonly versions: CurrentVersions,
  ) {}

  async convert(question: TitleQuestion): Promise<TitleAnswer> {
    const legacy = !question.fast || !question.database.fusion;
    const fast = question.fast ? await typeahead(this.engine, question.title) : [];
    const answeredFast = question.fast && resolvesCleanly(question.title, fast);
    const ranked = answeredFast ? fast : await resolveByDatabase(this.engine, question.title, question.database);
    const all = toMatches(ranked, answeredFast ? 'name_corpus' : 'database', wordKey(question.title), {
      withCluster: question.withCluster,
      relativeScore: answeredFast ? decayed : proportional,
    });
    const found = legacy ? all.filter(({ match_score }) => match_score >= question.minScore) : all;
    const { level, seniority, ignored } = normalizeTitle(question.title);
    return {
      matches: found.slice(0, question.limit),
      // Of all that was found: how many of it are asked for makes no title clearer.
      disambiguation: { status: isAmbiguous(found, question.ambiguityThreshold) ? 'ambiguous' : 'resolved', signals_used: [] },
      ...(level === null ? {} : { level }),
      ...(seniority === null ? {} : { seniority }),
      ...(ignored.length === 0 ? {} : { ignored }),
      versions: this.versions.current(),
    };
  }
}

/** Typeahead scores are steps of a ladder: what counts is the distance to the best. */
const decayed = (score: number, best: number): number => Math.exp(TUNING.typeahead.scoreDecay * (score - best));
/** Fused scores are sums of evidence: what counts is the share of the best. */
const proportional = (score: number, best: number): number => score / best;

/** A single word is always answered by typeahead; a phrase only when every word of it fits a title. */
function resolvesCleanly(title: string, found: readonly Candidate[]): boolean {
  return found.length > 0 || wordsOf(title).length === 0;
}

function isAmbiguous(matches: readonly TitleMatch[], threshold: number): boolean {
  const [first, second] = matches;
  if (first === undefined) return true;
  return second !== undefined && first.match_score - second.match_score < threshold;
}
