import { textOf } from '../indexed.ts';
import { isCompany, isRole, isTopic, type Item } from '../items.ts';
import type { Lexicon } from '../lexicon.ts';
import { withAllAliases, withOtherName, withoutRelatives, withOwners } from './owner-words.ts';

const ARTICLE = /^(?:the|a|an|that|this)$/iu;
const END = /^[,.;:?!()]+$/u;
const LONGEST = 4;
const SPLITS =
  /^(?:break|breaks|broken|split|splits|divide|divided|slice|sliced|segment|segmented|separate|carve|carved|sort|sorted|decompose|decomposed|group|grouped)(?: (?:down|up|out|into))?$/iu;
const PARTICLE = /^(?:down|up|out|apart)$/iu;
const STAFF = /^(?:staff|staffing|workforce|headcount|employees|people|workers|personnel|payroll|team|manpower|employment)$/iu;

/** "Staffing firms" hire for others: an industry. */
const withStaffing = (items: readonly Item[], names: Lexicon): Item[] =>
  items.map((item, i) => {
    const next = items[i + 1];
    const industries = /^staffing$/iu.test(item.text) && next !== undefined && isTopic(next, ['companies']) ? names.industriesOf('staffing agencies') : [];
    return industries.length === 0 ? item : { ...item, means: { kind: 'entity', entity: { kind: 'industry', names: industries, score: 1 } } };
  });

/** Gives words the meaning that they have next to the name of a company, in this order. */
export const withCompanyWords = (items: readonly Item[], names: Lexicon): Item[] =>
  [
    withEmployedClusters,
    withSplitStaff,
    withSharesOfEach,
    withMadeOf,
    withPlaces,
    withCounting,
    withMeant,
    withPersons,
    withNoEvents,
    withoutService,
    withEvents,
    withoutRelatives,
    withOwners,
    withOtherName,
    withAllAliases,
    withoutOtherIndustry,
  ].reduce<Item[]>((read, reader) => reader(read), withMakersOf(withoutAppositions(withStaffing(items, names), names), names));

/** "Health-service companies": the industry is named by the word before. */
const withoutService = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    const next = items[i + 1];
    const isService = item.means.kind === 'unknown' && /^services?$/iu.test(item.text) && next !== undefined && isTopic(next, ['companies']);
    return isService && industriesOf(items[i - 1]).length > 0 ? { ...item, means: { kind: 'skip' } } : item;
  });

