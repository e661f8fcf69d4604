import { contentId, NameDocuments } from '../../../src/conversion/companies/name-documents.ts';
import type { AliasDocument } from '../../../src/conversion/companies/alias-document.ts';
import type { SearchEngine } from '../../../src/engine/client.ts';
import { alias, name } from './company-document.ts';

/** What the service asks for. */
const asked = ({ name, squashed, spelled, plain, words, alias_type, company_uid, company_name, home, prominence_value }: AliasDocument): AliasDocument => ({
  name,
  squashed,
  spelled,
  plain,
  words,
  alias_type,
  company_uid,
  company_name,
  home,
  prominence_value,
});
const WALMART = asked(name('Walmart'));
const TARGET = asked(name('Target'));
const FACEBOOK = asked(alias('Facebook', 'Meta', 'former_name'));

type Body = Readonly<Record<string, unknown>>;
type Answer = (body: Body) => readonly AliasDocument[];

/** An engine that answers what it is given. It sends numbers or whole documents, as asked, and records the requests. */
class FakeEngine {
  readonly asked: Body[] = [];

  constructor(
    private readonly answers: Answer[],
    private readonly hasNumbers = true,
  ) {}

  search(_kind: string, body: Body): Promise<unknown> {
    this.asked.push(body);
    const answer = this.answers.shift() ?? (() => []);
    const hitOf = (document: AliasDocument): unknown => {
      if (body['_source'] !== false) return { _source: document, sort: [document.name] };
      return this.hasNumbers ? { fields: { content_id: [contentId(document)] } } : {};
    };
    return Promise.resolve({ hits: answer(body).map(hitOf) });
  }
}

const documentsOf = (engine: FakeEngine): NameDocuments => new NameDocuments(engine as unknown as SearchEngine);
const REQUEST: Body = { query: 'any' };

it('reads each document once, and returns it once, in the order of the search', async () => {
  const engine = new FakeEngine([() => [WALMART, TARGET, WALMART], () => [TARGET, WALMART], () => [TARGET, FACEBOOK], () => [FACEBOOK]]);
  const names = documentsOf(engine);
  expect(await names.find(REQUEST)).toEqual([WALMART, TARGET]);
  expect(await names.find(REQUEST)).toEqual([TARGET, FACEBOOK]);
  const read = engine.asked[3];
  expect(read).toMatchObject({ size: 1, query: { constant_score: { filter: { terms: { content_id: [contentId(FACEBOOK)] } } } } });
});

it('asks for numbers only where all documents are known', async () => {
  const engine = new FakeEngine([() => [WALMART, TARGET], () => [WALMART, TARGET]]);
  const names = documentsOf(engine);
  await names.warmUp();
  expect(await names.find(REQUEST)).toEqual([WALMART, TARGET]);
  expect(engine.asked).toHaveLength(2);
});

it('reads all names at the start, in parts', async () => {
  const many = Array.from({ length: 2_500 }, (_, i) => asked(name(`Company ${i}`)));
  const engine = new FakeEngine([() => many, () => [WALMART], () => [WALMART, ...many.slice(0, 1)]]);
  const names = documentsOf(engine);
  await names.warmUp();
  expect(await names.find(REQUEST)).toEqual([WALMART, many[0]]);
  expect(engine.asked).toHaveLength(3);
  expect(engine.asked[1]).toHaveProperty('search_after', ['Company 2499']);
});

it('reads whole documents at once if one changed after it was found', async () => {
  const renamed = name('Walmart Stores');
  const engine = new FakeEngine([() => [WALMART], () => [], () => [renamed]]);
  expect(await documentsOf(engine).find(REQUEST)).toEqual([renamed]);
});

it('reads whole documents if the index has no numbers yet', async () => {
  const engine = new FakeEngine([() => [WALMART], () => [WALMART]], false);
  expect(await documentsOf(engine).find(REQUEST)).toEqual([WALMART]);
});

it('a document whose content differs has another number, and equal content the same', () => {
  const changes: Partial<AliasDocument>[] = [{ prominence_value: 3 }, { home: ['ohio'] }, { company_name: 'x' }, { alias_type: 'typo' }, { words: [] }];
  const ids = [WALMART, ...changes.map((change) => ({ ...WALMART, ...change }))].map(contentId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(contentId({ ...name('Walmart') })).toBe(contentId(WALMART));
});
