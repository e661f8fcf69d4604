import { workSentence } from '../../../src/conversion/titles/sentences/work-sentence.ts';

const PERSONS = new Set(['supervisor', 'operator', 'plumber', 'teacher']);
const read = (text: string): ReturnType<typeof workSentence> => workSentence(text, (word) => PERSONS.has(word));
/** The words of each clause, the most important one first. */
const clauses = (text: string): string[] | undefined => read(text)?.said.map(({ words }) => words.join(' '));

it.each([
  ['I push the beds and wash them after the patient leaves', ['push the beds', 'wash them', 'after the patient leaves']],
  ['at the mine I load the coal', ['load the coal', 'at the mine']],
  ['the guy who fixes the copier', ['fixes the copier']],
  ['when you crash your car, I look at the damage', ['crash your car', 'i look at the damage', 'when']],
  ['job with planes, I tell them when to land', ['tell them', 'when to land', 'job with planes']],
  ['tying iron bars before the cement is poured', ['tying iron bars', 'before the cement is poured']],
  ['kitchen work, chopping vegetables and washing pots', ['chopping vegetables', 'washing pots', 'kitchen work']],
  ['I have a truck and I haul the containers', ['haul the containers', 'i have a truck and']],
])('%s', (text, said) => {
  expect(clauses(text)).toEqual(said);
});

it.each([
  // Questions, and what somebody asks for.
  'is the pool open for the kids on sunday?',
  'how do I fix the leaking pipe under the sink',
  'help me find a mechanic for the truck',
  // What somebody has, feels, or wants.
  'I want a big house with a pool',
  'we have two cats and a turtle at home',
  // Somebody is only mentioned.
  'movie about a butler and a maid who fall in love',
  // At home.
  'I wash my car and clean the windows of our house',
  'I play guitar for fun',
  // Titles.
  'cleaning supervisor in the hotel',
  'Cleaning Tanks And Pumping Out The Sewers',
  'packaging and filling machine operator',
  'safe routes to school planner',
])('%s says nothing about work', (text) => {
  expect(read(text)).toBeUndefined();
});

it('what customers say as well is doubtful', () => {
  expect(read('I watch the cameras at the casino')?.isDoubtful).toBe(true);
  expect(read('someone who watches the cameras at the casino')?.isDoubtful).toBe(false);
});

it('the past is a past job, and doubtful unless it took years', () => {
  expect(read('we picked the apples in the orchard')).toMatchObject({ isPast: true, isDoubtful: true });
  expect(read('we picked the apples in the orchard for ten years')).toMatchObject({ isPast: true, isDoubtful: false });
});
