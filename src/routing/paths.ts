import type { RequestHandler } from 'express';
import type { Permission } from '../catalog/roles.ts';
import type { Route } from './route.ts';

/** Matches the paths of a template with {placeholders}, and captures the values. */
export const pathPattern = (template: string): RegExp => new RegExp(`^${template.replace(/\{[^}]+\}/g, '([^/]+)')}$`);

/** A page is served, but it is not a route of the API. It can only be read. */
export interface Page {
  readonly path: string;
  readonly permission: Permission | 'none';
  readonly handler: RequestHandler;
}

/** Returns the methods of a path; none for an unknown path. */
export function methodsByPath(routes: readonly Route[], pages: readonly Pick<Page, 'path'>[] = []): (path: string) => string[] {
  const patterns = routes.map(({ method, path }) => ({ method: method.toUpperCase(), pattern: pathPattern(path) }));
  return (path) => {
    if (pages.some((page) => page.path === path)) return ['GET', 'HEAD'];
    const methods = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    return [...new Set(methods)].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  };
}

/** Prefixes of the paths that do not require a token. */
export const publicPaths = (routes: readonly Route[], pages: readonly Page[]): string[] => [
  ...new Set([
    ...routes.filter(({ permission }) => permission === 'none').map(({ path }) => `/${path.split('/')[1] ?? ''}`),
    ...pages.filter(({ permission }) => permission === 'none').map(({ path }) => path),
  ]),
];