/** "No merger, buyout or any other event": none at all, and no list of those that did not happen. */
function withNoEvents(items: readonly Item[]): Item[] {
  const event = items.findIndex(({ text }, i) => (/^events?$/iu.test(text) && ANY_OTHER.test(textOf(items[i - 2], items[i - 1]))) || ANYTHING_ELSE.test(text));
  const start = items
    .slice(0, Math.max(0, event))
    .findLastIndex(({ means, text }) => means.kind === 'not' && /^(?:no|without|never|not|with no|had no|have no|has no)\b/iu.test(text));
  const first = items.slice(0, Math.max(0, start)).findLastIndex((item, i) => !isOfEvents(item) || items[i]?.text === '(') + 1;
  const list = items.slice(start + 1, event);
  const last = items[event];
  if (event < 0 || start < 0 || last === undefined || !list.every(isOfEvents) || !list.some(isEvent)) return [...items];
  // "No corporate event (no merger or anything else)".
  const isSaid = items.slice(0, start).some(({ text, means }) => /\bevents?$/iu.test(text) && means.kind !== 'skip');
  return items.map((item, i): Item => {
    if (i === event + 1 && /^else$/iu.test(item.text)) return { ...item, means: { kind: 'skip' } };
    if (i === event) return { ...item, means: isSaid ? { kind: 'skip' } : { kind: 'value', options: [{ field: 'EVENT_TYPE', values: ['none'] }] } };
    return i >= first && i < event && item.means.kind !== 'mark' && (i >= start || item.means.kind !== 'skip') ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const ANY_OTHER = /(?:^|\s)(?:any|any other|any kind of|other)$/iu;
const ANYTHING_ELSE = /^(?:anything|anything else|any other|any of that|the like)$/iu;
const isEvent = ({ means }: Item): boolean => means.kind === 'value' && means.options.some(({ field }) => field === 'EVENT_TYPE');
const isOfEvents = (item: Item): boolean =>
  isEvent(item) ||
  ['or', 'not', 'aside'].includes(item.means.kind) ||
  item.text === ',' ||
  (item.means.kind === 'skip' && /^(?:any|other|an?|kind of|no)$/iu.test(item.text));

/** "Companies with an event" were acquired or the like, and "event type" is a column of them. The industry of events is another word: "event planners". */
function withEvents(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const isEvent = item.means.kind === 'entity' && item.means.entity.kind === 'industry' && /^(?:(?:corporate|company) )?events?$/iu.test(item.text);
    if (!isEvent) return item;
    if (/^types?(?: of)?$/iu.test(items[i + 1]?.text ?? '')) return { ...item, means: { kind: 'skip' } };
    const isHad = HAS_EVENT.test(items[i - 1]?.text ?? '');
    return isHad ? { ...item, means: { kind: 'value', options: [{ field: 'EVENT_TYPE', values: ['none'] }], isNegated: true } } : item;
  });
}
const HAS_EVENT =
  /^(?:with|has|have|had|having|that had|that have|that has|who had|which had)(?: (?:an?|any|some|a corporate|corporate))?$|^(?:an|any|corporate)$/iu;

/** "The names of the recruiters at Bank of America": persons, who are in no dataset. */
function withPersons(items: readonly Item[]): Item[] {
  const isOfPersons = (item: Item, i: number): boolean => {
    const next = items.slice(i + 1).find(({ text }) => !ARTICLE.test(text) && !/^(?:all|all the|some|some of the)$/iu.test(text));
    return /\bnames? of(?: the)?$/iu.test(item.text) && next !== undefined && isRole(next) && items.some(isCompany);
  };
  return items.map((item, i) => (isOfPersons(item, i) ? { ...item, means: { kind: 'elsewhere' } } : item));
}

/** "Which company does MSFT mean": the name of the company. */
function withMeant(items: readonly Item[]): Item[] {
  const asked = items.findIndex((item) => isTopic(item, ['companies']) && !/s$/iu.test(item.text));
  const verb = items.findIndex(({ text }, i) => i > asked && MEANS.test(text));
  if (asked < 0 || verb < 0 || !WHICH.test(items[asked - 1]?.text ?? '') || !items.slice(asked, verb).some(isCompany)) return [...items];
  return items.map((item, i) =>
    i === asked ? { ...item, means: { kind: 'topic', topic: 'company_name' } } : i === verb ? { ...item, means: { kind: 'skip' } } : item,
  );
}
const WHICH = /^(?:which|what|whichever)$/iu;
const MEANS = /^(?:means?|meant|refers? to|refer to|denotes?)$/iu;

/** "Yellow, the trucking firm": what the company is, and no condition. */
function withoutAppositions(items: readonly Item[], names: Lexicon): Item[] {
  const company = items.findIndex((item, i) => isCompany(item) && (appositionAfter(items, i, names) ?? 0) > 0);
  const end = company < 0 ? undefined : appositionAfter(items, company, names);
  if (end === undefined) return [...items];
  return items.map((item, i) => (i > company && i < end && item.means.kind !== 'mark' ? { ...item, means: { kind: 'skip' } } : item));
}

function appositionAfter(items: readonly Item[], company: number, names: Lexicon): number | undefined {
  const open = items[company + 1];
  if (open?.text !== ',' && open?.text !== '(') return undefined;
  if (!ARTICLE.test(items[company + 2]?.text ?? '')) return undefined;
  const end = items.findIndex(({ means, text }, i) => i > company + 2 && means.kind === 'mark' && END.test(text));
  const words = items.slice(company + 3, end < 0 ? items.length : end);
  const isEmployer = (item: Item): boolean =>
    isTopic(item, ['companies']) ||
    (item.means.kind === 'entity' && item.means.entity.kind === 'industry') ||
    names.industriesOfEmployers(`${item.text}s`).length > 0 ||
    /(?:maker|giant|chain|store|company|firm|group|bank|airline|retailer|brand|manufacturer)$/iu.test(item.text);
  const isPart = (item: Item): boolean => isEmployer(item) || /^department$/iu.test(item.text) || ['unknown', 'skip', 'entity'].includes(item.means.kind);
  const isRole = words.some(({ means }) => means.kind === 'entity' && means.entity.kind === 'role');
  const last = words.findLastIndex(isEmployer);
  if (words.length > LONGEST || isRole || !words.every(isPart) || last < 0) return undefined;
  // Words after the one for an employer are no part of it: "Macy's, the retailer purple".
  return words.slice(last + 1).some(({ means }) => means.kind === 'unknown') ? company + 4 + last : company + 3 + words.length;
}

/** "What is Walmart made of": of clusters. What anything else is made of, no data says: "what is a Boeing 737 made of". */
function withMadeOf(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const before = items.slice(0, i).findLast(({ means }) => means.kind !== 'skip');
    const isOfStaff = before !== undefined && (isCompany(before) || isTopic(before, ['workforce', 'companies']) || STAFF.test(before.text));
    return isTopic(item, ['workforce']) && /\bmade of$/iu.test(item.text) && !isOfStaff ? { ...item, means: { kind: 'elsewhere' } } : item;
  });
}

/** "Which places have welders among their top ten jobs": employers, as long as none is named. */
function withPlaces(items: readonly Item[]): Item[] {
  const isOfEmployers = items.some(isRole) && !items.some(isCompany) && items.some(({ text }) => AMONG.test(text));
  return items.map((item) =>
    isOfEmployers && isTopic(item, ['where']) && /^(?:which|what) places?$/iu.test(item.text)
      ? { ...item, means: { kind: 'topic', topic: 'companies' } }
      : item,
  );
}

