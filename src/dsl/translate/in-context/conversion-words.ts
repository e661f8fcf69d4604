import { isRole, isTopic, type Item } from '../items.ts';
import type { Lexicon } from '../lexicon.ts';
import { withAddedClusters, withArrows, withClusterFits } from './added-clusters.ts';
import { withGivenTexts } from './given-texts.ts';
import { withMatchOptions } from './match-options.ts';

/** Orders that change nothing where codes are asked for: "translate these titles into codes", "assign an O*NET code to". */
const CODES = /^(?:translate|assign|attach|tag|put|stamp|mark|label|file)$/iu;
const JOIN = /^(?:and|\+|&|plus|,|\/|with)$/iu;

/** Gives words the meaning that they have where titles are converted. */
export function withConversionWords(items: readonly Item[], names: Lexicon): Item[] {
  const given = withAddedClusters(withArrows(withGivenTexts(items)));
  return withMatchOptions(withClusterFits(withClusterOfCode(withAskedTitle(withTitles(withListedJobs(withCodeVerbs(withNamedConversion(given)), names))))));
}

/** "Clusterconvert analyst but only bachelor's clusters": the name of the conversion, used as a verb, asks for clusters and converts. */
const withNamedConversion = (items: readonly Item[]): Item[] =>
  items.flatMap((item): Item[] =>
    isTopic(item, ['clusters']) && /^cluster ?convert$/iu.test(item.text)
      ? [item, { ...item, from: item.to, means: { kind: 'topic', topic: 'convert' } }]
      : [item],
  );

function withCodeVerbs(items: readonly Item[]): Item[] {
  const isAsked = items.some((item) => isTopic(item, ['code', 'convert']));
  const hasText = items.some(({ means }) => ['quoted', 'unknown'].includes(means.kind) || (means.kind === 'entity' && means.entity.kind === 'role'));
  if (!isAsked || !hasText) return [...items];
  return items.map((item) => (item.means.kind === 'write' && CODES.test(item.text) ? { ...item, means: { kind: 'topic', topic: 'convert' } } : item));
}

/** "Welder, cook, nurse": between jobs, a verb is one, too. */
function withListedJobs(items: readonly Item[], names: Lexicon): Item[] {
  const isJob = (item: Item | undefined): boolean => item !== undefined && isRole(item);
  return items.map((item, i) => {
    if (item.means.kind !== 'write') return item;
    const isBetween = [
      [items[i - 1], items[i - 2]],
      [items[i + 1], items[i + 2]],
    ].some(([mark, job]) => mark !== undefined && JOIN.test(mark.text) && isJob(job));
    const isTitle = isBetween && names.isTitle(item.text.toLowerCase());
    return isTitle ? { ...item, means: { kind: 'entity', entity: { kind: 'role', title: item.text, score: 0.8 } } } : item;
  });
}

/** "The job title growth hacker": all words up to the end are the title, whatever they mean elsewhere. */
function withTitles(items: readonly Item[]): Item[] {
  const announced = items.findLastIndex((item) => isTopic(item, ['convert', 'code']) && /\b(?:job|position) title$/iu.test(item.text));
  const end = items.findIndex(({ means }, i) => i > announced && (means.kind === 'mark' || means.kind === 'skip'));
  const title = announced < 0 ? [] : items.slice(announced + 1, end < 0 ? items.length : end);
  const [first, last] = [title[0], title.at(-1)];
  const isRest = end < 0 || items.slice(end).every(({ means }) => means.kind === 'mark');
  if (first === undefined || last === undefined || title.length < 2 || title.length > LONGEST_TITLE || !isRest || !isJobOrUnknown(last)) return [...items];
  const text = title.map((item) => item.text).join(' ');
  return [...items.slice(0, announced + 1), { from: first.from, to: last.to, text, means: { kind: 'quoted' } }, ...items.slice(announced + 1 + title.length)];
}
/** "Which occupation is a Genius at Apple": a title that nothing else explains. */
function withAskedTitle(items: readonly Item[]): Item[] {
  const asked = items.findLastIndex((item) => isTopic(item, ['convert', 'code']) && /\bis an?$/iu.test(item.text));
  const end = items.findIndex((item, i) => i > asked && !isJobOrUnknown(item));
  const title = asked < 0 ? [] : items.slice(asked + 1, end < 0 ? items.length : end);
  const [first, last] = [title[0], title.at(-1)];
  if (first === undefined || last === undefined || title.length > LONGEST_TITLE || !title.some(({ means }) => means.kind === 'unknown')) return [...items];
  const text = title.map((item) => item.text).join(' ');
  return [...items.slice(0, asked + 1), { from: first.from, to: last.to, text, means: { kind: 'quoted' } }, ...items.slice(asked + 1 + title.length)];
}
const LONGEST_TITLE = 4;
const isJobOrUnknown = ({ means }: Item): boolean => means.kind === 'unknown' || (means.kind === 'entity' && means.entity.kind === 'role');

/** "Cluster and code for 'LPN'", "codes + clusters of these titles": the cluster with each code. */
function withClusterOfCode(items: readonly Item[]): Item[] {
  const isNamed = items.some(({ means }) => means.kind === 'quoted' || (means.kind === 'entity' && means.entity.kind === 'role'));
  if (!isNamed) return [...items];
  return items.map((item, i) => {
    if (!isTopic(item, ['clusters']) || !/^clusters?$/iu.test(item.text)) return item;
    const [behind, before] = [items.slice(i + 1), items.slice(0, i).reverse()].map((side) => side.filter(({ means }) => means.kind !== 'skip').slice(0, 2));
    const isWithCode = [behind, before].some(
      (side) => side?.[0] !== undefined && JOIN.test(side[0].text) && side[1] !== undefined && isTopic(side[1], ['code']),
    );
    return isWithCode ? { ...item, means: { kind: 'expand', word: 'CLUSTER' } } : item;
  });
}
