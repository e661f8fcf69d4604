/** A JSON Schema (2020-12), as OpenAPI 3.1 embeds it. */
export type Schema = Readonly<Record<string, unknown>>;

/** A nullable value. */
export function orNull(schema: Schema): Schema {
  const { type, enum: values, ...rest } = schema as { type?: unknown; enum?: readonly unknown[] };
  return { ...rest, type: [type, 'null'], ...(values === undefined ? {} : { enum: [...values, null] }) };
}

export const TEXT: Schema = { type: 'string' };
export const INTEGER: Schema = { type: 'integer' };
export const NUMBER: Schema = { type: 'number' };
/** In U.S. dollars. */
export const PAY: Schema = { ...NUMBER, minimum: 0 };
/** 0.0 to 1.0. */
export const SHARE: Schema = { type: 'number', minimum: 0, maximum: 1 };
export const COUNT: Schema = { type: 'integer', minimum: 0 };
export const TIMESTAMP: Schema = { type: 'string', format: 'date-time' };

export const oneOf = (values: readonly string[]): Schema => ({ type: 'string', enum: values });
export const listOf = (items: Schema): Schema => ({ type: 'array', items });

/** An object whose members are all required except those in `optional`. */
export function record(properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []): Schema {
  return { type: 'object', properties, required: Object.keys(properties).filter((name) => !optional.includes(name)), additionalProperties: false };
}
