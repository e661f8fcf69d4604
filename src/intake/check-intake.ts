import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { FORMAT_PROBLEMS, WELL_FORMED } from '../catalog/learning.ts';
import type { Schema } from '../catalog/value-schema.ts';
import { nearNames } from '../text/near-names.ts';

// The branches of an anyOf do not repeat the type of the value.
const ajv = new Ajv2020({ allErrors: true, verbose: true, strictTypes: false, formats: { [WELL_FORMED]: (text: string) => text.isWellFormed() } });

/** Reports all problems; if there are thousands, only the first ones. */
const MOST_TOLD = 30;
const LONGEST_NAME = 100;

/** All problems of a value, one sentence each; empty if it matches the schema. `whole` is the name of the value itself. */
export function intakeCheck(schema: Schema, whole: string): (value: unknown) => string[] {
  const validate: ValidateFunction = ajv.compile(schema);
  return (value) => {
    validate(value);
    const errors = (validate.errors ?? []).filter((error) => !isToldBetter(error));
    const told = errors.slice(0, MOST_TOLD).map((error) => problemOf(error, whole));
    return errors.length > MOST_TOLD ? [...told, 'There are more problems'] : told;
  };
}

/** Errors that another error already reports: of a branch by its anyOf, and of a single value by the list of values. */
function isToldBetter({ schemaPath, keyword, parentSchema = {} }: ErrorObject): boolean {
  return schemaPath.includes('/anyOf/') || (keyword === 'type' && ('enum' in parentSchema || 'const' in parentSchema));
}

function problemOf(error: ErrorObject, whole: string): string {
  const { keyword, instancePath, message, parentSchema = {} } = error;
  const params = error.params as Readonly<Record<string, unknown>>;
  const path = instancePath.slice(1).replaceAll('/', '.');
  const name = path === '' ? whole : path;
  const within = (member: unknown): string => `${path === '' ? '' : `${path}.`}${String(member)}`;
  switch (keyword) {
    case 'required':
      return `${within(params['missingProperty'])} is required`;
    case 'anyOf':
      return `${(parentSchema['anyOf'] as readonly { required: readonly string[] }[]).map(({ required }) => required.join(', ')).join(' or ')} is required`;
    case 'additionalProperties': {
      const unknown = String(params['additionalProperty']).slice(0, LONGEST_NAME).toWellFormed();
      const [near] = nearNames(unknown, Object.keys(parentSchema['properties'] as object));
      return `${within(unknown)} is not a member of ${name}${near === undefined ? '' : `; did you mean ${near}?`}`;
    }
    case 'type':
      return `${name} must be ${[params['type']].flat().map(typeName).join(' or ')}`;
    case 'enum':
      return `${name} must be one of ${(params['allowedValues'] as unknown[]).join(', ')}`;
    case 'const':
      return `${name} must be ${JSON.stringify(params['allowedValue'])}`;
    case 'minimum':
      return `${name} must be at least ${String(params['limit'])}`;
    case 'maximum':
      return `${name} must be at most ${String(params['limit'])}`;
    case 'maxLength':
      return `${name} is longer than ${String(params['limit'])} characters`;
    case 'pattern':
    case 'format':
      return `${name} ${FORMAT_PROBLEMS[String(params[keyword])] ?? String(message)}`;
    default:
      return `${name} ${String(message)}`;
  }
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'an integer',
  boolean: 'true or false',
  object: 'a JSON object',
  array: 'a list',
};
const typeName = (type: unknown): string => TYPE_NAMES[String(type)] ?? String(type);
