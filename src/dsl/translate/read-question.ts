import type { Gazetteer } from '../../gazetteer/gazetteer.ts';
import { STATE_NAMES } from '../../gazetteer/states.ts';
import { readBadges } from './badges.ts';
import { inputsIn, nameToResolve, searchedText } from './inputs.ts';
import type { Entity, Item } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { readOrders } from './orders.ts';
import { cityIn } from './places.ts';
import { readNumbers, type Indexed } from './quantities.ts';
import type { Facet, Reading, Unknown } from './reading.ts';
import type { Topic } from './senses.ts';

/** Interprets the parts of a question: topics, values, numbers, orders, and negation. Pure. */
export function readQuestion(parts: readonly Item[], names: Lexicon, gazetteer: Gazetteer): Reading {
  const all = withClusterIds(withStatesOfCities(parts, gazetteer), names).map((item, index): Indexed => ({ ...item, index }));
  const content = all.filter(({ means }) => means.kind !== 'skip' && means.kind !== 'mark');
  const used = new Set<number>();
  const facets: Facet[] = [];
  for (const read of [readNameParts, readNumbers, readBadges, readOrders]) {
    const found = read(content, used);
    facets.push(...found.facets);
    for (const index of found.used) used.add(index);
  }
  const topics = new Map<Topic, string>();
  const addTopic = (topic: Topic, words: string): void => {
    if (!topics.has(topic)) topics.set(topic, words);
  };
  const unknown: Unknown[] = [];
  let isImplied = false;
  let negation: { readonly text: string; readonly at: number; readonly kind?: string } | undefined;
  const leaveNegation = (): void => {
    if (negation !== undefined && negation.kind === undefined) unknown.push({ text: negation.text, at: negation.at });
    negation = undefined;
  };
  for (const item of content) {
    const { means, index: at } = item;
    if (used.has(at)) continue;
    switch (means.kind) {
      case 'topic':
        if (means.topic === 'where' && item.text.toLowerCase() === 'where' && isSubject(content[content.indexOf(item) - 1])) break;
        addTopic(means.topic, item.text);
        break;
      case 'not':
        leaveNegation();
        negation = { text: item.text, at };
        break;
      case 'or':
        break;
      case 'value':
        if (means.topic !== undefined) addTopic(means.topic, item.text);
        facets.push({ kind: 'field', text: item.text, at, options: means.options, ...negated('value') });
        break;
      case 'entity':
        if (
          means.entity.kind === 'industry' &&
          isPlural(item.text) &&
          !all.some((other) => other.means.kind === 'topic' && other.means.topic === 'companies')
        ) {
          addTopic('companies', item.text);
          isImplied = true;
        }
        facets.push({ kind: 'entity', text: item.text, at, entity: means.entity, ...negated(means.entity.kind) });
        break;
      case 'expand':
        facets.push({ kind: 'expand', text: item.text, at, word: means.word });
        break;
      case 'level':
        facets.push({
          kind: 'field',
          text: item.text,
          at,
          options: ['OVERALL_BADGE', 'ANY_BADGE'].map((field) => ({ field, values: [means.level] })),
          ...negated('level'),
        });
        break;
      case 'quantifier':
      case 'between':
      case 'in_name':
      case 'rows':
      case 'limit':
        break;
      case 'year':
        break;
      default:
        unknown.push({ text: item.text, at });
    }
  }
  leaveNegation();
  return {
    topics,
    facets: facets.sort((a, b) => a.at - b.at),
    inputs: inputsIn(all),
    searched: searchedText(all),
    nameToResolve: nameToResolve(all),
    unknown,
    isImplied,
    size: content.length,
    isOther: isCommand(all) || content.some(({ means }) => means.kind === 'elsewhere'),
  };

  /** "Not" holds for the next value and for those of the same kind that follow. */
  function negated(kind: string): { readonly isNegated?: true } {
    if (negation?.kind !== undefined && negation.kind !== kind) negation = undefined;
    if (negation === undefined) return {};
    negation = { ...negation, kind };
    return { isNegated: true };
  }
}

/** Whether the question begins like an order to do something: "delete …", "make Google …", "give Walmart a badge". */
function isCommand(items: readonly Item[]): boolean {
  const first = items.findIndex(({ means }) => means.kind !== 'skip' && means.kind !== 'mark');
  const [item, before] = [items[first], items[first - 1]];
  if (item === undefined) return false;
  if (item.means.kind === 'write' || /^(?:make|hire|award)$/iu.test(item.text)) return true;
  return (
    item.means.kind === 'entity' && /^(?:give|get)$/iu.test(before?.text ?? '') && items.slice(first + 1).some(({ text }) => /^(?:a|an|the)$/iu.test(text))
  );
}

