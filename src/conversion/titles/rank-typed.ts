import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SearchEngine } from '../../engine/client.ts';
import { awaitedLater } from '../../runtime/awaited-later.ts';
import { begunTitle, type BegunTitle } from './begun-title.ts';
import { beforeTheLastWord } from './completions.ts';
import { goesBeyond, withCompletionsBelow } from './completions-below.ts';
import { withLastWordFinished } from './finish-last-word.ts';
import type { Ranked } from './compose-answer.ts';
import { doubted, findCompletions, listedCompletions, withCompletions, withJobAlone, withLastWord, type Completions } from './half-typed.ts';
import { listedMatches } from './listed-matches.ts';
import type { Candidate } from './match.ts';
import { mayBecomeTitle } from './no-job/may-become-title.ts';
import { parserOf } from './parse-with-model.ts';
import type { ParsedTitle } from './parsed-title.ts';
import type { ResolvedContext } from './resolve-context.ts';
import type { TitleQuestion } from './title-answer.ts';
import type { TitleModel } from './title-model.ts';
import { searchEarly, typeahead, type EarlySearch } from './typeahead.ts';
import { unfinishedShare } from './unfinished.ts';

/** A question about one text, and what it is ranked with. */
export interface Asked {
  readonly engine: SearchEngine;
  readonly question: TitleQuestion;
  readonly context: ResolvedContext | undefined;
  /** The ranking of a whole title. */
  readonly rankOne: (title: ParsedTitle) => Promise<Ranked>;
}

type Ranking = { readonly ranked: Ranked; readonly readAs: 'whole' | 'half-typed' | 'both' };

/** A ranked text, and how it was read. */
export type RankedText = Ranking & { readonly parsed: ParsedTitle };

/** Ranks a text by search results alone: as the beginning of titles if it begins some, and else as a whole title. */
export async function rankWithoutModel(asked: Asked): Promise<RankedText> {
  const { engine, question, context, rankOne } = asked;
  const parsed = parserOf(undefined)(question.title);
  // Where an employer or an industry counts, the text is ranked as it is.
  const mayComplete = question.fast && context?.hasSay !== true;
  const completions = mayComplete ? listedCompletions(await typeahead(engine, parsed.typed.text), parsed) : undefined;
  if (completions !== undefined) return { parsed, ranked: completions, readAs: 'half-typed' };
  return { parsed, ranked: await rankOne(parsed), readAs: 'whole' };
}

/**
 * Ranks a text as a whole title, or, if it may be unfinished, also as the beginning of titles, with the matches that a list shows. A context counts only as far as the text is
 * finished, except that a sector leaves out occupations.
 */
export async function rankTyped(asked: Asked, model: TitleModel): Promise<RankedText> {
  const { engine, question, context, rankOne } = asked;
  const parse = parserOf(model);
  if (!question.fast) {
    const parsed = parse(question.title);
    return { parsed, ranked: await rankOne(parsed), readAs: 'whole' };
  }
  const counts = context?.hasSay === true;
  const early = counts ? undefined : searchEarly(engine, question.title, model);
  // Its request leaves first, so that the engine searches while the text is read.
  if (early !== undefined) await nextTurn();
  const parsed = parse(question.title);
  const begun = begunTitle(model, parsed, parse);
  const { ranked, readAs } = await rankMaybeFinished(asked, model, { parsed, begun, early });
  if (!counts) return { parsed, ranked: { ...ranked, candidates: listedMatches(ranked.candidates, parsed, begun) }, readAs };
  if (readAs === 'whole') return { parsed, ranked, readAs };
  const candidates = listedMatches(ranked.candidates, parsed, begun).filter(({ document }) => context.allowed?.has(document.onet_code) !== false);
  const advice = ranked.advice ?? (readAs === 'half-typed' && candidates.length > 0 ? ({ kind: 'unfinished_in_context' } as const) : undefined);
  return { parsed, ranked: { ...ranked, candidates, ...(advice === undefined ? {} : { advice }) }, readAs };
}

/** A text that may be unfinished. */
interface Typed {
  readonly parsed: ParsedTitle;
  /** What goes on while it is typed; undefined if nothing does. */
  readonly begun: BegunTitle | undefined;
  readonly early: EarlySearch | undefined;
}

/** Ranks a text as a whole title, as a half-typed one, or, if its last word may be unfinished, as both. */
async function rankMaybeFinished(asked: Asked, model: TitleModel, { parsed, begun, early }: Typed): Promise<Ranking> {
  const { engine, question, context, rankOne } = asked;
  const share = begun === undefined ? 0 : unfinishedShare(model.knownTitles, begun);
  // What a finished text can still become is asked for at the same time as its ranking.
  const beyond = context?.hasSay === true ? undefined : goesBeyond(model, parsed, begun);
  // A text whose last word is surely unfinished seldom needs the ranking.
  const ranking = share < 1 ? awaitedLater(rankOne(parsed)) : undefined;
  let found: Promise<readonly Candidate[]> | undefined;
  const titlesBegun = (): Promise<readonly Candidate[]> =>
    (found ??= typeahead(engine, begun?.typed.text ?? '', model, { goingOn: share === 0 && beyond !== undefined, early }));
  const goingBeyond = share < 1 && beyond !== undefined ? awaitedLater(titlesBegun()) : undefined;
  const completionsWith = async (share: number): Promise<Completions | undefined> =>
    begun && findCompletions(await titlesBegun(), begun, model, { ...question, share });

  const completing = share === 0 ? undefined : await orJobAlone(asked, model, await completionsWith(share));
  if (completing?.share === 1) return { ranked: completing, readAs: 'half-typed' };
  const whole = await (ranking ?? rankOne(parsed));
  const isUnsupported = whole.advice?.kind === 'unsupported';
  // A finished word may begin titles without being one ("registered").
  const mayBegin = isUnsupported || (whole.candidates.length === 0 && mayBecomeTitle(model, parsed));
  const beginning = mayBegin ? await completionsWith(1) : undefined;
  if (beginning !== undefined) return { ranked: isUnsupported ? beginning : doubted(beginning, whole), readAs: 'half-typed' };
  const finished = isUnsupported ? await rankFinished(asked, model, begun) : undefined;
  if (finished !== undefined) return { ranked: doubted(finished, {}), readAs: 'half-typed' };
  const read: Ranking =
    completing === undefined
      ? { ranked: withLastWord(whole, begun && beforeTheLastWord(model, begun)), readAs: 'whole' }
      : { ranked: withCompletions(whole, completing), readAs: 'both' };
  return beyond === undefined ? read : { ...read, ranked: withCompletionsBelow(read.ranked, beyond, await (goingBeyond ?? []), model) };
}

/** The ranking of a phrase that names no job until its last word is finished; undefined if it does not then. */
async function rankFinished({ rankOne }: Asked, model: TitleModel, begun: BegunTitle | undefined): Promise<Ranked | undefined> {
  const text = begun && withLastWordFinished(model, begun.typed);
  if (begun === undefined || text === undefined) return undefined;
  const ranked = await rankOne(parserOf(model)(text));
  return ranked.candidates.length === 0 ? undefined : { ...ranked, typed: begun.typed.text };
}

/** Completions of a text that may be a job with other words after it, together with the ranking of that job. */
async function orJobAlone({ rankOne }: Asked, model: TitleModel, completing: Completions | undefined): Promise<Completions | undefined> {
  if (completing?.orJob === undefined) return completing;
  const { orJob } = completing;
  return withJobAlone(completing, orJob, await rankOne(parserOf(model)(orJob.job.text)));
}
