import { readFacts } from '../../../seeds/facts.ts';
import { sharedTitleAnswers } from '../../setup/title-answers.ts';

const asked = sharedTitleAnswers();

it('every official title means its occupation, whatever other titles are like it', async () => {
  const { occupations } = readFacts();
  const answers = await asked.many(occupations.map(({ title }) => title));
  const doubtful = occupations.filter(({ code }, i) => answers[i]?.code !== code || answers[i].status !== 'resolved' || (answers[i].probability ?? 0) < 0.87);
  expect(doubtful.map(({ title }) => title)).toEqual([]);
});
