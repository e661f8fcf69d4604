import type { Parameters } from '../routing/parameter.ts';
import { LIMITS, plainName } from './parameter-meant.ts';

/** The parameters of a request. One that is given several times has several values. */
export type Query = Readonly<Record<string, unknown>>;

/** The parameters of an endpoint. */
export interface Endpoint {
  readonly declared: Parameters;
  /** Their names, and other names of the same ones. */
  readonly valid: readonly string[];
  /** What they are without a value. */
  readonly defaults: Readonly<Record<string, unknown>>;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What other services call the direction of an order. */
const DIRECTIONS = ['order', 'dir', 'direction', 'sort_order', 'sort_dir'];
const ORDERS = ['order_by', 'sort'];

/** `sort=alpha&order=desc` as `sort=alpha desc`, where no parameter has the direction. Without an order, it is the usual one. */
export function withOneOrder(query: Query, { valid, defaults }: Endpoint): Query {
  const direction = Object.keys(query).find(
    (name) => !valid.includes(name) && DIRECTIONS.includes(plainName(name)) && /^(?:asc|desc)/iu.test(text(query[name])),
  );
  const [usual] = ORDERS.filter((name) => valid.includes(name));
  const given = Object.keys(query).find((name) => [...ORDERS, 'sort_by'].includes(plainName(name)) && text(query[name]) !== '');
  const order = given ?? usual;
  if (direction === undefined || order === undefined) return query;
  const { [direction]: to, ...others } = query;
  const by = text(query[order]) === '' ? text(defaults[order] ?? defaults['order_by']) : text(query[order]);
  return valid.includes('order') ? { ...others, order: to } : { ...others, [order]: `${by} ${text(to)}` };
}

const PAGES = ['page', 'page_number'];

/** `page=3&limit=20` as `offset=40&limit=20`, where no parameter has the page. Pages begin with 1. */
export function withOffset(query: Query, { valid, defaults }: Endpoint): Query {
  const called = Object.keys(query).find((name) => PAGES.includes(plainName(name))) ?? 'page';
  const { [called]: page, ...others } = query;
  if (!/^\d{1,6}$/u.test(text(page)) || valid.includes('page') || !valid.includes('offset') || Object.hasOwn(query, 'offset')) return query;
  const [size] = Object.entries(query)
    .map(([name, value]) => (LIMITS.includes(plainName(name)) ? Number(text(value)) : 0))
    .filter((number) => Number.isInteger(number) && number > 0);
  const offset = (Math.max(1, Number(text(page))) - 1) * (size ?? Number(defaults['limit'] ?? 0));
  return offset === 0 ? others : { ...others, offset: String(offset) };
}
