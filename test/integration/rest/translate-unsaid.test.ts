import { groupBy } from '../../../seeds/generate/pairs.ts';
import { readQuestions } from '../../questions/evaluate.ts';
import { ServiceClient } from '../../setup/service-client.ts';

/** Words that no query can say, each added to many questions. */
const WORDS = ['unionized', 'purple', '≈', 'employee-owned', 'like', '€', 'better', 'respected', 'constructor', 'against', 'cheap'];

const service = ServiceClient.shared();
afterAll(() => service.stop());

/** Questions of one form of the query language that are asked with one word. What drops a word is a form and a word, rarely the rest of the question. */
const TIMES = 4;

const formOf = (query = ''): string => /^[A-Z_]+(?: (?!WHERE|ORDER|LIMIT|OFFSET|EXPAND|USING)[A-Z_]+)*/u.exec(query)?.[0] ?? '';

const questions = [...groupBy(readQuestions(), ({ queries: [query] }) => formOf(query))]
  .filter(([form]) => form !== '')
  .flatMap(([, ofForm]) => ofForm.slice(0, TIMES * WORDS.length).map(({ text }, i) => ({ text, word: WORDS[i % WORDS.length]! })))
  .map(({ text, word }) => ({ text: `${text.replace(/[?.!]+$/u, '')} ${word}`, word }))
  // One phrase: "a bachelor's or more" and "or better" say the same, "most respected" are the best, and "occupations like" one are adjacent to it.
  .filter(({ text }) => !/(?:or more better|most respected|occupations like)$/.test(text));

it('a word that no query can say is reported, or is part of a text to convert, or the question is refused: never dropped', async () => {
  const token = await service.signIn('analyst');
  let answered = 0;
  const dropped: string[] = [];
  for (const { text, word } of questions) {
    const { status, body } = await service.post('/api/translate', { text }, token);
    if (status === 422) continue;
    answered++;
    const told = [...body.data.not_understood, body.data.dsl].join(' ').toLowerCase();
    if (!word.split('-').every((part) => told.includes(part))) dropped.push(`${text}: ${body.data.dsl}`);
  }
  expect(dropped).toEqual([]);
  expect(answered).toBeGreaterThan(questions.length / 2);
});
