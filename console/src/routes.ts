/** The URLs of the views. Everything except the first view is below /app, so that no view is mistaken for a path of the API. */
export const LOOKUP = '/';
/** The folder of the other views shows the first view, too. `npm run console:dev` starts there. */
export const BASE = '/app';
export const EMPLOYER = '/app/employer/:name';
export const OCCUPATION = '/app/occupation/:code';
export const CLUSTER = '/app/cluster/:id';
export const QUERY = '/app/query';
export const BATCH = '/app/batch';
export const BADGES = '/app/badges';
export const PLACE = '/app/place';
export const ADMIN = '/app/admin';

export const lookupPath = (text: string): string => `${LOOKUP}?${new URLSearchParams({ q: text }).toString()}`;
export const employerPath = (name: string): string => `/app/employer/${encodeURIComponent(name)}`;
export const occupationPath = (code: string): string => `/app/occupation/${encodeURIComponent(code)}`;
export const clusterPath = (id: number): string => `/app/cluster/${id}`;
export const queryPath = (query: string): string => `${QUERY}?${new URLSearchParams({ q: query }).toString()}`;
