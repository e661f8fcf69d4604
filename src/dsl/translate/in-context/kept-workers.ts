import { isRole, isTopic, type Item } from '../items.ts';

const KEEPS = /^(?:(?:hold|hang)s? on ?to|retains?|keeps?)$/iu;
/** "How good are schools at holding on to teachers", and not "companies for retaining engineers". */
const KEEPING = /^(?:(?:hold|hang)ing on ?to|retaining|keeping)$/iu;
const HOW = /^how (?:well|good|long|bad)|^how$|^well do(?:es)?$/iu;
/** "Hospitals that keep their nurses" are employers. */
const RELATIVE = /(?:^|\s)(?:that|which|who)$/iu;

/**
 * "How well do airlines hold on to flight attendants": whether people stay in the job. The retention of a job is known, and not that at some employers, so that their
 * industry is no condition.
 */
export function withKeepers(items: readonly Item[]): Item[] {
  const isKeeps = ({ text }: Item, i: number): boolean => KEEPS.test(text) || (KEEPING.test(text) && /^at$/iu.test(items[i - 1]?.text ?? ''));
  const keeps = items.findIndex((item, i) => isKeeps(item, i) && (isTopic(item, ['retention']) || ['skip', 'unknown'].includes(item.means.kind)));
  const isAsked = keeps > 0 && (items.slice(0, keeps).some(({ text }) => HOW.test(text)) || /^do(?:es)?$/iu.test(items[0]?.text ?? ''));
  const isEmployers = (item: Item): boolean => isTopic(item, ['companies']) || (item.means.kind === 'entity' && item.means.entity.kind === 'industry');
  const employers = items.slice(0, Math.max(0, keeps)).findLastIndex(isEmployers);
  const role = items.findIndex((item, i) => i > keeps && isRole(item));
  const isNext = items.slice(keeps + 1, role).every(({ means }) => means.kind === 'skip');
  if (!isAsked || role < 0 || !isNext || employers < 0 || RELATIVE.test(items[keeps - 1]?.text ?? '')) return [...items];
  return items.map((item, i): Item => {
    if (i === keeps) return { ...item, means: { kind: 'topic', topic: 'retention' } };
    if (i === employers) return { ...item, means: { kind: item.means.kind === 'entity' ? 'unknown' : 'skip' } };
    return i < employers && HOW.test(item.text) ? { ...item, means: { kind: 'skip' } } : item;
  });
}
