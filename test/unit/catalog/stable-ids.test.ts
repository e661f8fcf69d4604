import { readFacts } from '../../../seeds/facts.ts';
import { companyUid, fnv1a, industryId } from '../../../src/catalog/stable-ids.ts';

// Reckoned independently (Python's uuid.uuid5, the reference FNV-1a). Identifiers are for ever: never adapt these.
it.each([
  ['Walmart', '1d718ca2-39f7-5c38-9474-834ea5009a4d'],
  ['  WALMART ', '1d718ca2-39f7-5c38-9474-834ea5009a4d'],
  ['JPMorgan  Chase', 'b4532468-613c-5f3a-8968-c7350bfe9e77'],
  ['Estée Lauder', '26d0a3e0-7149-5c03-abab-09cd7a7128f7'],
])('company_uid of %p', (name, uid) => {
  expect(companyUid(name)).toBe(uid);
});

it.each([
  ['', 2_166_136_261],
  ['a', 3_826_002_220],
  ['foobar', 3_214_735_720],
  ['é', 513_665_217],
  ['naïve 😀', 3_516_510_204],
])('FNV-1a of %p', (text, hash) => {
  expect(fnv1a(text)).toBe(hash);
});

it.each([
  ['Banking', 1_107_743_617],
  ['Software & Internet', 2_139_983_047],
  ['foobar', 1_067_252_072],
])('industry_id of %s', (name, id) => {
  expect(industryId(name)).toBe(id);
});

it('no two companies and no two industries of the dataset share an id', () => {
  const { companies, industries } = readFacts();
  expect(new Set(companies.map(({ name }) => companyUid(name))).size).toBe(companies.length);
  const ids = industries.map(({ name }) => industryId(name));
  expect(new Set(ids).size).toBe(industries.length);
  expect(ids.every((id) => Number.isInteger(id) && id > 0 && id <= 0x7fffffff)).toBe(true);
});
