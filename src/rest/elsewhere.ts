import type { Request } from 'express';
import { NOUNS } from '../dsl/meanings/connectives.ts';
import { phraseKey } from '../dsl/meanings/reader.ts';
import { spokenNoun } from '../dsl/meanings/spoken-names.ts';
import { facesOf } from '../operations/operation.ts';
import { CODE_OR_CLUSTER, PLACEHOLDERS } from '../operations/parameters/placeholders.ts';
import { OPERATIONS } from '../operations/table.ts';
import { parameterNamed, type Parameter } from '../routing/parameter.ts';
import type { Placeholder } from '../routing/placeholder.ts';
import type { Route } from '../routing/route.ts';
import { routeOf } from './operation-routes.ts';
import { parametersMeant, valueMeant } from './parameter-meant.ts';
import { parseValue } from './parameter-values.ts';
import { assigned } from './problems.ts';
import type { Query } from './requests-of-others.ts';

type Called = Pick<Request, 'originalUrl' | 'query' | 'params'>;

/** Other endpoints that take what a parameter of a request asks for. */
export interface Elsewhere {
  /** As in "/api/companies/badges has company_state". */
  readonly text: string;
  /** The request to the first of them, if it can have all of it. */
  readonly request?: string;
}

const MOST_NAMED = 3;

let known: readonly Route[] | undefined;
const routes = (): readonly Route[] => (known ??= OPERATIONS.flatMap((operation) => facesOf(operation.rest).map((face) => routeOf(operation, face))));

interface Place {
  readonly route: Route;
  /** The name of the parameter there; undefined for a part of the path. */
  readonly parameter: string | undefined;
}

/**
 * Where else the API takes a parameter that an endpoint does not have: as a part of a path about the same rows, or as a parameter of endpoints about the same thing, or with the
 * same first or last word.
 */
export function elsewhere({ originalUrl, query, params }: Called, name: string): Elsewhere | undefined {
  // How rows are shown says nothing about which ones are asked for.
  if (routes().some(({ parameters }) => parameterNamed(parameters, name)?.changes === 'view')) return undefined;
  const path = originalUrl.split('?', 1)[0] ?? '';
  const isOfThing = Object.keys(params).length > 0;
  const places = [...inPaths(path, name), ...asParameters(path, name, { isOfThing })].slice(0, MOST_NAMED);
  const [first] = places;
  if (first === undefined) return undefined;
  // Another endpoint is about another thing than the path names, or about other rows of it.
  const request = isOfThing ? undefined : places.map((place) => requestTo(place, query, name)).find((found) => found !== undefined);
  const named = places.map(({ route, parameter }) => (parameter === undefined ? `it is in the path of ${route.path}` : `${route.path} has ${parameter}`));
  return { text: named.join(', '), ...(request === undefined ? {} : { request }) };
}

const wordsOf = (path: string): readonly string[] => path.split('/').slice(2);

/** `/api/companies?cluster_id=75` is `/api/clusters/75/companies`, and `/api/companies/badges?company=Walmart` is `/api/companies/Walmart/badges`, which comes first. */
function inPaths(path: string, name: string): Place[] {
  const key = phraseKey(name);
  const noun = NOUNS[key] ?? spokenNoun(key);
  const wanted = wordsOf(path).join('/');
  const found = (rowsOf: (path: string) => string | undefined): Place[] =>
    routes().flatMap((route) => {
      const [placeholder] = Object.values(route.placeholders ?? {});
      return noun !== undefined && placeholder !== undefined && rowsOf(route.path) === wanted && isOf(placeholder, noun)
        ? [{ route, parameter: undefined }]
        : [];
    });
  const ofOne = found((template) =>
    wordsOf(template)
      .filter((word) => !isPart(word))
      .join('/'),
  );
  return [...ofOne, ...found((template) => /\{[^}]+\}\/(.+)$/u.exec(template)?.[1])];
}

const isOf = (placeholder: Placeholder, noun: string): boolean =>
  (noun === 'occupation' && placeholder === CODE_OR_CLUSTER) || Object.entries(PLACEHOLDERS).some(([kind, one]) => kind === noun && one === placeholder);

const isPart = (word: string | undefined): boolean => word?.startsWith('{') === true;

/** Endpoints about the thing that the path names come first, then, of those about the same, those without a part to fill in. */
function asParameters(path: string, name: string, { isOfThing }: { readonly isOfThing: boolean }): Place[] {
  const words = wordsOf(path);
  const isSame = (own: readonly string[]): boolean => own.length === words.length && own.every((word, i) => word === words[i] || (isOfThing && isPart(word)));
  const found = routes().flatMap((route): Place[] => {
    const own = wordsOf(route.path);
    const isRelated = !isSame(own) && (own[0] === words[0] || own.at(-1) === words.at(-1));
    const valid = Object.keys(route.parameters);
    const [parameter] = isRelated ? parametersMeant(name, valid).filter((one) => one === name || one.endsWith(`_${name}`)) : [];
    return parameter === undefined ? [] : [{ route, parameter }];
  });
  const rank = ({ route }: Place): number => (wordsOf(route.path)[0] === words[0] ? 0 : 2) + (route.path.includes('{') === isOfThing ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b));
}

/** The same request to another endpoint. Undefined if that needs a name, or does not have all the parameters. */
function requestTo({ route, parameter }: Place, query: Query, name: string): string | undefined {
  const value = query[name];
  if (typeof value !== 'string') return undefined;
  const [placeholder] = Object.values(route.placeholders ?? {});
  if (placeholder !== undefined && (parameter !== undefined || placeholder.check?.(value) !== undefined)) return undefined;
  const path = route.path.replace(/\{[^}]+\}/u, encodeURIComponent(value));
  const given = Object.entries(query).flatMap(([other, text]): [string, unknown][] =>
    other !== name ? [[other, text]] : parameter === undefined ? [] : [[parameter, valueMeant(route.parameters[parameter], value)]],
  );
  const isValid = given.every(([other, text]) => takes(route.parameters[other], other, text));
  return isValid ? [path, ...(given.length === 0 ? [] : [given.map(([other, text]) => assigned(other, String(text))).join('&')])].join('?') : undefined;
}

const takes = (parameter: Parameter | undefined, name: string, value: unknown): boolean =>
  parameter !== undefined && parameter.type !== 'retired' && typeof value === 'string' && 'value' in parseValue(name, parameter, value);
