import { personsOfSureActivity } from '../../conversion/titles/sentences/activities.ts';
import type { Item } from './items.ts';
import type { Indexed } from './indexed.ts';
import type { Facet, Mention } from './reading.ts';
import { LISTED, type Topic } from './senses.ts';
import { lemmaOf } from './words/word.ts';

/** Words that follow the text: "in the name", "appears in the title". After other words, such as "containing", the text comes. */
const FOLLOWS = /^(?:in|as|has it|having|appear|is|are)\b/iu;
/** No query looks only at the beginning of a name, so this part of the question is not understood. */
const AT_EDGE = /\b(?:start|begin|end)/iu;
const OF_TITLES = /title|\bjob|occupation/iu;
const TITLES = /titles$/iu;
/** "With health in the name", "python as a premium skill". The text is next to these words. */
export function readNameParts(items: readonly Indexed[]): Facet[] {
  const facets: Facet[] = [];
  items.forEach((item, i) => {
    const before = items[i - 1];
    const isNamedSkill = before?.means.kind === 'unknown' && before.to === item.from;
    const isOfClusters = isText(before) && items.slice(0, i - 1).some(({ means }) => means.kind === 'topic' && means.topic === 'clusters');
    if (before !== undefined && isSkills(item) && (isNamedSkill || (isOfClusters && !isJob(before)))) {
      const covers = [before.index, item.index];
      facets.push({ kind: 'field', text: before.text, at: before.index, covers, options: [{ field: 'PREMIUM_SKILL', values: [before.text] }] });
      return;
    }
    // "Clusters with the skill negotiation".
    const named = items[i + 1];
    const isAhead = named?.means.kind === 'unknown' && items.slice(0, i).some(({ means }) => means.kind === 'topic' && means.topic === 'clusters');
    if (isSkills(item) && isAhead) {
      facets.push({
        kind: 'field',
        text: named.text,
        at: named.index,
        covers: [item.index, named.index],
        options: [{ field: 'PREMIUM_SKILL', values: [named.text] }],
      });
      return;
    }
    // "Technician jobs".
    if (item.means.kind === 'title_word') {
      facets.push({ kind: 'name_part', text: item.text, at: item.index, covers: [item.index], part: lemmaOf(item.text.toLowerCase()) });
      return;
    }
    if (item.means.kind !== 'in_name' && item.means.kind !== 'skill') return;
    // "With a premium skill containing Python".
    const skill = before?.means.kind === 'skill' && item.means.kind === 'in_name' && !FOLLOWS.test(item.text) ? before : undefined;
    if (item.means.kind === 'skill' && items[i + 1]?.means.kind === 'in_name' && isText(items[i + 2])) return;
    const isSkill = item.means.kind === 'skill' || skill !== undefined;
    // "Which skills earn a premium for mechanics?" asks for the skills.
    if (isSkill && isSkillsAsked(before)) return;
    const sides = [items[i + 1], before].filter((one): one is Indexed => isText(one) && !(isSkill && isJob(one)));
    const near =
      sides.find(({ means }) => means.kind === 'quoted') ?? (FOLLOWS.test(item.text) ? sides.findLast((one) => one === before) : undefined) ?? sides[0];
    if (near === undefined) return;
    const at = near.index;
    const { text } = near;
    const covers = [...(AT_EDGE.test(item.text) ? [] : [item.index]), at, ...(skill === undefined ? [] : [skill.index])];
    facets.push(
      isSkill
        ? { kind: 'field', text, at, covers, options: [{ field: 'PREMIUM_SKILL', values: [text] }] }
        : { kind: 'name_part', text, at, covers, part: text, ...(OF_TITLES.test(item.text) ? { isOfTitles: true } : {}) },
    );
  });
  return facets;
}

/** "Titles that mention 'therapist'" are occupations, not texts to convert. */
export function withTitledJobs(topics: Map<Topic, Mention[]>, facets: readonly Facet[]): void {
  const named = facets.filter((facet) => facet.kind === 'name_part');
  if (named.length === 0 || LISTED.some((topic) => topics.has(topic))) return;
  const titles = topics.get('convert')?.filter(({ text }) => TITLES.test(text)) ?? [];
  if (titles.length === 0 && !named.some(({ isOfTitles }) => isOfTitles === true)) return;
  if (titles.length === topics.get('convert')?.length) topics.delete('convert');
  topics.set('jobs', titles);
}

const isText = (item: Indexed | undefined): item is Indexed =>
  item !== undefined && ['quoted', 'unknown', 'entity'].includes(item.means.kind) && !/^\d+$/u.test(item.text);

/** A job, but not what people do in one, which can be a skill: "welding". */
const isJob = ({ means, text }: Item): boolean =>
  means.kind === 'entity' && means.entity.kind === 'role' && personsOfSureActivity(text.toLowerCase()).length === 0;

const isSkillsAsked = (item: Item | undefined): boolean =>
  item?.means.kind === 'topic' && item.means.topic === 'pathways' && /^(?:which|what) /iu.test(item.text);

const isSkills = ({ means, text }: Item): boolean =>
  means.kind === 'topic' && means.topic === 'pathways' && /^(?:(?:premium|valuable|valued|rewarded) )?skills?(?: that .+)?$/iu.test(text);
