import { wordKey, wordsOf } from '../../../text/words.ts';
import { agentsOf } from './activities.ts';
import { listedActivity } from './activity-sentence.ts';
import { isPerson } from '../evidence/person-words.ts';
import type { KnownTitles } from '../evidence/known-titles.ts';
import { lastWord } from '../unfinished.ts';
import { normalizeTitle, type NormalizedTitle } from '../normalize.ts';
import { likelyWorkers } from './likely-workers.ts';
import { isUnpaid } from './own-activity.ts';
import { isKnownInAnyForm } from '../known-title.ts';
import type { DoneBy } from '../parsed-title.ts';
import { AM, OPENING } from '../parsing/sentence-parts.ts';
import { sourceOf } from '../parsing/rule.ts';
import { plainForms } from '../plain-form.ts';
import { severalJobs } from '../several-jobs.ts';
import type { TitleModel } from '../title-model.ts';
import { RANKING } from '../tuning.ts';
import { withoutIgnored } from '../without-ignored.ts';

const HOW = String.raw`(?:\s+${sourceOf('currently', 'now', 'also', 'just', 'mostly', 'mainly', 'usually', 'often', 'professionally')})?`;
const DETERMINER = sourceOf('a', 'an', 'the', 'my', 'our', 'his', 'her', 'their', 'some', 'other', 'own');
/** "Someone who", "a job where you". */
const DESCRIBED = String.raw`(?:(?:the|an?)\s+)?(?:${sourceOf('one', 'person', 'someone', 'somebody', 'people', 'guy', 'man', 'woman', 'lady')}\s+(?:who|that)|job\s+(?:where|in\s+which)\s+you)`;
/** Who does something: "I drive", "she drives". With an article after the verb, also "I'm driving a", and "drive a" alone. */
const SUBJECT = String.raw`(?:(?<who>i|we|they|he|she|${DESCRIBED})${HOW}\s+|(?:${AM}${HOW}\s+)?(?=[a-z]+\s+${DETERMINER}\s))`;
const VERB_SENTENCE = new RegExp(String.raw`^[^\p{L}\p{N}]*${OPENING}${SUBJECT}(?<verb>[a-z]{3,})\b(?<rest>.*)$`, 'iu');
/** "I love cooking", "she would like to drive trucks". Who likes to be something is it: sentence-rules.ts. */
const LIKING = new RegExp(
  String.raw`^[^\p{L}\p{N}]*${OPENING}(?:i|we|they|he|she|(?:my|our)\s+[a-z]+)\s+(?:really\s+|also\s+|just\s+)?(?:(?:would|['’]d)\s+)?${sourceOf('love', 'loves', 'like', 'likes', 'enjoy', 'enjoys', 'want', 'wants')}\s+(?:to\s+)?(?!(?:be|being|become|working|my|a|an|the|to)\b)(?<rest>\p{L}.*)$`,
  'iu',
);
/** Where what is done ends, and where it is done begins. */
const WHERE = /^(?<object>.*?)\b(?:at|in|for|on)\b\s*(?<place>.*)$/iu;
/** Words after which something else is said. */
const MORE = new RegExp(String.raw`\b${sourceOf('and', 'or', 'of', 'to', 'with', 'from', 'by', 'about', 'because', 'so', 'that', 'who', 'like')}\b`, 'iu');
const AT_FRONT = new RegExp(String.raw`^(?:${DETERMINER}\b\s*)+`, 'iu');
/** A field of work that somebody likes has no more words. */
const MOST_WORDS_OF_FIELD = 3;
/** Words of what is done that are not tried one by one. */
const MOST_WORDS = 5;

/** A verb whose person is a word of known titles, and what follows it. */
interface Doing {
  readonly agents: readonly string[];
  readonly verb: string;
  readonly rest: string;
  /** Whether somebody is said to do it, and not only what is done. */
  readonly hasSubject: boolean;
}

