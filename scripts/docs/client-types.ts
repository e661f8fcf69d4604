import openapi, { astToString } from 'openapi-typescript';
import { committedOpenApi } from './openapi.ts';

/** What the client is generated from: the names, methods, and paths of the operations, and the types of everything they take and return. */
export const SCHEMA_PATH = 'client/src/generated/schema.ts';
export const OPERATIONS_PATH = 'client/src/generated/operations.ts';
export const METHODS_PATH = 'client/src/generated/methods.ts';

const HEAD = '// Generated from the OpenAPI document by `npm run docs`. Do not edit.\n';

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DeclaredOperation>>>>;
}

interface DeclaredOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly parameters: readonly { readonly name: string; readonly schema: { readonly maximum?: number } }[];
  readonly 'x-reads-only'?: boolean;
}

/** The client signs in by itself, and MCP has clients of its own. */
const NOT_CALLED: readonly string[] = ['Access', 'MCP'];

/** The types of all requests and responses. */
export async function clientSchema(): Promise<string> {
  const nodes = await openapi(JSON.parse(committedOpenApi()) as Parameters<typeof openapi>[0], { silent: true });
  return `${HEAD}\n${astToString(nodes)}`;
}

/** How the client calls each operation. */
export function clientOperations(): string {
  const table = calledOperations().map(({ path, method, operation }) => {
    const largest = operation.parameters.some(({ name }) => name === 'offset')
      ? operation.parameters.find(({ name }) => name === 'limit')?.schema.maximum
      : undefined;
    const page = largest === undefined ? '' : `, largestPage: ${largest}`;
    return `  ${operation.operationId}: { method: '${method}', path: '${path}', readsOnly: ${method === 'get' || operation['x-reads-only'] === true}${page} },`;
  });
  return [
    HEAD,
    '/** How each operation is called. `largestPage`: the most rows of one page. */',
    `export const OPERATIONS = {\n${table.join('\n')}\n} as const;\n`,
  ].join('\n');
}

/** One method of the client for each operation. */
export function clientMethods(): string {
  const methods = calledOperations().map(
    ({ path, method, operation: { operationId, summary } }) =>
      `  /** ${summary} \`${method.toUpperCase()} ${path}\` */\n  readonly ${operationId}: Method<'${operationId}'>;`,
  );
  return [
    HEAD,
    "import type { Method } from '../method.ts';\n",
    '/** One method for each operation of the service. */',
    `export interface Methods {\n${methods.join('\n')}\n}\n`,
  ].join('\n');
}

function calledOperations(): { readonly path: string; readonly method: string; readonly operation: DeclaredOperation }[] {
  const { paths } = JSON.parse(committedOpenApi()) as OpenApi;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => !tags.some((tag) => NOT_CALLED.includes(tag)))
      .map(([method, operation]) => ({ path, method, operation })),
  );
}
