import { isPlace, isRole, isTopic, type Item, type Place } from '../items.ts';

/**
 * "Companies headquartered in Texas that hire nurses", "Texas companies hiring nurses in Ohio": a list of those who hire has the place of the jobs, and none of
 * the headquarters. Without a job, the list of companies has both ("Ohio companies hiring in Texas").
 */
export function withHeadquarters(items: readonly Item[]): Item[] {
  const hires = items.findIndex((item, i) => isTopic(item, ['hiring']) && items.slice(0, i).some(isPlace) && items.slice(i + 1).some(isPlace));
  const isOfHirers = hires >= 0 && items.slice(0, hires).some(isEmployer);
  if (!items.some(isRole)) return withPlacesOfBoth(items, isOfHirers ? hires : undefined);
  const hasOther = items.some((item, i) => isPlace(item) && !isOfHeadquarters(items, i));
  return items.map((item, i) => {
    const isHeadquarters = isOfHeadquarters(items, i) && (hasOther || areOfCompanies(items, i));
    return isPlace(item) && (isHeadquarters || (isOfHirers && i < hires)) ? unsaid(item) : item;
  });
}
const unsaid = (item: Item): Item => ({ ...item, means: { kind: 'unsaid' } });

/** "Ohio companies hiring in Texas", "that hire in Texas and have their head office in Ohio", "in another state". */
function withPlacesOfBoth(given: readonly Item[], hires: number | undefined): Item[] {
  if (!given.some((item) => isTopic(item, ['hiring']))) return [...given];
  const items = withOtherState(given);
  // "In Seattle that are headquartered in Texas": what comes after the words is there.
  const isHome = (item: Item, i: number): boolean => {
    const at = ofHeadquarters(items, i);
    return (at !== undefined && (at < i || !/ in$/iu.test(items[at]?.text ?? ''))) || (hires !== undefined && i < hires) || isNamedHome(item);
  };
  const homes = items.filter((item, i) => isPlace(item) && isHome(item, i));
  return homes.length === 0 || items.every((item) => !isPlace(item) || homes.includes(item))
    ? items
    : items.map((item) => (isPlace(item) ? withWhat(item, homes.includes(item) ? 'headquarters' : 'jobs') : item));
}

const isNamedHome = ({ means }: Item): boolean => means.kind === 'entity' && means.entity.kind === 'place' && means.entity.what === 'headquarters';
const withWhat = (item: Item, what: NonNullable<Place['what']>): Item =>
  item.means.kind === 'entity' && item.means.entity.kind === 'place' ? { ...item, means: { ...item.means, entity: { ...item.means.entity, what } } } : item;

/** "Hire in Ohio, with headquarters in another state": not in this one. */
function withOtherState(items: readonly Item[]): Item[] {
  const at = items.findIndex(
    (item, i) => OTHER_STATE.test(item.text) && items.slice(Math.max(0, i - 2), i).some(({ text }) => HEADQUARTERS.test(text) || BASED.test(text)),
  );
  const said = items[at];
  const [place, ...others] = items.filter(isPlace);
  if (said === undefined || place === undefined || others.length > 0) return [...items];
  const rest = items.slice(at + 1);
  const after = /^states?$/iu.test(rest[0]?.text ?? '') ? rest.slice(1) : rest;
  // At the end, so that it negates nothing else.
  return [...items.slice(0, at), ...after, { ...said, means: { kind: 'not' } }, withWhat({ ...said, means: place.means }, 'headquarters')];
}
const OTHER_STATE = /^(?:in )?(?:another|a different|some other|elsewhere|somewhere else|out of state)(?: states?)?$/iu;

const isEmployer = (item: Item): boolean => isTopic(item, ['companies', 'who']) || (item.means.kind === 'entity' && item.means.entity.kind === 'industry');

const HEADQUARTERS = /(?:^|\s)(?:headquarter(?:s|ed)?|hqs?|hq['’]?d|(?:home|head|main|corporate) offices?)\b/iu;
const BASED = /(?:^|\s)based (?:in|out of)$|^based$/iu;
/** Between headquarters and their place: "is in", "state =". */
const LEADS = /^(?:(?:is |are )?in|(?:in )?(?:the )?state(?: of)?|[=:]|are|is)$/iu;

/** The words that say that the headquarters are at a place: before it, or after it ("Ohio-based"). */
function ofHeadquarters(items: readonly Item[], i: number): number | undefined {
  const before = items.slice(0, i).findLastIndex(({ text }) => !LEADS.test(text));
  return [before, i + 1].find((at) => {
    const text = items[at]?.text ?? '';
    return HEADQUARTERS.test(text) || BASED.test(text);
  });
}

const isOfHeadquarters = (items: readonly Item[], i: number): boolean => ofHeadquarters(items, i) !== undefined;

/** "Nurses based in Ohio" are people. */
function areOfCompanies(items: readonly Item[], i: number): boolean {
  const at = ofHeadquarters(items, i) ?? i;
  if (at > i || HEADQUARTERS.test(items[at]?.text ?? '')) return true;
  const based = items[at - 1];
  const isJoined = based !== undefined && /^(?:and|but|,|that|which|who)\b.*|(?:is|are)$/iu.test(based.text);
  return (
    isJoined || (based !== undefined && (isTopic(based, ['companies', 'who']) || (based.means.kind === 'entity' && based.means.entity.kind === 'industry')))
  );
}
