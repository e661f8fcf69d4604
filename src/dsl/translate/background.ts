import { wordLists } from '../../language/word-lists.ts';
import { isTopic, type Item } from './items.ts';
import { BADGES, LISTED, type Topic } from './senses.ts';
import { BUSY, TESTS } from './in-context/work-labels.ts';

const WORDS = wordLists('background.tsv');

/** How sentences begin that tell who asks, and why. "I need the occupations" asks. */
const TELLS = new RegExp(
  String.raw`^(?:${WORDS.any('opening')}[,:]? )*(?:i(?! ${WORDS.any('rows needed')}\b)|${WORDS.any('told')}|${WORDS.any('told for')} (?!(?:job|list)\b)|(?:sub-?\s?)?task \d|step \d)\b`,
  'iu',
);
/** "Amazon is my rival. Where do they post for …": whom the question is about. */
const IS_RIVAL = new RegExp(
  String.raw`^(?:[\p{L}\p{N}&'’.-]+ ){1,4}(?:is|are) (?:my|our|the|a|one of (?:my|our)) (?:\p{L}+ ){0,2}${WORDS.any('rival')}\b`,
  'iu',
);
/** "… first forty rows, our designer needs sample data": who needs the answer. */
const IS_NEEDED = new RegExp(String.raw`^(?:because |since |as )?(?:our|my|the|a) (?:\p{L}+ ){1,3}${WORDS.any('needing')}\b`, 'iu');
/** "Trucking is obvious. Who outside transportation …": what nobody asks for. */
const OBVIOUS = new RegExp(String.raw`^(?:[\p{L}&-]+ ){1,4}${WORDS.any('obvious')}\b`, 'iu');
/** What an answer is needed for: "i need the codes for a form", "it's for my tax return", "this is for a report". */
const PURPOSE = new RegExp(String.raw`^(?:(?:thanks|thank you|thx|cheers|please)[,.!]? )?${WORDS.any('purpose')}\b`, 'iu');
/** Whom somebody works for, who asks about others: "recruiting for a children's clinic". */
const CLIENT = WORDS.start('client');
/** "Recruiting for a clinic. I need the employers of therapists": what is needed is asked for. */
const NEEDS = /^(?:so |and |now )?(?:i|we) (?:just |only |really )?(?:need|want)\b/iu;
const isTelling = (text: string): boolean => [BUSY, TESTS, TELLS, IS_FOR, IS_NEEDED, IS_RIVAL, PURPOSE, CLIENT].some((pattern) => pattern.test(text));
/** How those begin that ask. */
const ASKS = new RegExp(String.raw`^(?:(?:so|and|but|now|then|please|pls) )*${WORDS.any('asks')}\b`, 'iu');

