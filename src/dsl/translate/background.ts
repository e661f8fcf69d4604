import { isTopic, type Item } from './items.ts';
import { BADGES, LISTED, type Topic } from './senses.ts';
import { BUSY, TESTS } from './in-context/work-labels.ts';

/** How sentences begin that tell who asks, and why. "I need the occupations" asks. */
const TELLS =
  /^(?:(?:ok(?:ay)?|so|well|right|alright|anyway|look|listen|here(?:['’]s| is) the thing|the thing is)[,:]? )*(?:i(?! (?:only |just )?(?:need|want) (?:(?:to )?(?:see|know|get|find|have|list) )?(?:the|its|their|all|every|only|\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty)\b)|im|ive|id|i'm|i’m|i've|i’ve|my|we|we're|we’re|our|she|he|they|as|a (?:client|friend|student|colleague|relative)|one of my|someone|suppose|imagine|assume|after|say|hi|hello|hey|good (?:morning|afternoon|evening)|just (?:got|left|finished|moved|retired|graduated|started|lost|quit|been)|for (?:my|our|a|an|this) (?!job\b|list\b)|before (?:i|we)|now that|while (?:i|we)|when i|since i|because|(?:sub-?\s?)?task \d|step \d|context|background|user question|question|(?:reporting|writing|researching|preparing|drafting|investigating|covering|working on|putting together) (?:a|an|the|my|our|some))\b/iu;
/** "Amazon is my rival. Where do they post for …": whom the question is about. */
const IS_RIVAL =
  /^(?:[\p{L}\p{N}&'’.-]+ ){1,4}(?:is|are) (?:my|our|the|a|one of (?:my|our)) (?:\p{L}+ ){0,2}(?:rivals?|competitors?|competition|clients?|customers?|employer)\b/iu;
/** "… first forty rows, our designer needs sample data": who needs the answer. */
const IS_NEEDED =
  /^(?:because |since |as )?(?:our|my|the|a) (?:\p{L}+ ){1,3}(?:needs?|wants?|asked|is asking|are asking|insists?|requires?|is waiting|are waiting|has asked|have asked|wanted)\b/iu;
/** "Trucking is obvious. Who outside transportation …": what nobody asks for. */
const OBVIOUS =
  /^(?:[\p{L}&-]+ ){1,4}(?:(?:is|are|seems?|would be|s) (?:(?:just|too|pretty|quite|all|so|kind of) )?(?:obvious|a given|given|known|well known|clear|no surprise|unsurprising|a no ?brainer|the usual suspects?|the obvious (?:one|answer|choice)|old news|boring)|goe?s? without saying)\b/iu;
/** What an answer is needed for: "i need the codes for a form", "it's for my tax return", "this is for a report". */
const PURPOSE =
  /^(?:(?:thanks|thank you|thx|cheers|please)[,.!]? )?(?:(?:this|that|it|they|these|those|all this)(?:['’]s| is| are|['’]re)? (?:all |only |just )?for (?:an?|my|our|the|some|his|her|their|work|school)\b|(?:i|we|my boss|my manager|she|he|they) (?:just |only |really )?(?:needs?|wants?) (?:them|it|this|these|those|the codes?|codes?)(?: all)? (?:for|in|on) (?:an?|my|our|the|some|his|her|their|work|school)\b|(?:needed|required) for (?:an?|my|our|the)\b)/iu;
/** Whom somebody works for, who asks about others: "recruiting for a children's clinic". */
const CLIENT =
  /^(?:(?:i|we)(?:['’](?:m|re|ve been)| am| are| have been)? )?(?:recruit|recruiting|hire|hiring|source|sourcing|staff|staffing|headhunt|headhunting|consult|consulting|scout|scouting|search|searching|buy|buying|poach|poaching)(?: (?:people|staff|talent|candidates|nurses|workers))? for (?:an?|my|our|the|some)\b/iu;
/** "Recruiting for a clinic. I need the employers of therapists": what is needed is asked for. */
const NEEDS = /^(?:so |and |now )?(?:i|we) (?:just |only |really )?(?:need|want)\b/iu;
const isTelling = (text: string): boolean => [BUSY, TESTS, TELLS, IS_FOR, IS_NEEDED, IS_RIVAL, PURPOSE, CLIENT].some((pattern) => pattern.test(text));
/** How those begin that ask. */
const ASKS =
  /^(?:so |and |but |now |then |please |pls )*(?:(?:now|so|and) (?:i|we) (?:just |only |really )?(?:need|want|look for)|(?:i|we) (?:want|need|would like|wish)(?: to)? (?:see|know|get|find|have|list) (?:all|every|the|which|what|who|how|a list)|which|what|whats|what's|what’s|how|who|whos|who's|who’s|where|when|why|show|give|list|find|get|tell|name|count|compare|rank|search|can|could|would|will|is|are|am|do|does|did|should|any|need|want|looking|recommend|suggest|pull|fetch|return|help|the|determine|identify|retrieve|look up|convert|to convert|codes?|translate|resolve|enumerate|provide|explain|describe|map|normalize|classify)\b/iu;

/** What an answer is for: "… so we can fill the dropdown". */
const IS_FOR = /^so (?:that )?(?:i|we|you|they|he|she|people|users?|applicants?) (?:can|could|may|might|know|don['’]?t|do not)\b/iu;

/** What a sentence before has named. */
const REFERS_BACK =
  /\b(?:this|that|the same|such an?) (?:company|employer|firm|job|occupation|role|career|profession|cluster|industry|city|state|place|field|title|position)\b|\b(?:which|what) (?:\w+ )?(?:are|is|were) (?:those|these|they|that|this)\b|\b(?:who|around|near|down|over|up) there\b|\b(?:is|are|was|were|will|would|can|could|should) (?:that|this|it|those|these|they|he|she)\b|\b(?:those|these|such) (?:jobs|occupations|roles|fields|clusters|companies|employers|firms|ones)\b/iu;

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
  const refersBack = sentences.slice(1).some((sentence) => REFERS_BACK.test(textOf(sentence)));
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

const WANTS =
  /^(?:would like|would like to(?: know| see| have)?|would love|wants|wants to(?: know| see| have)?|wonders|is asking|is asking for|is looking for|asks|asks for|asks which|needs|has asked for|requests|is after)$/iu;
const LONGEST_ASKER = 5;
/** "Our HR team wants …". */
const TEAM = /^(?:team|department|office|committee|group|staff|people|unit|division|desk|class|board|center|centre)$/iu;

/** Jobs of those who ask about others. */
const ASKERS =
  /^(?:(?:policy|labor|guidance|school|career|job|employment|workforce|vocational|placement|college|academic|university|graduate) )*(?:economist|journalist|reporter|researcher|recruiter|headhunter|counsell?or|coach|advis[eo]r|professor|librarian|blogger|columnist|student)$/iu;
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
const LEARNS =
  /\b(?:finish(?:ed|ing)?|complet(?:ed|ing)|graduat(?:ed|ing|e)|stud(?:y|ied|ying)|attend(?:ed|ing)?|enroll?(?:ed|ing)?|am in|are in|went to|left|going to|dropped out of|took|taking)\b.*\b(?:school|college|university|programs?|academy|training|degree|course|boot ?camp|class(?:es)?|certificate|certification)\b/iu;

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
