import { isRole, isTopic, type Item } from '../items.ts';
import { NOT_OF_JOBS, SCHOOL } from './job-words.ts';
import type { Lexicon } from '../lexicon.ts';
import { OF_JOBS } from '../senses.ts';

/** "Public companies" have shares; public agencies are the government. */
export function withPublic(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const next = items[i + 1];
    const isTraded = item.means.kind === 'entity' && /^public$/iu.test(item.text) && /^(?:company|companies|firms?|corporations?)$/iu.test(next?.text ?? '');
    return isTraded ? { ...item, means: { kind: 'unknown' } } : item;
  });
}

/** "Companies in the solar panel business" describes what they do, unless an industry is named like it. */
export function withBusiness(items: readonly Item[]): Item[] {
  const end = items.findIndex(({ text }, i) => /^business$/iu.test(text) && items[i - 1]?.means.kind === 'unknown');
  const start = items.slice(0, Math.max(0, end)).findLastIndex(({ text }) => /^(?:in|in the|the)$/iu.test(text));
  if (start < 0 || !items.some((item) => isTopic(item, ['companies', 'who']))) return [...items];
  return items.map((item, i) =>
    i === start ? { ...item, means: { kind: 'topic', topic: 'company_search' } } : i === end ? { ...item, means: { kind: 'skip' } } : item,
  );
}

/** "Colleges with no badges" are employers. */
export function withColleges(items: readonly Item[], names: Lexicon): Item[] {
  const isOther = items.some((item) => isRole(item) || isTopic(item, ['jobs', 'clusters', ...OF_JOBS.filter((topic) => topic !== 'education')]));
  return items.map((item) => {
    const industries = !isOther && isTopic(item, ['education']) && /^(?:colleges|universities)$/iu.test(item.text) ? names.industriesOf('college') : [];
    return industries.length === 0 ? item : { ...item, means: { kind: 'entity', entity: { kind: 'industry', names: industries, score: 1 } } };
  });
}

/** "School needed for a surgical technologist" asks for education; "nurses in schools" and "schools that hire nurses" name employers. */
export function withSchooling(items: readonly Item[]): Item[] {
  if (!items.some(isRole) || items.some((item) => isTopic(item, NOT_OF_JOBS))) return [...items];
  return items.map((item, i) => {
    const isPlace = /^(?:in|at|from|near|of)\b/iu.test(items[i - 1]?.text ?? '') || /^(?:in|at)\b/iu.test(items[i - 2]?.text ?? '');
    const isSchool = item.means.kind === 'entity' && item.means.entity.kind === 'industry' && SCHOOL.test(item.text);
    return isSchool && !isPlace ? { ...item, means: { kind: 'topic', topic: 'education' } } : item;
  });
}

/** "Is Amzon in the data?" */
export function withListed(items: readonly Item[]): Item[] {
  const content = items.filter(({ means }) => means.kind !== 'mark');
  const [first, name, ...rest] = content;
  const isName = name !== undefined && (name.means.kind === 'unknown' || (name.means.kind === 'entity' && name.means.entity.kind === 'company'));
  const [listed] = rest;
  if (!isName || rest.length !== 1 || !/^(?:is|do you have|do you know|is there)$/iu.test(first?.text ?? '') || listed?.means.kind !== 'skip')
    return [...items];
  if (!/\b(?:data|dataset|database|system|list|record|records|index)$/iu.test(listed.text)) return [...items];
  return items.map((item) => (item === listed ? { ...item, means: { kind: 'topic', topic: 'company_name' } } : item));
}
