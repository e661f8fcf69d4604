import { ROUTES } from '../../../src/routes.ts';
import { unknownPath } from '../../../src/routing/unknown-path.ts';
import type { ApiError } from '../../../src/errors/api-error.ts';

const refuse = unknownPath(ROUTES) as (request: { baseUrl: string; path: string; method: string }) => void;

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

it.each([300, 15_500])('a path with a part of %i characters is compared with no other', (length) => {
  expect(suggestionFor(`/api/companies/${'a'.repeat(length)}/aliasse`)).toBe('See /docs for all paths.');
});
