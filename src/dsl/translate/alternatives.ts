import { withGroups } from './condition-groups.ts';
import { textOf, type Indexed } from './indexed.ts';
import type { Facet } from './reading.ts';
import type { Entity } from './items.ts';

/** "Or" between conditions on different fields joins them: "a growth badge or at least two badges". Between values of one field, it makes a list. */
export function withAlternatives(found: readonly Facet[], content: readonly Indexed[], all: readonly Indexed[]): Facet[] {
  const facets = withGroups(withPlaces(found, content), content);
  const joints = facets.map((facet, i) => jointAt(facets[i - 1], facet, { content, all }));
  const isAnd = (i: number): boolean => joints[i]?.isOr === false;
  // "Gold growth and platinum stability or platinum growth and gold stability".
  const hasElse = joints.some((joint, i) => joint?.isElse === true || (joint?.isOr === true && isAnd(i - 1) && isAnd(i + 1)));
  return facets.map((facet, i) => {
    const joint = joints[i];
    if (joint === undefined) return facet;
    const covers = [...facet.covers, ...joint.words.map(({ index }) => index)];
    if (joint.isOr) return { ...facet, covers, isAlternative: true };
    // "Platinum overall, or else gold growth and gold stability".
    return joint.isTogether || hasElse ? { ...facet, covers, isTogether: true } : facet;
  });
}

/** The words that join a condition to the one before it. */
interface Joint {
  readonly words: readonly Indexed[];
  readonly isOr: boolean;
  /** "Or else", and "or" after a comma, end what was joined before. */
  readonly isElse: boolean;
  /** "Together with", or "and" in brackets or after "both". */
  readonly isTogether: boolean;
}

interface Items {
  readonly content: readonly Indexed[];
  readonly all: readonly Indexed[];
}

function jointAt(before: Facet | undefined, facet: Facet, { content, all }: Items): Joint | undefined {
  if (before === undefined || !isPlain(before) || !isPlain(facet) || facet.isInGroup === true || fieldOf(before) === fieldOf(facet)) return undefined;
  const [end, start] = [Math.max(...before.covers), Math.min(...facet.covers)];
  const words = content.filter(({ index }) => index > end && index < start);
  const said = textOf(...words).toLowerCase();
  const isOr = OR.test(said);
  const isTogether = TOGETHER.test(said) || (said === 'and' && isOneGroup(Math.min(...before.covers), start, all));
  // "Gold growth and gold stability, or platinum overall".
  const isApart = isOr && words.some(({ index }) => all[index - 1]?.text === ',');
  return words.length > 0 && (isOr || said === 'and' || isTogether) ? { words, isOr, isElse: isApart || ELSE.test(said), isTogether } : undefined;
}
const OR = /^(?:or|or else|(?:or )?(?:alternatively|otherwise|instead|failing that))$/u;
const ELSE = /else|alternatively|otherwise|instead|failing/u;
const TOGETHER = /^(?:and )?(?:together with|along with|combined with|coupled with|paired with|in combination with|as well as|plus)$/u;

/** "(Gold growth and gold stability)", "both gold growth and gold stability". */
function isOneGroup(first: number, second: number, all: readonly Indexed[]): boolean {
  const isBoth = /^both$/iu.test(all[first - 1]?.text ?? '');
  const opened = all.slice(0, first).findLast(({ text }) => /[()]/u.test(text));
  const closed = all.slice(second).find(({ text }) => /[()]/u.test(text));
  return isBoth || (opened?.text.includes('(') === true && closed?.text.includes(')') === true);
}

const isPlain = (facet: Facet): boolean => facet.kind === 'field' && facet.isNegated !== true;
const fieldOf = (facet: Facet): string | undefined => (facet.kind === 'field' ? facet.options[0]?.field : undefined);

type Place = Extract<Entity, { kind: 'place' }>;
type PlaceFacet = Extract<Facet, { kind: 'entity' }> & { readonly entity: Place };

const isPlace = (facet: Facet | undefined): facet is PlaceFacet => facet?.kind === 'entity' && facet.entity.kind === 'place' && facet.isNegated !== true;

/** "Texas or Seattle" are alternatives, although one is a state. In "NYC or LA", both are cities. */
function withPlaces(facets: readonly Facet[], content: readonly Indexed[]): Facet[] {
  const joined: Facet[] = [];
  for (let i = 0; i < facets.length;) {
    const run = placesFrom(facets, i, content);
    const [first] = facets.slice(i, i + 1);
    joined.push(...(run.length > 1 ? alike(run) : first === undefined ? [] : [first]));
    i += Math.max(1, run.length);
  }
  return joined;
}

/** The places from `start` on that only commas, "or", and "and" join, if there is one of these words. */
function placesFrom(facets: readonly Facet[], start: number, content: readonly Indexed[]): PlaceFacet[] {
  const run: PlaceFacet[] = [];
  let hasWord = false;
  for (const facet of facets.slice(start)) {
    const last = run.at(-1);
    if (!isPlace(facet)) break;
    const between = last === undefined ? [] : content.filter(({ index }) => index > Math.max(...last.covers) && index < Math.min(...facet.covers));
    if (between.some(({ means }) => means.kind !== 'or') || between.length > 1) break;
    hasWord ||= between.length > 0;
    run.push(facet);
  }
  return hasWord ? run : [];
}

function alike(run: readonly PlaceFacet[]): Facet[] {
  const isOnly = (kind: 'state' | 'city', { entity }: PlaceFacet): boolean =>
    entity[kind] !== undefined && entity[kind === 'state' ? 'city' : 'state'] === undefined;
  const [hasState, hasCity] = [run.some((one) => isOnly('state', one)), run.some((one) => isOnly('city', one))];
  if (hasState && hasCity) return run.map((facet, i) => (i === 0 ? facet : { ...facet, isAlternative: true }));
  return run.map((facet) => {
    const { state, city, metro, size, ...rest } = facet.entity;
    if (state === undefined || city === undefined || hasState === hasCity) return facet;
    const ofCity = { city, ...(metro === undefined ? {} : { metro }), ...(size === undefined ? {} : { size }) };
    return { ...facet, entity: { ...rest, ...(hasState ? { state } : ofCity) } };
  });
}
