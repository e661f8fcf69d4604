import type { Route } from './route.ts';

/** Matches the paths of a template with {placeholders}, and captures the values. */
export const pathPattern = (template: string): RegExp => new RegExp(`^${template.replace(/\{[^}]+\}/g, '([^/]+)')}$`);

/** Pages are served, but they are not routes of the API. */
const PUBLIC_PAGES = ['/openapi.json', '/docs', '/examples/form'];
export const METRICS_PATH = '/metrics';
const PAGES = [...PUBLIC_PAGES, METRICS_PATH];

/** Returns the methods of a path; none for an unknown path. */
export function methodsByPath(routes: readonly Route[]): (path: string) => string[] {
  const patterns = routes.map(({ method, path }) => ({ method: method.toUpperCase(), pattern: pathPattern(path) }));
  return (path) => {
    if (PAGES.includes(path)) return ['GET', 'HEAD'];
    const methods = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    return [...new Set(methods)].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  };
}

/** Prefixes of the paths that do not require a token. */
export const publicPaths = (routes: readonly Route[]): string[] => [
  ...new Set([...routes.filter(({ permission }) => permission === 'none').map(({ path }) => `/${path.split('/')[1] ?? ''}`), ...PUBLIC_PAGES]),
];
