import type { Route } from './route.ts';

/** Matches the paths that a template with {placeholders} describes, and captures their values. */
export const pathPattern = (template: string): RegExp => new RegExp(`^${template.replace(/\{[^}]+\}/g, '([^/]+)')}$`);

/** Pages are served, but are no routes of the interface. */
const PAGES = ['/openapi.json', '/docs'];

/** A lookup of the methods that a path takes; none for a path that nothing serves. */
export function methodsByPath(routes: readonly Route[]): (path: string) => string[] {
  const patterns = routes.map(({ method, path }) => ({ method: method.toUpperCase(), pattern: pathPattern(path) }));
  return (path) => {
    if (PAGES.includes(path)) return ['GET', 'HEAD'];
    const methods = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    return [...new Set(methods)].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  };
}

/** Beginnings of the paths that need no token. */
export const publicPaths = (routes: readonly Route[]): string[] => [
  ...new Set([...routes.filter(({ permission }) => permission === 'none').map(({ path }) => `/${path.split('/')[1] ?? ''}`), ...PAGES]),
];
