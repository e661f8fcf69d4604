import { isScalar, keyOf, type Given } from './given-values.ts';
import type { Statement } from './statement.ts';

export const directionOf = (word: string): string => (/^-?1$/u.test(word) ? (word === '1' ? 'ASC' : 'DESC') : /^desc/iu.test(word) ? 'DESC' : 'ASC');

/** `-badge_count`, `badge_count desc`, `BADGE_COUNT_DESC`, `{badge_count: -1}`, `[["badge_count", -1]]` */
export function addOrder(statement: Statement, given: Given): boolean {
  if (isScalar(given)) {
    return given.text.split(/,\s*/u).every((part) => {
      const [, sign, name, direction] = ORDERED.exec(part.trim()) ?? [];
      if (name !== undefined) pushOrder(statement, name, direction ?? (sign === '-' ? 'desc' : undefined));
      return name !== undefined;
    });
  }
  if (given.kind === 'list') {
    const [field, direction] = given.of;
    const isPair =
      given.of.length === 2 &&
      field !== undefined &&
      isScalar(field) &&
      direction !== undefined &&
      isScalar(direction) &&
      /^(?:-?1|asc|desc)$/iu.test(direction.text);
    return isPair ? addOrder(statement, { kind: 'members', of: [{ key: field.text, given: direction }] }) : given.of.every((one) => addOrder(statement, one));
  }
  if (given.kind !== 'members') return false;
  const [by, direction] = [/^(?:field|by|key|column|name)$/u, /^(?:direction|order|dir)$/u].map(
    (name) => given.of.find(({ key }) => name.test(keyOf(key)))?.given,
  );
  if (by !== undefined && isScalar(by)) {
    pushOrder(statement, by.text, direction !== undefined && isScalar(direction) ? direction.text : undefined);
    return true;
  }
  return given.of.every(({ key, given: value }) => {
    // {"badge_count": {"order": "desc"}}
    const way = value.kind === 'members' ? value.of.find((one) => /^(?:order|direction|dir|sort)$/u.test(keyOf(one.key)))?.given : value;
    if (way === undefined || !isScalar(way)) return false;
    pushOrder(statement, key, way.text);
    return true;
  });
}

const ORDERED = /^([+-]?)(\p{L}[\p{L}\p{N} _-]*?)(?:[ :._-]+(asc|desc|ascending|descending))?$/iu;

function pushOrder({ order }: Statement, name: string, direction: string | undefined): void {
  order.push([keyOf(name.trim().replaceAll(' ', '_')), ...(direction === undefined ? [] : [directionOf(direction)])].join(' '));
}
