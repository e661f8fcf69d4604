import type { Field, Resource } from '../../../src/catalog/resource.ts';
import { quoted } from '../../../src/dsl/print.ts';
import type { RestFace } from '../../../src/operations/operation.ts';
import { joined, type Part } from './part.ts';

/** Each filter under each of its names, and its bounds. */
export function filterParts({ fields }: Resource): Part[] {
  return Object.entries(fields).flatMap(([key, field]) => [...valueParts(field), ...boundParts(key, field)]);
}

/** All filters together: the conditions of a query are joined by AND, as parameters are. */
export const everyFilter = ({ fields }: Resource): Part => joined(...Object.values(fields).flatMap((field) => valueParts(field).slice(0, 1)));

function valueParts(field: Field): Part[] {
  const one = field.rest.flatMap((parameter) =>
    field.dsl.map((word) => ({ rest: { [parameter]: field.example }, where: `${word} IS ${literal(field, field.example)}` })),
  );
  const [parameter] = field.rest;
  const several = severalValues(field);
  if (parameter === undefined || several.length < 2) return one;
  return [
    ...one,
    { rest: { [parameter]: several.join(',') }, where: `${field.dsl[0] ?? ''} IN (${several.map((value) => literal(field, value)).join(', ')})` },
  ];
}

/** Values of a comma list, where the declaration names some. */
function severalValues({ type, operator, values = [] }: Field): readonly string[] {
  if (operator === 'contains') return [];
  if (type === 'badge') return ['Ranked', 'NA'];
  return type === 'enumeration' ? values.slice(-2) : [];
}

function boundParts(key: string, { rest: [parameter = key], dsl, example, range }: Field): Part[] {
  if (range !== 'everywhere') return [];
  return dsl.flatMap((word) => {
    const lower = { rest: { [`min_${parameter}`]: example }, where: `${word} >= ${example}` };
    const upper = { rest: { [`max_${parameter}`]: example }, where: `${word} <= ${example}` };
    return [lower, upper, joined(lower, upper)];
  });
}

const literal = ({ type }: Field, value: string): string => (type === 'integer' || type === 'number' ? value : quoted(value));

/** Each order under each of its names, in both directions where REST has them. */
export function orderParts({ sorts }: Resource): Part[] {
  // REST names no order where there is one only.
  if (Object.values(sorts).flatMap(({ rest }) => rest).length < 2) return [];
  return Object.values(sorts).flatMap(({ rest, dsl, startsHigh = false, directed = false }) => {
    const [own, other] = startsHigh ? ['DESC', 'ASC'] : ['ASC', 'DESC'];
    return rest.flatMap((order) =>
      dsl.flatMap((word) => [
        { rest: { order_by: order }, clause: `ORDER BY ${word} ${own}` },
        { rest: { sort: order }, clause: `ORDER BY ${word} ${own}` },
        ...(directed
          ? [
              { rest: { sort: order, order: 'desc' }, clause: `ORDER BY ${word} ${other}` },
              { rest: { order_by: order, dir: 'desc' }, clause: `ORDER BY ${word} ${other}` },
            ]
          : []),
      ]),
    );
  });
}

/** Further blocks of the rows, each alone and all together, and the score. */
export function shapeParts({ sorts, expansions }: Resource, { without = [] }: RestFace): Part[] {
  const tokens = Object.keys(expansions).filter((token) => !without.includes(token));
  const scored = Object.values(sorts).some(({ score }) => score !== undefined);
  return [...expandParts(tokens), ...(scored ? [{ rest: { include_score: 'true' }, clause: 'WITH SCORE' }] : [])];
}

export const expandParts = (tokens: readonly string[]): Part[] =>
  [...tokens.map((token) => [token]), ...(tokens.length > 1 ? [tokens] : [])].map((some) => ({
    rest: { expand: some.join(',') },
    clause: `EXPAND ${some.map((token) => token.toUpperCase()).join(', ')}`,
  }));
