import { retryAfterMs } from '../../../indexer/retry-times.ts';
import { projectAlias } from '../../../indexer/projections/aliases.ts';
import { aliasDocumentId } from '../../../src/catalog/document-kinds.ts';

it('a failure waits longer each time: for an engine that is away five seconds at most, for a refused document five minutes', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 1_000].map((attempts) => retryAfterMs(attempts, 'away'))).toEqual([250, 500, 1_000, 2_000, 4_000, 5_000, 5_000, 5_000]);
  expect([0, 4, 10, 11, 1_100].map((attempts) => retryAfterMs(attempts, 'refused'))).toEqual([250, 4_000, 256_000, 300_000, 300_000]);
});

it.each([null, 'former_name'])('the outbox names the document of a name (%s) as the projection does', (type) => {
  const row = {
    company_uid: 'u',
    company_name: 'N',
    name: 'A | B',
    name_key: 'a | b',
    alias_type: type,
    primary_industry: null,
    company_city: null,
    company_state: null,
    postings: 0,
  };
  expect(aliasDocumentId('u', type === null ? '' : 'a | b')).toBe(projectAlias(row).id);
});
