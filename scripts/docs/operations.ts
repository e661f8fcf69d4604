import { FORMS } from '../../src/dsl/forms/forms.ts';
import { TAGS } from '../../src/routing/tags.ts';
import type { Parameter } from '../../src/routing/parameter.ts';
import { ROUTES } from '../../src/routes.ts';

// The only module of the generator that depends on how the service declares its operations.

export interface EndpointParameter {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly kind: string;
  readonly isRequired: boolean;
  readonly default: string | undefined;
  readonly description: string;
}

export interface Endpoint {
  readonly method: string;
  readonly path: string;
  readonly group: string;
  readonly summary: string;
  readonly description: string;
  /** `none` needs no token, `token` any valid one. */
  readonly permission: string;
  readonly parameters: readonly EndpointParameter[];
  readonly body: unknown;
  /** Path and query of a valid request. */
  readonly example: string;
  readonly hasCsv: boolean;
  /** The form of the path that is available as CSV, if only one is. */
  readonly csvOnlyFor: string | undefined;
}

/** A form of the query language: `LIST COMPANIES FOR CLUSTER`. */
export interface QueryForm {
  readonly name: string;
  readonly summary: string;
  readonly example: string;
}

const listOf = (values: readonly unknown[]): string => values.map((value) => `\`${String(value)}\``).join(', ');

function kindOf(parameter: Parameter): string {
  switch (parameter.type) {
    case 'text': {
      const choices = parameter.values ?? (parameter.items?.['enum'] as readonly string[] | undefined);
      if (choices !== undefined) return `${parameter.items === undefined ? 'one of' : 'list of'} ${listOf(choices)}`;
      return parameter.items === undefined ? 'text' : 'list';
    }
    case 'integer':
    case 'number': {
      const { type, minimum, maximum } = parameter;
      if (minimum !== undefined && maximum !== undefined) return `${type}, ${minimum} to ${maximum}`;
      return minimum === undefined ? type : `${type}, at least ${minimum}`;
    }
    case 'enumeration':
      return `one of ${listOf(parameter.values)}`;
    case 'tokens':
      return `list of ${listOf(parameter.values)}`;
    default:
      return parameter.type;
  }
}

export const ENDPOINT_GROUPS: readonly { readonly name: string; readonly description: string }[] = Object.entries(TAGS).map(([name, description]) => ({
  name,
  description,
}));

export const ENDPOINTS: readonly Endpoint[] = ROUTES.map(
  ({ method, path, tag, summary, description = '', permission, placeholders = {}, parameters, body, example, media = [], mediaOnlyFor }) => ({
    method: method.toUpperCase(),
    path,
    group: tag,
    summary,
    description,
    permission,
    parameters: [
      ...Object.entries(placeholders).map(([name, placeholder]) => ({
        name: `{${name}}`,
        aliases: [],
        kind: 'path',
        isRequired: true,
        default: undefined,
        description: placeholder.description,
      })),
      ...Object.entries(parameters)
        .filter(([, { type }]) => type !== 'retired')
        .map(([name, parameter]) => ({
          name,
          aliases: parameter.aliases ?? [],
          kind: kindOf(parameter),
          isRequired: parameter.required === true,
          default: 'default' in parameter ? String(parameter.default) : undefined,
          description: parameter.description,
        })),
    ],
    body: body?.example,
    example,
    hasCsv: media.includes('text/csv'),
    csvOnlyFor: mediaOnlyFor,
  }),
);

export const QUERY_FORMS: readonly QueryForm[] = FORMS.map(({ verb, subject, for: target, isBatch, summary, examples }) => ({
  name: [verb, subject === '' ? (isBatch === true ? '["…", "…"]' : '"…"') : subject, target === undefined ? '' : `FOR ${target}`]
    .filter((part) => part !== '')
    .join(' '),
  summary,
  example: examples[0],
}));
