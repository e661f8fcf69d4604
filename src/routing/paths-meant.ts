import { nearNames } from '../text/near-names.ts';
import type { Placeholder } from './placeholder.ts';
import type { Route } from './route.ts';

/** The word of a path that another word means: "wages" for "salary". */
export type WordMeant = (word: string, valid: readonly string[]) => string | undefined;

/** Short words of paths look alike: "wages" and "badges". */
const ALIKE = 0.85;
/** Two misspelled words, or one other difference. */
const MOST = 2;
const OTHER_SHAPE = 1.5;
/** Other services have their version in the path. */
const VERSION = /^v\d+$/iu;

interface Found {
  readonly path: string;
  readonly cost: number;
}

/**
 * The paths of the API that an unknown one is likest: with a misspelled word or one of another name, without its version or with one more part, or in another order
 * (`/api/wages/29-1141.00`). Parts in place of a placeholder have the right format.
 */
export function pathsMeant(routes: readonly Route[], given: string, wordMeant: WordMeant): readonly string[] {
  const parts = given.split('/');
  const found = routes.flatMap((route): Found[] => {
    const template = route.path.split('/');
    const fill = (wanted: readonly string[], some: readonly string[], cost: number): Found[] =>
      filled(route, { wanted, some, whole: template, cost, wordMeant });
    return [
      ...fill(template, parts, 0),
      ...template.flatMap((part, i) =>
        part === '' || isPlaceholder(part) || !hasOwnWord(template.toSpliced(i, 1), route) ? [] : fill(template.toSpliced(i, 1), parts, OTHER_SHAPE),
      ),
      ...parts.flatMap((part, i) => (VERSION.test(part) ? fill(template, parts.toSpliced(i, 1), OTHER_SHAPE) : [])),
      ...inOrder(template, parts).flatMap((some) => fill(template, some, OTHER_SHAPE)),
      ...ofCluster(parts).flatMap((some) => fill(template, some, 1)),
    ];
  });
  const least = Math.min(...found.map(({ cost }) => cost));
  const best = [...new Set(found.filter(({ cost }) => cost === least && cost <= MOST).map(({ path }) => path))];
  // A misspelled word is one other word; of a missing one, any can be meant.
  return least === OTHER_SHAPE ? best : nearNames(given, best, 0).slice(0, 1);
}

/** Whether a path without one of its words still says what it is about: by another word, or by a value of a format that not every text has. */
const hasOwnWord = (rest: readonly string[], { placeholders = {} }: Route): boolean =>
  rest.some((part) => part !== '' && part !== 'api' && (!isPlaceholder(part) || placeholders[part.slice(1, -1)]?.check?.('x') !== undefined));

const isPlaceholder = (part: string): boolean => part.startsWith('{');

/** `/api/wages/75` in the order of `/api/clusters/{id}/wages`. */
function inOrder(template: readonly string[], [start = '', api = '', word = '', value, ...others]: readonly string[]): string[][] {
  const [, , resource = '', id = '', last] = template;
  return value === undefined || others.length > 0 || last !== word || !isPlaceholder(id) ? [] : [[start, api, resource, value, word]];
}

/** `/api/clusters/75/pathways` is `/api/occupations/cluster:75/pathways`. */
const ofCluster = ([start = '', api = '', word, id = '', ...rest]: readonly string[]): string[][] =>
  word === 'clusters' && /^\d+$/u.test(id) ? [[start, api, 'occupations', `cluster:${id}`, ...rest]] : [];

interface Filling {
  /** The parts of the path that stand for the given ones. */
  readonly wanted: readonly string[];
  readonly some: readonly string[];
  readonly whole: readonly string[];
  readonly cost: number;
  readonly wordMeant: WordMeant;
}

function filled({ placeholders = {} }: Route, { wanted, some, whole, cost: before, wordMeant }: Filling): Found[] {
  if (wanted.length !== some.length) return [];
  const values = new Map<string, string>();
  let cost = before;
  for (const [i, part] of wanted.entries()) {
    const given = some[i] ?? '';
    if (isPlaceholder(part)) {
      if (!fits(placeholders[part.slice(1, -1)], given)) return [];
      values.set(part, given);
    } else if (given !== part) {
      if (wordMeant(given, [part]) !== part && !part.endsWith(`-${given}`) && nearNames(given, [part], ALIKE).length === 0) return [];
      cost += 1;
    }
  }
  return [{ path: whole.map((part) => values.get(part) ?? part).join('/'), cost }];
}

const fits = (placeholder: Placeholder | undefined, given: string): boolean => given !== '' && placeholder?.check?.(given) === undefined;

/**
 * `/api/clusters/75/occupations` is `/api/occupations?cluster_id=75`, `/api/industries/Banking/companies` is `/api/companies?industry=Banking`, and `/api/industries/Banking`
 * is `/api/industries?search=Banking`.
 */
export function listsOf(routes: readonly Route[], given: string): readonly string[] {
  const [, api = '', things = '', named = '', list = things, ...others] = given.split('/');
  const thing = things.replace(/ies$/u, 'y').replace(/s$/u, '');
  const parameter = list === things ? 'search' : /^\d+$/u.test(named) ? `${thing}_id` : thing;
  const route = routes.find(({ path, parameters }) => path === `/${api}/${list}` && Object.hasOwn(parameters, parameter));
  return route === undefined || named === '' || others.length > 0 ? [] : [`${route.path}?${parameter}=${named}`];
}

/** What there is below the thing that the first parts of a path name: `/api/companies/Walmart` has badges, clusters, hiring, and occupations. */
export function partsOf(routes: readonly Route[], given: string): { readonly thing: string; readonly parts: readonly string[] } {
  const some = given.split('/').slice(0, OF_THING);
  const parts = routes.flatMap(({ path, placeholders = {} }): string[] => {
    const template = path.split('/');
    const [part, ...others] = template.slice(OF_THING);
    const isOfThing =
      some.length === OF_THING &&
      some.every((one, i) => one === template[i] || (isPlaceholder(template[i] ?? '') && fits(placeholders[template[i]?.slice(1, -1) ?? ''], one)));
    return isOfThing && isPlaceholder(template[OF_THING - 1] ?? '') && part !== undefined && others.length === 0 ? [part] : [];
  });
  return { thing: some.join('/'), parts: [...new Set(parts)].sort() };
}
/** `/api/companies/{name}` */
const OF_THING = 4;