/**
 * Reads a text that says what somebody does instead of what the person is ("I drive a truck", "she cleans houses"): who does it is called by the verb, alone or after
 * what is done. Of a verb whose person has no known title ("I make money"), nobody is found, and above all not who teaches it.
 */
export function readVerbs(model: Pick<TitleModel, 'knownTitles' | 'textProbabilities' | 'employers'>): (title: NormalizedTitle) => DoneBy | undefined {
  const read = readerOf(model);
  return (title) => {
    const { rest } = LIKING.exec(title.text)?.groups ?? {};
    if (rest === undefined) return byAllWords(model, title, read(title));
    if (isUnpaid(title.text)) return { text: title.text.trim(), workers: [] };
    // Of several things, the first one counts: "I love hiking and craft beer".
    const liked = read(normalizeTitle(`I ${rest.split(/\s+and\s+|[,;]/u)[0] ?? ''}`));
    if (liked !== undefined) return { ...liked.doneBy, text: title.text.trim(), isLiked: true };
    // It names no job. "I like computer science" may.
    return wordsOf(rest).length > MOST_WORDS_OF_FIELD ? { text: title.text.trim(), workers: [] } : undefined;
  };
}

/** Who does something, and whether that is sure: the text has a detail of the activity, or says that nobody is paid for it. */
interface Reading {
  readonly doneBy: DoneBy;
  readonly isSure: boolean;
}

/** A text of which the verb and what it is done to do not tell who does it, or all words tell more. */
function byAllWords(model: Pick<TitleModel, 'knownTitles' | 'textProbabilities'>, title: NormalizedTitle, reading: Reading | undefined): DoneBy | undefined {
  const likely = reading?.isSure === true ? undefined : likelyWorkers(model, title.text, reading?.doneBy.workers);
  if (likely === undefined) return reading?.doneBy;
  // "She works as a truck driver" says what the person is. Asked last, because most texts are no sentence.
  const isTitle = isKnownInAnyForm(model.knownTitles, withoutIgnored(title)) || severalJobs(model.knownTitles, title) !== undefined;
  return isTitle ? reading?.doneBy : likely;
}

function readerOf(model: Pick<TitleModel, 'knownTitles' | 'textProbabilities' | 'employers'>): (title: NormalizedTitle) => Reading | undefined {
  return (title) => {
    const listed = listedActivity(title);
    if (listed?.hasDetail === true || listed?.doneBy.workers.length === 0) return { doneBy: listed.doneBy, isSure: true };
    const doing = doingIn(model.knownTitles, title);
    const worker = doing && workerOf(model, doing);
    if (listed !== undefined && !(model.knownTitles.isTitle(worker ?? '') && lengthOfObject(worker) > listed.length))
      return { doneBy: listed.doneBy, isSure: false };
    if (doing === undefined || (worker === undefined && !doing.hasSubject)) return undefined;
    const unpaid = isUnpaid(title.text);
    return { doneBy: { text: title.text.trim(), workers: worker === undefined || unpaid ? [] : [worker] }, isSure: unpaid };
  };
}

/** How many words for what is done a title has. */
const lengthOfObject = (worker = ''): number => worker.split(' ').length - 1;

function doingIn(knownTitles: KnownTitles, title: NormalizedTitle): Doing | undefined {
  if (!VERB_SENTENCE.test(title.text)) return undefined;
  const { who, verb = '', rest = '' } = VERB_SENTENCE.exec(withoutIgnored(title).text)?.groups ?? {};
  if (verb === '') return undefined;
  const agents = personsOfTitles(knownTitles, verb.toLowerCase());
  return agents.length === 0 ? undefined : { agents, verb: verb.toLowerCase(), rest, hasSubject: who !== undefined };
}

