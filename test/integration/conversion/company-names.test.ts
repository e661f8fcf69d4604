import { readFileSync } from 'node:fs';
import { ServiceClient } from '../../setup/service-client.ts';

/** A text as a person writes an employer, and which employers of the dataset it may mean; none of them if `expected` is empty. */
interface Labeled {
  readonly kind: string;
  readonly text: string;
  readonly expected: readonly string[];
  /** Whether it is known to get another answer. */
  readonly isMissed: boolean;
}

/** Of a text that is typed so far, or names several employers, these are looked for on the list. */
const LISTED = 5;

const readSet = (author: string): Labeled[] =>
  readFileSync(new URL(`../../companies/${author}-author.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [kind = '', text = '', expected = '', missed = ''] = line.split('\t');
      return { kind, text, expected: expected === 'none' ? [] : expected.split('|'), isMissed: missed === 'missed' };
    });

function isRight({ kind, expected }: Labeled, found: readonly string[]): boolean {
  if (expected.length === 0) return found.length === 0;
  const isListed = kind === 'half' || expected.length > 1;
  return isListed ? expected.every((name) => found.slice(0, LISTED).includes(name)) : found[0] === expected[0];
}

const service = ServiceClient.shared();
afterAll(() => service.stop());

it.each(['first', 'second', 'third'])(
  'names of employers as the %s author writes them: as many are right as before, and none is surely another one',
  async (author) => {
    const token = await service.signIn('analyst', 'internal');
    const [missed, right, sure]: [string[], string[], string[]] = [[], [], []];
    for (const labeled of readSet(author)) {
      const { body } = await service.get(`/api/companyconvert?name=${encodeURIComponent(labeled.text)}`, token);
      const found: { company_name: string; confidence: string }[] = body.data;
      const names = found.map(({ company_name }) => company_name);
      const is = isRight(labeled, names);
      if (is && labeled.isMissed) right.push(labeled.text);
      if (!is && !labeled.isMissed) missed.push(`${labeled.text}: ${names.join(', ')}`);
      if (found[0]?.confidence === 'high' && !labeled.expected.includes(found[0].company_name)) sure.push(labeled.text);
    }
    expect({ missed, right, sure, advice: 'If texts are right that were not, clear the last column of test/companies.' }).toEqual(
      expect.objectContaining({ missed: [], right: [], sure: [] }),
    );
  },
);
