import type { Schema } from '../../catalog/value-schema.ts';
import { MAXIMUM_TEXT, type Parameter } from '../../routing/parameter.ts';

/** The OpenAPI description of a query parameter; undefined for a retired one. */
export function queryParameter(name: string, parameter: Parameter): Record<string, unknown> | undefined {
  if (parameter.type === 'retired') return undefined;
  const schema = schemaOf(parameter);
  const isList = schema['type'] === 'array';
  const { aliases = [] } = parameter;
  return {
    name,
    in: 'query',
    required: parameter.required === true,
    description: [parameter.description, aliases.length === 0 ? '' : `Alias: ${aliases.map((alias) => `\`${alias}\``).join(', ')}.`].join(' ').trim(),
    ...(isList ? { style: 'form', explode: false } : {}),
    schema,
    ...(aliases.length === 0 ? {} : { 'x-aliases': aliases }),
    ...(parameter.example === undefined || parameter.example === '' ? {} : { example: exampleOf(schema, parameter.example) }),
  };
}

/** Text that readParameters() accepts: not blank, without NUL. */
const ANY_TEXT = '^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$';

function schemaOf(parameter: Parameter): Schema {
  switch (parameter.type) {
    case 'text': {
      if (parameter.items !== undefined) return { type: 'array', items: parameter.items, minItems: 1 };
      if (parameter.values !== undefined) return { type: 'string', enum: parameter.values };
      return { type: 'string', minLength: 1, maxLength: parameter.maximumLength ?? MAXIMUM_TEXT, pattern: parameter.pattern ?? ANY_TEXT };
    }
    case 'integer':
    case 'number': {
      const { type, minimum, maximum, default: standard } = parameter;
      return { type, ...defined({ minimum, maximum, default: standard }) };
    }
    case 'boolean':
      return { type: 'boolean', ...defined({ default: parameter.default }) };
    case 'enumeration':
      return { type: 'string', enum: parameter.values, ...defined({ default: parameter.default }) };
    case 'tokens':
      return { type: 'array', items: { type: 'string', enum: parameter.values }, minItems: 1 };
    case 'retired':
      return {};
  }
}

const defined = (members: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));

function exampleOf(schema: Schema, example: string): unknown {
  if (schema['type'] !== 'array') return example;
  const { type } = schema['items'] as Schema;
  return example.split(',').map((part) => (type === 'integer' || type === 'number' ? Number(part) : part));
}
