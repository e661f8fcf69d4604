import { ADJACENCY_OPERATIONS } from '../adjacency.ts';
import { AUTH_OPERATIONS } from '../auth.ts';
import { CLUSTER_OPERATIONS } from '../clusters.ts';
import { COMPANY_OPERATIONS } from '../companies.ts';
import { CONVERSION_OPERATIONS } from '../conversion.ts';
import { DSL_OPERATIONS } from '../dsl.ts';
import { HEALTH_OPERATIONS } from '../health.ts';
import { INDUSTRY_OPERATIONS } from '../industries.ts';
import { LOCATION_OPERATIONS } from '../locations.ts';
import { OCCUPATION_OPERATIONS } from '../occupations.ts';
import { SYSTEM_OPERATIONS } from '../system.ts';
import { PROTECTED_RESOURCE_OPERATIONS } from '../protected-resource.ts';
import { TITLE_PICK_OPERATIONS } from '../title-picks.ts';
import { MCP_OPERATIONS } from './mcp.ts';
import type { Operation } from './operation.ts';

/** Every operation of REST, as the route files declare them. */
export const OPERATIONS: readonly Operation[] = [
  ...AUTH_OPERATIONS,
  ...PROTECTED_RESOURCE_OPERATIONS,
  ...COMPANY_OPERATIONS,
  ...INDUSTRY_OPERATIONS,
  ...OCCUPATION_OPERATIONS,
  ...CLUSTER_OPERATIONS,
  ...ADJACENCY_OPERATIONS,
  ...CONVERSION_OPERATIONS,
  ...TITLE_PICK_OPERATIONS,
  ...DSL_OPERATIONS,
  ...MCP_OPERATIONS,
  ...LOCATION_OPERATIONS,
  ...SYSTEM_OPERATIONS,
  ...HEALTH_OPERATIONS,
];

/** Matches the paths that a template with {placeholders} stands for, and captures what stands in their places. */
export const pathPattern = (template: string): RegExp => new RegExp(`^${template.replace(/\{[^}]+\}/g, '([^/]+)')}$`);

const PATTERNS = OPERATIONS.map(({ method, path }) => ({ method: method.toUpperCase(), pattern: pathPattern(path) }));

/** The methods that a path takes; none for a path that nothing serves. */
export function methodsOf(path: string): string[] {
  const methods = PATTERNS.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  return [...new Set(methods)].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}

/** The reads that carry an ETag, and before them what looks like one of them: `/api/companies/search` is no company. */
const READS = OPERATIONS.filter(({ method }) => method === 'get')
  .toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
  .map((operation) => ({ operation, pattern: new RegExp(pathPattern(operation.path).source.replace(/\$$/, '/?$'), 'i') }));

/** The read that carries an ETag at this path, if one does. */
export function conditionalRead(path: string): Operation | undefined {
  const operation = READS.find(({ pattern }) => pattern.test(path))?.operation;
  return operation?.conditional === true ? operation : undefined;
}