/** "Count nurses among their ten largest jobs": a verb. */
function withCounting(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const next = items[i + 1];
    const isVerb = isTopic(item, ['count']) && /^counts?$/iu.test(item.text) && next !== undefined && isRole(next);
    return isVerb && items.slice(i + 2).some(({ text }) => AMONG.test(text)) ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const AMONG = /^(?:among|amongst|within|in|one of)\b/iu;

/** "What clusters does Boeing employ the most people in": the groups of its people, largest first. */
function withEmployedClusters(items: readonly Item[]): Item[] {
  const clusters = items.findIndex(
    (item) => isTopic(item, ['member', 'clusters']) && /^(?:(?:what|which) )?(?:job )?(?:clusters|families|groups)$/iu.test(item.text),
  );
  const verb = items.findIndex((item, i) => i > clusters && isTopic(item, ['hiring', 'workforce']) && /^employs?$/iu.test(item.text));
  const most = items[verb + 1];
  const isOfPeople = items.slice(verb + 2, verb + 4).some(({ text }) => /^(?:people|workers|staff|employees)$/iu.test(text));
  if (clusters < 0 || verb < 0 || most?.means.kind !== 'superlative' || !isOfPeople || !items.some(isCompany)) return [...items];
  return items.map((item, i): Item => {
    if (i === clusters) return { ...item, means: { kind: 'topic', topic: 'clusters' } };
    if (i === verb) return { ...item, means: { kind: 'topic', topic: 'workforce' } };
    return item;
  });
}

/** "Break Mayo Clinic's staff down into clusters", "how is Nike's staff divided": which kinds of people work there. */
function withSplitStaff(items: readonly Item[]): Item[] {
  const staff = items.findIndex(({ text }) => STAFF.test(text));
  const verb = items.findIndex(({ text }) => SPLITS.test(text));
  const isOfClusters = items.some((item) => isTopic(item, ['clusters', 'jobs', 'workforce']));
  if (staff < 0 || verb < 0 || !isOfClusters || !items.some(isCompany)) return [...items];
  return items.map((item, i) => {
    if (i === verb) return { ...item, means: { kind: 'topic', topic: 'workforce' } };
    const isParticle = PARTICLE.test(item.text) && i > verb;
    return i === staff || isParticle ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** "Which kinds of work do people do at FedEx, with the percentage of each": the groups of its people. */
function withSharesOfEach(items: readonly Item[]): Item[] {
  const share = items.findIndex((item, i) => SHARE.test(item.text) && EACH.test(textOf(...items.slice(i + 1, i + 1 + LONGEST))));
  const isOfWork = items.some(isCompany) && items.some((item) => isTopic(item, ['jobs', 'clusters', 'member']));
  if (share < 0 || !isOfWork || items.some((item) => isTopic(item, ['badges', 'role_badges']))) return [...items];
  const end = items.findIndex(({ text }, i) => i > share && /\beach\b/iu.test(text));
  return items.map((item, i): Item => {
    if (i === share) return { ...item, means: { kind: 'topic', topic: 'workforce' } };
    return (i > share && i <= end) || /^how (?:big|large)$/iu.test(item.text) ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const SHARE = /^(?:(?:the|a|what) )?(?:shares?|percentages?|percent|proportions?|fractions?)(?: of)?$/iu;
const EACH = /^(?:of |is |for |in |does )*each\b/iu;

/** "Nonprofit hospitals": a company has one industry, so that the first word says which hospitals are meant. */
function withoutOtherIndustry(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const [first, next] = [industriesOf(item), industriesOf(items[i + 1])];
    const isOther = first.length > 0 && next.length > 0 && !first.some((name) => next.includes(name));
    return isOther && !/s$/iu.test(item.text) && /s$/iu.test(items[i + 1]?.text ?? '') ? { ...item, means: { kind: 'unknown' } } : item;
  });
}
const industriesOf = (item: Item | undefined): readonly string[] =>
  item?.means.kind === 'entity' && item.means.entity.kind === 'industry' ? item.means.entity.names : [];

/** "Manufacturers of cars": of what they make, where it is an industry. */
function withMakersOf(items: readonly Item[], names: Lexicon): Item[] {
  const makers = items.findIndex((item, i) => MAKERS.test(item.text) && /^of$/iu.test(items[i + 1]?.text ?? ''));
  const [maker, of, made] = items.slice(makers, makers + 3);
  if (makers < 0 || maker === undefined || of === undefined || made === undefined || !['unknown', 'skip', 'entity'].includes(made.means.kind))
    return [...items];
  const said = made.text.toLowerCase().replace(/s$/u, '');
  const found = [`${said} ${maker.text}`, made.text, said]
    .map((text) => [...names.industriesOf(text), ...names.industriesOfEmployers(text)])
    .find((one) => one.length === 1);
  if (found === undefined) return [...items];
  const industry: Item = {
    from: maker.from,
    to: made.to,
    text: textOf(maker, of, made),
    means: { kind: 'entity', entity: { kind: 'industry', names: found, saysEmployers: true, score: 1 } },
  };
  return [...items.slice(0, makers), industry, ...items.slice(makers + 3)];
}
const MAKERS = /^(?:manufacturers|makers|producers|builders|sellers|suppliers|vendors)$/iu;