/** The words for who does something that known titles have. The verb itself is one if it is in the most titles ("cook", but not "counsel"). */
function personsOfTitles(knownTitles: KnownTitles, verb: string): string[] {
  const usesOf = (agent: string): number => knownTitles.spelling.usesOf(lastWord(agent));
  const agents = agentsOf(verb).filter((agent) => usesOf(agent) > 0 && isPerson(knownTitles, lastWord(agent)));
  return agents.filter((agent) => agent !== verb || agents.every((other) => usesOf(other) <= usesOf(verb)));
}

function workerOf(model: Pick<TitleModel, 'knownTitles' | 'textProbabilities' | 'employers'>, { agents, verb, rest }: Doing): string | undefined {
  const { knownTitles, employers } = model;
  const { object = rest, place = '' } = WHERE.exec(rest)?.groups ?? {};
  if (MORE.test(rest)) return undefined;
  const [done, where] = [object, place].map((words) => wordsOf(words.trim().replace(AT_FRONT, ''))) as [string[], string[]];
  if (done.length > 0) return workerWith(model, agents, verb, done);
  if (where.length > 0) return known(knownTitles, agents, where) ?? (employers.has(wordKey(place)) ? alone(knownTitles, agents) : undefined);
  return alone(knownTitles, agents);
}

/** "Driver", of "I drive". */
const alone = (knownTitles: KnownTitles, agents: readonly string[]): string | undefined =>
  mostCommon(
    knownTitles,
    agents.filter((agent) => knownTitles.isTitle(agent)),
  );

/** Who does something to something: a known title, a field of work ("computer repair"), or whom the verb alone tells as well ("table waiter"). */
function workerWith(
  { knownTitles, textProbabilities }: Pick<TitleModel, 'knownTitles' | 'textProbabilities'>,
  agents: readonly string[],
  verb: string,
  done: readonly string[],
): string | undefined {
  const title = known(knownTitles, agents, done);
  if (title !== undefined) return title;
  const likeliest = (text: string): { code: string | undefined; probability: number } => {
    const [[code], [probability = 0]] = [[...textProbabilities.of(text).keys()], [...textProbabilities.of(text).values()]];
    return { code, probability };
  };
  const objects = objectsOf(done).filter((object) => knownTitles.spelling.isWord(lastWord(object)));
  const field = objects.map((object) => `${object} ${verb}`).find((text) => knownTitles.beginnings.countOfBeginning(text) > 0);
  if (field !== undefined && likeliest(field).probability >= RANKING.resolved) return field;
  const titled = agents.filter((agent) => !agent.includes(' ') && knownTitles.isTitle(agent));
  return objects
    .slice(-1)
    .flatMap((object) => titled.map((agent) => ({ agent, text: `${object} ${agent}` })))
    .find(({ agent, text }) => likeliest(text).probability >= RANKING.resolved && likeliest(text).code === likeliest(agent).code)?.text;
}

/** The most common known title of a person and of what the person does something to, or of its last words: "house cleaner", "dishwasher". */
function known(knownTitles: KnownTitles, agents: readonly string[], words: readonly string[]): string | undefined {
  for (let from = Math.max(0, words.length - MOST_WORDS); from < words.length; from++) {
    const titles = objectsOf(words.slice(from)).flatMap((object) =>
      agents.flatMap((agent) => [`${object} ${agent}`, ...(object.includes(' ') ? [] : [object + agent])]),
    );
    const found = mostCommon(
      knownTitles,
      titles.filter((title) => isKnownInAnyForm(knownTitles, normalizeTitle(title))),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Some words as they are, and in the singular. */
const objectsOf = (words: readonly string[]): string[] => [words.join(' '), ...plainForms(words)];

/** The title that was observed most often, or else the one whose word for the person is in most titles. */
const mostCommon = ({ beginnings, spelling }: KnownTitles, titles: readonly string[]): string | undefined =>
  titles.toSorted((a, b) => beginnings.countOfTitle(b) - beginnings.countOfTitle(a) || spelling.usesOf(lastWord(b)) - spelling.usesOf(lastWord(a)))[0];
