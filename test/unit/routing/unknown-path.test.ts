import { pathWordMeant } from '../../../src/rest/path-words.ts';
import { ROUTES } from '../../../src/routes.ts';
import { unknownPath } from '../../../src/routing/unknown-path.ts';
import type { ApiError } from '../../../src/errors/api-error.ts';

const refuse = unknownPath(ROUTES, [], pathWordMeant) as (request: { baseUrl: string; path: string; method: string }) => void;

function suggestionFor(path: string): unknown {
  try {
    refuse({ baseUrl: '', path, method: 'GET' });
  } catch (error) {
    return (error as ApiError).body('')['suggestion'];
  }
  throw new Error('the path was not refused');
}

it('a misspelled path is corrected, with the values of the caller', () => {
  expect(suggestionFor('/api/companies/Walmart/aliasse')).toBe('Did you mean /api/companies/Walmart/aliases? See /docs for all paths.');
});

it.each([
  ['/api/occupations/29-1141.00/salary', '/api/occupations/29-1141.00/wages'],
  ['/api/companies/Walmart/jobs', '/api/companies/Walmart/occupations'],
  ['/api/compannies', '/api/companies'],
  ['/api/company/Walmart', '/api/companies/Walmart'],
  ['/companies/Walmart', '/api/companies/Walmart'],
  ['/api/v1/companies', '/api/companies'],
  ['/api/wages/29-1141.00', '/api/occupations/29-1141.00/wages'],
  ['/api/skill-adj-clusters/75', '/api/clusters/75/skill-adj-clusters'],
  ['/api/clusters/75/pathways', '/api/occupations/cluster:75/pathways'],
  ['/api/clusters/75/destinations', '/api/clusters/75/cluster-destinations'],
  ['/api/clusters/75/occupations', '/api/occupations?cluster_id=75'],
  ['/api/industries/Banking', '/api/industries?search=Banking'],
  ['/api/industries/Banking/companies', '/api/companies?industry=Banking'],
  ['/api/location/98101', '/api/location/zip/98101 or /api/location/cbsa/98101'],
])('%s: %s is suggested', (path, meant) => {
  expect(suggestionFor(path)).toBe(`Did you mean ${meant}? See /docs for all paths.`);
});

it.each([
  ['/api/companies/Walmart/wages', '/api/companies/Walmart has aliases, badges, clusters, hiring, and occupations.'],
  ['/api/occupations/29-1141.00/weather', '/api/occupations/29-1141.00 has ai-impact, clusters, companies, education, pathways, and wages.'],
])('%s: what there is instead', (path, parts) => {
  expect(suggestionFor(path)).toBe(`${parts} See /docs for all paths.`);
});

it.each(['/api/location/city/Seattle', '/api/companies//wages', '/api/weather/98101', '/api/nope'])('%s is like no path', (path) => {
  expect(suggestionFor(path)).toBe('See /docs for all paths.');
});

it.each([300, 15_500])('a path with a part of %i characters is compared with no other', (length) => {
  expect(suggestionFor(`/api/companies/${'a'.repeat(length)}/aliasse`)).toBe('See /docs for all paths.');
});
