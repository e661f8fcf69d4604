import { matchesOf } from '../../../text/matches.ts';
import { ACTIVITY_FRAMES, type ActivityFrame } from '../parsing/activity-frames.ts';

/** Where what somebody does may begin in a text, and what the words before it say. */
export interface ActivityStart {
  readonly text: string;
  readonly isPast: boolean;
  readonly isPerfect: boolean;
  /** Whether it is said after something else that somebody does. */
  readonly isSecond: boolean;
}

/** Frames around one activity: "what do you call | someone | who is | usually | cutting". */
const MOST_FRAMES = 7;
const WORKING = /^work(?:s|ing|ed)?\s/iu;
const GERUND = /(?<=\s)[a-z]{3,}ing\b/giu;
/** The first of two verbs with one object: "load and unload trucks". */
const BEFORE_SECOND = /^\p{L}+\s*(?:\s(?:and|or)\s|[&/])\s*(?=\p{L})/iu;
/** What comes between two things that somebody does. */
const BEFORE_NEXT = /(?:[,;.]\s*(?:and\s+|then\s+)?|\s(?:and|then)\s+)(?:(?:i|we|he|she|they)\s+(?:also\s+)?)?(?=\p{L})/giu;

/** The text itself, and what is left of it without each number of frames, in this order. */
export function activityStarts(text: string, frames: readonly ActivityFrame[] = ACTIVITY_FRAMES): ActivityStart[] {
  const found = new Map<string, ActivityStart>();
  let last: ActivityStart[] = [{ text: text.trim(), isPast: false, isPerfect: false, isSecond: false }];
  for (let depth = 0; depth <= MOST_FRAMES && last.length > 0; depth++) {
    const added = last.filter((start) => start.text !== '' && !found.has(start.text));
    for (const start of added) if (!found.has(start.text)) found.set(start.text, start);
    last = added.flatMap((start) => frames.flatMap((frame) => without(frame, start) ?? []));
  }
  return [...found.values()].flatMap((start) => [start, ...inside(start, { isWhole: start.text === text.trim() })]);
}

function without({ phrase, tense, becomes = '' }: ActivityFrame, start: ActivityStart): ActivityStart | undefined {
  const [whole = ''] = phrase.exec(start.text) ?? [];
  if (whole === '') return undefined;
  const text = becomes + start.text.slice(whole.length).trim();
  return { ...start, text, isPast: start.isPast || tense === 'past', isPerfect: start.isPerfect || tense === 'perfect' };
}

/** What people do at work, after where they work ("work in a factory putting parts together"), and what they do next ("and answer phones"). */
function inside(start: ActivityStart, { isWhole }: { readonly isWhole: boolean }): ActivityStart[] {
  const from = (pattern: RegExp): string[] => matchesOf(pattern, start.text).map(({ index, 0: words }) => start.text.slice(index + words.length));
  const gerunds = WORKING.test(start.text) ? matchesOf(GERUND, start.text).map(({ index }) => start.text.slice(index)) : [];
  const second = start.text.replace(BEFORE_SECOND, '');
  return [
    ...gerunds.map((text) => ({ ...start, text })),
    ...(second === start.text ? [] : [{ ...start, text: second }]),
    // Without a frame, it may be a list of titles.
    ...(isWhole ? [] : from(BEFORE_NEXT).map((text) => ({ ...start, text, isSecond: true }))),
  ];
}