/** "Clusters where …" asks for no place. */
const isSubject = (item: Item | undefined): boolean => item?.means.kind === 'topic' && SUBJECTS.includes(item.means.topic);
const SUBJECTS: readonly Topic[] = ['companies', 'jobs', 'clusters', 'industries', 'badges', 'company_badges', 'role_badges'];

/** An industry in the plural means its companies: "banks". */
const isPlural = (text: string): boolean => /[^s]s$/iu.test(text) && !/(?:ics|ous|us|news|goods|sales|defense|services|communications)$/iu.test(text);

/** "With health in the name", "python as a premium skill". The text is next to these words. */
function readNameParts(items: readonly Indexed[]): { readonly facets: Facet[]; readonly used: Set<number> } {
  const facets: Facet[] = [];
  const used = new Set<number>();
  const isText = (item: Indexed | undefined): item is Indexed =>
    item !== undefined && ['quoted', 'unknown', 'entity'].includes(item.means.kind) && !/^\d+$/u.test(item.text);
  items.forEach((item, i) => {
    const before = items[i - 1];
    if (isSkills(item) && before?.means.kind === 'unknown' && before.to === item.from) {
      facets.push({ kind: 'field', text: before.text, at: before.index, options: [{ field: 'PREMIUM_SKILL', values: [before.text] }] });
      used.add(item.index).add(before.index);
      return;
    }
    if (item.means.kind !== 'in_name' && item.means.kind !== 'skill') return;
    const near = [items[i + 1], items[i - 1]].find(isText);
    if (near === undefined) return;
    const at = near.index;
    const { text } = near;
    facets.push(
      item.means.kind === 'skill'
        ? { kind: 'field', text, at, options: [{ field: 'PREMIUM_SKILL', values: [text] }] }
        : { kind: 'name_part', text, at, part: text },
    );
    used.add(item.index).add(at);
  });
  return { facets, used };
}

const isSkills = ({ means, text }: Item): boolean => means.kind === 'topic' && means.topic === 'pathways' && /^skills?$/iu.test(text);

/** "Portland, Maine": a state right after a city belongs to it. */
function withStatesOfCities(items: readonly Item[], gazetteer: Gazetteer): Item[] {
  const joined: Item[] = [];
  for (const item of items) {
    const place = placeOf(item);
    const before = joined.findLast(({ means }) => means.kind !== 'mark');
    const city = before === undefined ? undefined : placeOf(before)?.city;
    const letters = Object.entries(STATE_NAMES).find(([, name]) => name === place?.state)?.[0];
    if (before !== undefined && city !== undefined && letters !== undefined && gazetteer.hasCity(city, letters) && placeOf(before)?.state !== place?.state) {
      const entity: Entity = { kind: 'place', ...cityIn(city, letters, gazetteer), score: 1 };
      joined.splice(joined.indexOf(before), joined.length, { ...before, to: item.to, text: `${before.text}, ${item.text}`, means: { kind: 'entity', entity } });
    } else joined.push(item);
  }
  return joined;
}

const placeOf = ({ means }: Item): Extract<Entity, { kind: 'place' }> | undefined =>
  means.kind === 'entity' && means.entity.kind === 'place' ? means.entity : undefined;

/** "Cluster 75", "cluster #75", "the electricians cluster". */
function withClusterIds(items: readonly Item[], names: Lexicon): Item[] {
  return items.flatMap((item, i): Item[] => {
    if (item.means.kind === 'number') {
      const before = items.slice(0, i).findLast(({ means }) => means.kind !== 'mark' && means.kind !== 'skip');
      const cluster =
        before?.means.kind === 'topic' && before.means.topic === 'clusters' && !before.text.endsWith('s') ? names.cluster(item.means.value) : undefined;
      if (cluster !== undefined) return [{ ...item, means: { kind: 'entity', entity: { kind: 'role', cluster, isCluster: true, score: 1 } } }];
    }
    const isNextToCluster = [items[i - 1], items[i + 1]].some(
      (other) => other?.means.kind === 'topic' && other.means.topic === 'clusters' && !other.text.endsWith('s'),
    );
    if (item.means.kind === 'entity' && item.means.entity.kind === 'role' && isNextToCluster)
      return [{ ...item, means: { kind: 'entity', entity: { ...item.means.entity, isCluster: true } } }];
    return [item];
  });
}
