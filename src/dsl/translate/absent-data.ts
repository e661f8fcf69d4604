import { isCompany, isRole, isTopic, type Item } from './items.ts';
import { HIRING } from './senses.ts';

/** Marks what a question asks for if the data cannot have it, whatever the words around it say. */
export const withAbsentData = (items: readonly Item[]): Item[] => withRatios(withDoings(withPerks(items)));

const elsewhere = (item: Item): Item => ({ ...item, means: { kind: 'elsewhere' } });
const isContent = ({ means }: Item): boolean => means.kind !== 'skip' && means.kind !== 'mark';

/** "Applicants per opening": how many of something that nobody counts. "Companies per state" are counted, "20 per page" are rows. */
function withRatios(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const isRatio = items[i + 1]?.means.kind === 'per' && /^per$/iu.test(items[i + 1]?.text ?? '');
    const isCounted = isRatio && ['skip', 'unknown'].includes(item.means.kind);
    const whole = items[i + 2];
    // "Openings per recruiter".
    const isOfRole = whole !== undefined && isRole(whole) && isTopic(item, [...HIRING]);
    if (isRatio && isOfRole) return elsewhere(item);
    const isOfOne = whole !== undefined && (isTopic(whole, [...HIRING, 'companies', 'jobs']) || ['skip', 'unknown', 'write'].includes(whole.means.kind));
    return isCounted && isOfOne && NOUNS.test(item.text) && !FIGURES.test(item.text) ? elsewhere(item) : item;
  });
}
const NOUNS = /^\p{L}+s$/iu;
const FIGURES =
  /^(?:counts|totals|numbers|figures|results|rows|stats|statistics|values|levels|lists|tables|lines|entries|records|names|this|is|does|has|was|us)$/iu;

/** "Do teachers marry other teachers": what somebody does that no word explains is what the question asks. */
function withDoings(items: readonly Item[]): Item[] {
  const first = items.findIndex(({ text }) => !/^(?:so|and|but|hey|hi|ok|okay|please|also)$/iu.test(text));
  if (!/^(?:do|does|did)$/iu.test(items[first]?.text ?? '')) return [...items];
  const who = items.findIndex((item, i) => i > first && isContent(item));
  const [subject, verb] = [items[who], items[who + 1]];
  if (subject === undefined || verb === undefined || !(isRole(subject) || isCompany(subject) || isTopic(subject, ['companies', 'jobs']))) return [...items];
  const isDoing = ['unknown', 'write'].includes(verb.means.kind) && /^\p{Ll}{3,}(?<!ly|ing|ed)$/u.test(verb.text);
  return items.map((item) => (isDoing && item === verb ? elsewhere(item) : item));
}

/** "Employers with on-site childcare": what their people get, and not what they do. */
function withPerks(items: readonly Item[]): Item[] {
  // "With health in the name".
  if (items.some(({ means }) => means.kind === 'in_name')) return [...items];
  return items.map((item, i) => {
    if (item.means.kind !== 'entity' || item.means.entity.kind !== 'industry' || item.means.entity.saysEmployers === true || /s$/iu.test(item.text))
      return item;
    const start = items.slice(0, i).findLastIndex(({ means }) => !['skip', 'unknown', 'superlative'].includes(means.kind));
    const [subject, said] = [items[start], items.slice(start + 1, i)];
    const isOfCompanies = subject !== undefined && isTopic(subject, ['companies']) && OFFERS.test(said[0]?.text ?? '');
    return said.length <= MOST_BETWEEN && isOfCompanies ? elsewhere(item) : item;
  });
}
const OFFERS = /^with(?: an?)?$/iu;
const MOST_BETWEEN = 4;