/** What an answer is for: "… so we can fill the dropdown". */
const IS_FOR = /^so (?:that )?(?:i|we|you|they|he|she|people|users?|applicants?) (?:can|could|may|might|know|don['’]?t|do not)\b/iu;

/** What a sentence before has named. */
const REFERS_BACK = [WORDS.within('refers back'), /\b(?:which|what) (?:\w+ )?(?:are|is|were) (?:those|these|they|that|this)\b/iu];

/**
 * Sentences that only tell who asks are background: "I'm a journalist working on a story. Which employers went bankrupt?" Names and values in them can be
 * conditions ("I'm a welder in Houston"), or not, so there are two ways to read such a question.
 */
export function withBackground(items: readonly Item[], text: string, startOf: (item: Item) => number): (readonly Item[])[] {
  const asker = askerOf(items);
  if (asker.length > 0) return [items.map((item) => (asker.includes(item) ? { ...item, means: { kind: 'background' } } : item))];
  const sentences = sentencesOf(items, (item) => text.slice(startOf(item)));
  const textOf = (sentence: readonly Item[]): string => sentence.map((item) => item.text).join(' ');
  const begins = (sentence: readonly Item[]): string => (sentence[0] === undefined ? '' : text.slice(startOf(sentence[0])));
  const isForOthers = (text: string): boolean => PURPOSE.test(text) || CLIENT.test(text);
  const isNeeded = (text: string): boolean => NEEDS.test(text) && !isForOthers(text) && sentences.some((one) => CLIENT.test(begins(one)));
  /** What no condition is in, whatever it names. */
  const isAside = (sentence: readonly Item[]): boolean =>
    (OBVIOUS.test(textOf(sentence)) && !ASKS.test(begins(sentence)) && !(sentence.at(-1)?.text ?? '').includes('?')) ||
    (sentence !== sentences[0] && IS_NEEDED.test(begins(sentence)));
  // "I've already seen the first 25, show the next 25" asks for rows.
  const isOfRows = (sentence: readonly Item[]): boolean => sentence.some(({ means }) => means.kind === 'skip_rows');
  const tells = (sentence: readonly Item[]): boolean =>
    (isTelling(begins(sentence)) && !isNeeded(begins(sentence)) && !isOfRows(sentence)) || isAside(sentence);
  const isAsk = (sentence: readonly Item[]): boolean =>
    (ASKS.test(begins(sentence)) || isNeeded(begins(sentence)) || isList(sentence) || (sentence.at(-1)?.text ?? '').includes('?')) &&
    !tells(sentence) &&
    sentence.some(({ means }) => means.kind === 'topic' || means.kind === 'entity');
  const asksOf = (sentence: readonly Item[]): boolean => sentence.some(({ means }) => means.kind === 'topic' || means.kind === 'entity');
  const isLeft = sentences.some(isAside) && sentences.some((sentence) => !tells(sentence) && asksOf(sentence));
  if (sentences.length < 2 || !(isLeft || sentences.some(isAsk))) return [items];
  if (!sentences.some(tells)) return [items];
  // "My cousin works at Tyson Foods. Which badges has this company?"
  const refersBack = sentences.slice(1).some((sentence) => REFERS_BACK.some((refers) => refers.test(textOf(sentence))));
  const asks = sentences.filter((sentence) => !tells(sentence)).flat();
  const isOfEmployers = refersBack || asks.some(({ means }) => means.kind === 'topic' && OF_EMPLOYERS.includes(means.topic));
  // "I live in Texas. Which companies hire in Ohio": a place that is asked for.
  const asksForPlace = asks.some((item) => isPlace(item) || (!refersBack && isTopicWhere(item)));
  // "I run HR. Which consulting firms hire recruiters": what is asked for names its own industry or job.
  const asksFor = (kind: 'industry' | 'role'): boolean => !refersBack && asks.some((item) => (kind === 'industry' ? isIndustry(item) : isOf(item, 'role')));
  // "I pick orders in a warehouse. Employers that hire order pickers": in any industry.
  const asksForHirers = asksFor('role') && asks.some((item) => isTopic(item, ['companies', 'who'])) && !asks.some(({ text }) => /\belse$/iu.test(text));
  const isCompared = asks.some(({ text }) => /^(?:compared?|comparison|versus|vs|than|against|mine|me|my|i|we|us|similar|like)$/iu.test(text));
  const isOfAsker = (item: Item): boolean =>
    !isCompared && ((isIndustry(item) && (asksFor('industry') || asksForHirers)) || (isOf(item, 'role') && asksFor('role')));
  /** "I was infantry in the Army. What fields do we end up in?": where somebody worked. */
  const isWorkplace = (item: Item, sentence: readonly Item[]): boolean => !isOfEmployers && isOf(item, 'company') && sentence.some((one) => isOf(one, 'role'));
  const isOfPerson = (item: Item, i: number, sentence: readonly Item[]): boolean =>
    (asksForPlace && isPlace(item)) ||
    isOfAsker(item) ||
    isOfPeople(item, sentence[i + 1]) ||
    isDoing(item, sentence[i - 1]) ||
    isDone(item, sentence[i - 1]) ||
    isDoneToOthers(item, sentence[i - 1], sentence[i + 1]) ||
    isOfTaught(item, sentence.slice(0, i)) ||
    isWorkplace(item, sentence) ||
    isOfSchool(item, textOf(sentence)) ||
    [PURPOSE, BUSY, TESTS].some((pattern) => pattern.test(begins(sentence))) ||
    ((isIndustry(item) || i === 0) && CLIENT.test(begins(sentence)));
  return (refersBack ? [true] : [true, false]).map((keepsNames) =>
    sentences.flatMap((sentence) =>
      tells(sentence)
        ? sentence.map((item, i) =>
            kept(item, sentence.slice(i + 1), { keepsNames: keepsNames && !isAside(sentence) && !isOfPerson(item, i, sentence), refersBack }),
          )
        : sentence,
    ),
  );
}

/** "I'm writing about loyalty. Clusters where …": begins with what is listed. */
const isList = (sentence: readonly Item[]): boolean => {
  const first = sentence.find(({ means }) => !['skip', 'mark', 'number', 'superlative'].includes(means.kind));
  return first?.means.kind === 'topic' && LISTED.includes(first.means.topic) && /(?:s|where|with)$/iu.test(first.text);
};

const WANTS = WORDS.whole('wants');
const LONGEST_ASKER = 5;
/** "Our HR team wants …". */
const TEAM = WORDS.whole('team');

/** Jobs of those who ask about others. */
const ASKERS = WORDS.whole('asker');
const PRESENTS = /^(?:(?:hi|hello|hey),? )?(?:(?:speaking )?as an?|i['’]?m an?|i am an?)$/iu;
const ABOUT_ONESELF = /^(?:me|my|mine|myself)$/iu;
/** What somebody asks for. */
const ASKED: readonly Topic[] = [...LISTED, 'badges'];

/** "As an economist I want all banks in Texas", "a recruiter asks which retailers …": who asks, if the rest asks for something else, and not about this person. */
function presentedOf(items: readonly Item[]): Item[] {
  const at = items.findIndex((item) => isOf(item, 'role'));
  const asker = items[at];
  if (asker === undefined || !ASKERS.test(asker.text)) return [];
  const before = items
    .slice(0, at)
    .map(({ text }) => text)
    .join(' ');
  const rest = items.slice(at + 1);
  const isPresented = PRESENTS.test(before) || (/^(?:an? |the |our )?$/iu.test(before) && WANTS.test(rest[0]?.text ?? ''));
  const asksForOther = rest.some(
    ({ means }) => (means.kind === 'entity' && means.entity.kind !== 'place') || (means.kind === 'topic' && ASKED.includes(means.topic)),
  );
  return isPresented && asksForOther && !rest.some(({ text }) => ABOUT_ONESELF.test(text)) ? [asker] : [];
}

/** "As an HR manager at Cigna I want our badges": the job of who asks, where the question is about the company. */
function askerOf(items: readonly Item[]): Item[] {
  const presented = presentedOf(items);
  if (presented.length > 0) return presented;
  // "Economist here: …"
  const [first, here, end] = items;
  // "Welder here, am I underpaid?" asks about this job.
  const isOfOthers =
    first !== undefined && (ASKERS.test(first.text) || items.slice(3).some(({ means }) => means.kind === 'entity' && means.entity.kind !== 'place'));
  if (first !== undefined && isOf(first, 'role') && /^here$/iu.test(here?.text ?? '') && end?.means.kind === 'mark' && isOfOthers) return [first];
  // "Career coach question: …"
  if (first !== undefined && isOf(first, 'role') && ASKERS.test(first.text) && /^(?:question|asking|speaking|query|request)$/iu.test(here?.text ?? ''))
    return [first];
  const verb = items.findIndex(({ text }) => WANTS.test(text));
  // "Our counselling centre would like …": who asks.
  if (
    /^(?:our|my|the)$/iu.test(items[0]?.text ?? '') &&
    verb > 1 &&
    verb <= LONGEST_ASKER &&
    (items.slice(1, verb).some(({ means }) => means.kind === 'unknown') || TEAM.test(items[verb - 1]?.text ?? ''))
  )
    return items.slice(1, verb).filter(({ means }) => means.kind !== 'skip' && means.kind !== 'mark');
  const start = items.slice(0, 4).findIndex(({ text }) => /^as (?:an?|the|our)\b|^as$/iu.test(text));
  const role = start < 0 ? -1 : items.findIndex(({ means }, i) => i > start && i <= start + 2 && means.kind === 'entity' && means.entity.kind === 'role');
  const company = role < 0 ? -1 : items.findIndex(({ means }, i) => i > role && i <= role + 2 && means.kind === 'entity' && means.entity.kind === 'company');
  const isOurs = company >= 0 && items.slice(company + 1).some(({ text }) => /\b(?:our|my|we)\b/iu.test(text));
  return isOurs && start === 0 ? items.slice(role, role + 1) : [];
}

/** A place, or a region of states. */
const isPlace = ({ means }: Item): boolean =>
  (means.kind === 'entity' && means.entity.kind === 'place') || (means.kind === 'value' && means.options.some(({ field }) => field === 'STATE'));
/** "In which metros do they post": the question asks for places itself. */
const isTopicWhere = ({ means, text }: Item): boolean => means.kind === 'topic' && means.topic === 'where' && WHICH_PLACES.test(text);
const WHICH_PLACES = /^(?:in )?(?:which|what) (?:\p{L}+ )?(?:metros?|cit(?:y|ies)|areas?|markets?|places?|locations?)\b/iu;

const DASH = /^\s+[-–—]+\s/u;

/** Sentences end with a mark, with a comma or dash before a word that asks, and where they say what the answer is for. */
function sentencesOf(items: readonly Item[], from: (item: Item) => string): Item[][] {
  const sentences: Item[][] = [[]];
  items.forEach((item, i) => {
    if (i > 0 && IS_FOR.test(from(item))) sentences.push([]);
    sentences.at(-1)?.push(item);
    const next = items[i + 1];
    if (next === undefined) return;
    const mark = item.means.kind === 'mark' ? item.text : '';
    if (mark.includes(',') && IS_NEEDED.test(from(next))) sentences.push([]);
    const isPause = mark.includes(',') || DASH.test(from(item).slice(item.text.length));
    if (/[.?!;:]/u.test(mark) || (isPause && ASKS.test(from(next))) || isAskedBy(item, from(next))) sentences.push([]);
  });
  return sentences;
}

/** "My students keep asking who …": what they ask. */
const isAskedBy = ({ text }: Item, next: string): boolean =>
  /^(?:asking|ask|asks|asked|wondering|wonder|wonders)(?: me| us)?$/iu.test(text) && ASKS_OF.test(next);
const ASKS_OF = /^(?:who|which|what|where|how)\b/iu;

/** What only employers have. */
const OF_EMPLOYERS: readonly Topic[] = ['companies', ...BADGES, 'hiring', 'postings', 'about', 'relatives', 'workforce', 'where'];
const isIndustry = ({ means }: Item): boolean => means.kind === 'entity' && means.entity.kind === 'industry';
const isOf = ({ means }: Item, kind: 'company' | 'role'): boolean => means.kind === 'entity' && means.entity.kind === kind;

/** "Our engineering students": who is asked for, and no condition. */
const isOfPeople = ({ means }: Item, next: Item | undefined): boolean =>
  means.kind === 'entity' &&
  means.entity.kind === 'industry' &&
  /^(?:students?|graduates?|grads?|majors?|class|pupils?|alumni|program)$/iu.test(next?.text ?? '');

/** "I just finished trucking school": what somebody has learned, and no industry that is asked for. */
const isOfSchool = ({ means }: Item, sentence: string): boolean => means.kind === 'entity' && means.entity.kind === 'industry' && LEARNS.test(sentence);
const LEARNS = new RegExp(String.raw`\b${WORDS.any('learns')}\b.*\b${WORDS.any('school')}\b`, 'iu');

/** "I teach high-school seniors": whom somebody teaches, and no level of a job. */
const isOfTaught = ({ means }: Item, before: readonly Item[]): boolean =>
  means.kind === 'value' && before.some(({ text }) => /^(?:teach|tutor|coach|counsel|mentor|advise|train|supervise)(?:es|s|ing|ed)?$/iu.test(text));

/** "I'm writing about AI": what somebody does now, and no job. */
const isDoing = ({ text }: Item, before: Item | undefined): boolean =>
  /^\p{L}+ing$/iu.test(text) && /(?:^|\s)(?:i['’]?m|am|we['’]?re|are|is|been)$/iu.test(before?.text ?? '');

/** "I fix cars for a living": what somebody does, and no industry. */
const isDone = ({ means }: Item, before: Item | undefined): boolean =>
  means.kind === 'entity' &&
  means.entity.kind === 'industry' &&
  /^(?:fix|repair|build|sell|drive|wash|make|paint|move|deliver|cook|clean|teach|design|grow|raise)(?:e?s|ed|ing)?$/iu.test(before?.text ?? '');

/** "I coach a rep", unlike "I nurse". */
const OTHERS = /^(?:an?|my|our|the|some|several|many|two|three)$/iu;

/** "I coach career changers": what somebody does to others, and no job. "I bartend" is one. */
const isDoneToOthers = (item: Item, before: Item | undefined, next: Item | undefined): boolean =>
  isOf(item, 'role') &&
  /^(?:i|we)$/iu.test(before?.text ?? '') &&
  /^\p{L}+$/u.test(item.text) &&
  (['unknown', 'topic'].includes(next?.means.kind ?? '') || OTHERS.test(next?.text ?? ''));

/** "I have worked for six years" is how long, "I have two children" is no condition. */
const isTenure = ({ means, text }: Item, next: Item | undefined): boolean =>
  (means.kind === 'number' && next?.means.kind === 'year' && !/old$/iu.test(next.text)) || (means.kind === 'year' && !/old$/iu.test(text));

/** "My job is dying out": why somebody asks, and no condition on what they ask for. */
const isOutlook = ({ means }: Item): boolean => means.kind === 'value' && means.options.some(({ field }) => /^(?:AI_FLAG|EVENT_TYPE|.*_TREND)$/u.test(field));

/** "I hear of jobs where winners pull away. Which are those?": what the question refers to is a condition, too. */
function kept(item: Item, after: readonly Item[], { keepsNames, refersBack }: Readonly<Record<'keepsNames' | 'refersBack', boolean>>): Item {
  const { kind } = item.means;
  return ['skip', 'mark'].includes(kind) ||
    kind === 'quoted' ||
    (keepsNames &&
      (refersBack || !isOutlook(item)) &&
      (['entity', 'value'].includes(kind) ||
        (kind === 'not' && after.some(({ means }) => ['entity', 'value'].includes(means.kind))) ||
        isTenure(item, after[0])))
    ? item
    : { ...item, means: { kind: 'background' } };
}
