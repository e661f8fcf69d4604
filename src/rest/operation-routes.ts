import { VERSIONS_SCHEMA } from '../catalog/matches.ts';
import { rowSchema } from '../catalog/row-schema.ts';
import { TEXT, type Schema } from '../catalog/value-schema.ts';
import { facesOf, type Operation, type RestFace } from '../operations/operation.ts';
import { groupParameter } from './group-parameter.ts';
import type { Parameters } from '../routing/parameter.ts';
import { CODE_OR_CLUSTER, PLACEHOLDERS } from '../operations/parameters/placeholders.ts';
import type { Placeholder } from '../routing/placeholder.ts';
import { filterParameters, listParameters } from './resource-parameters.ts';
import { withRetiredQuintile } from '../operations/parameters/retired.ts';
import { matchesAnswer, pageAnswer, recordAnswer, WHY_EMPTY, type Route } from '../routing/route.ts';
import { settingParameters } from './setting-parameters.ts';

/** The REST route of an operation. If the path also takes `cluster:<cluster_id>`, the route includes the parameters and answers of that form. */
export function routeOf(operation: Operation, face: RestFace): Route {
  const own = ownRoute(operation, face);
  if (face.clusterForm === undefined) return own;
  const other = clusterRoute(face.clusterForm, face);
  const media = own.media ?? other.media;
  return {
    ...own,
    parameters: { ...other.parameters, ...own.parameters },
    answer: { anyOf: [own.answer, other.answer] },
    ...(media === undefined ? {} : { media }),
    ...(own.media === undefined && media !== undefined ? { mediaOnlyFor: 'cluster:<cluster_id>' } : {}),
  };
}

/** The parameters and answer of one form of the path. */
export function ownRoute(operation: Operation, face: RestFace): Route {
  const media = face.markdown !== undefined ? (['text/markdown'] as const) : (['text/csv'] as const);
  const description = face.description ?? operation.description;
  const placeholders = placeholdersOf(operation, face);
  return {
    method: 'get',
    path: face.path,
    id: face.id ?? operation.id,
    tag: face.tag ?? operation.tag,
    permission: operation.permission,
    summary: face.summary ?? operation.summary,
    ...(description === undefined ? {} : { description }),
    placeholders,
    parameters: parametersOf(operation, face),
    ...(face.rules === undefined ? {} : { rules: face.rules }),
    answer: answerOf(operation, face),
    ...(face.csv === true || face.markdown !== undefined ? { media } : {}),
    conditional: face.unconditional !== true && operation.answer.kind !== 'matches',
    example: face.example,
    errors: [400, ...(Object.keys(placeholders).length > 0 ? [404] : []), 406],
  };
}

/** The face of the operation that answers `cluster:<cluster_id>` at the path of a code. */
export function clusterFace(operation: Operation, { path, example }: RestFace): RestFace {
  const [own] = facesOf(operation.rest);
  return { ...own, path, placeholder: CODE_OR_CLUSTER, example: example.replace(/\/\d{2}-[^/?]*/, '/cluster:75').split('?')[0] ?? '' };
}

const clusterRoute = (operation: Operation, face: RestFace): Route => ownRoute(operation, clusterFace(operation, face));

function placeholdersOf({ about }: Operation, face: RestFace): Record<string, Placeholder> {
  const name = /\{([^}]+)\}/.exec(face.path)?.[1];
  if (name === undefined) return {};
  const kind = face.about ?? (about === 'company_name' ? 'company' : about);
  const placeholder =
    face.placeholder ??
    (kind === 'occupation_or_cluster' || face.clusterForm !== undefined
      ? CODE_OR_CLUSTER
      : kind === undefined || kind === 'nothing'
        ? undefined
        : PLACEHOLDERS[kind]);
  if (placeholder === undefined) throw new Error(`${face.path} has no target`);
  return { [name]: placeholder };
}

function parametersOf(operation: Operation, face: RestFace): Parameters {
  const { resource, page, settings } = operation;
  const { without = [], group } = face;
  const ofResource = resource === undefined ? {} : resourceParameters(operation, face);
  const paged: Parameters = page === undefined ? {} : pageParameters(page, operation.answer.kind);
  const derived: Parameters = {
    ...settingParameters(settings),
    ...ofResource,
    ...paged,
    ...expandParameter(operation.expansions, without),
    ...(group === undefined ? {} : { [group.parameter]: groupParameter(group, face.path) }),
  };
  const taken = Object.fromEntries(Object.entries(derived).filter(([name]) => !without.includes(name)));
  const all: Parameters = { ...taken, ...face.parameters };
  return face.retiredQuintile === true ? withRetiredQuintile(all) : all;
}

function resourceParameters({ resource, answer, page }: Operation, face: RestFace): Parameters {
  if (resource === undefined) return {};
  if (face.group?.parameter === 'group_by') return filterParameters(resource);
  const parameters = listParameters(restResource(resource, face));
  if (answer.kind === 'page' && page === undefined) return parameters;
  const { expand } = parameters;
  return expand === undefined ? {} : { expand };
}

function pageParameters({ limit, maximum, maximumOffset }: NonNullable<Operation['page']>, kind: Operation['answer']['kind']): Parameters {
  return {
    limit: {
      type: 'integer',
      changes: 'view',
      minimum: 1,
      maximum,
      default: limit,
      description: kind === 'page' ? 'Maximum number of rows to return.' : 'Maximum number of matches to return.',
    },
    ...(maximumOffset === undefined
      ? {}
      : { offset: { type: 'integer', changes: 'view', minimum: 0, maximum: maximumOffset, default: 0, description: 'Number of rows to skip.' } as const }),
  };
}

function expandParameter(expansions: Operation['expansions'] = {}, without: readonly string[]): Parameters {
  const kept = Object.entries(expansions).filter(([token]) => !without.includes(token));
  if (kept.length === 0) return {};
  const description = kept.map(([token, adds]) => `\`${token}\`: ${adds}`).join(' ');
  return { expand: { type: 'tokens', changes: 'view', values: kept.map(([token]) => token), description } };
}

function answerOf({ answer, resource }: Operation, face: RestFace): Schema {
  const { head = {}, optional = [] } = answer;
  const deprecated = Object.values(resource?.fields ?? {}).flatMap((field) => field.deprecated ?? []);
  const more = {
    ...(face.withStatus === true ? { status: { type: 'string', const: 'success' } } : {}),
    ...head,
    ...(deprecated.length === 0 ? {} : { deprecation_warning: { ...TEXT, description: `With ${deprecated.join(', ')}.` } }),
  };
  const absent = [...optional, ...(deprecated.length === 0 ? [] : ['deprecation_warning'])];
  switch (answer.kind) {
    case 'page':
      return pageAnswer(answer.row ?? rowSchema(restResource(resource, face)), more, absent);
    case 'record':
      return face.group === undefined
        ? recordAnswer(answer.data, more, absent)
        : recordAnswer(answer.data, { ...more, suggestion: WHY_EMPTY }, [...absent, 'suggestion']);
    case 'matches':
      return matchesAnswer(answer.match, VERSIONS_SCHEMA, more, absent);
  }
}

function restResource(resource: Operation['resource'], { without = [] }: RestFace): NonNullable<Operation['resource']> {
  if (resource === undefined) throw new Error('a page without a resource must declare its rows');
  return { ...resource, expansions: Object.fromEntries(Object.entries(resource.expansions).filter(([token]) => !without.includes(token))) };
}
