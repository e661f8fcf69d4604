import { listedActivity } from '../../../src/conversion/titles/sentences/activity-sentence.ts';
import { gerundsOf } from '../../../src/conversion/titles/sentences/activities.ts';
import { readActivities } from '../../../src/conversion/titles/sentences/listed-activities.ts';
import { normalizeTitle } from '../../../src/conversion/titles/normalize.ts';
import { wordKey } from '../../../src/text/words.ts';

const ACTIVITIES = readActivities();
const read = (text: string): readonly string[] | undefined => listedActivity(normalizeTitle(text))?.doneBy.workers;

interface Line {
  readonly verb: string;
  readonly particles: string;
  readonly object: string;
  readonly detail: string;
  readonly titles: readonly string[];
}

/** Every seventh activity, with its first detail. */
const LINES: readonly Line[] = ACTIVITIES.filter((_, i) => i % 7 === 0).map(({ verb: words, object, details, titles }) => {
  const [verb = '', ...particles] = words.split(' ');
  return { verb, particles: particles.join(' '), object: object.replace('*', 'zebras'), detail: details[0] === undefined ? '' : `, ${details[0]}`, titles };
});
const text = (...words: readonly string[]): string => words.join(' ').replace(/\s+/gu, ' ').trim();

describe('activities.tsv', () => {
  it('has many activities, with values as words are compared', () => {
    expect(ACTIVITIES.length).toBeGreaterThan(20_000);
    const values = ACTIVITIES.flatMap(({ verb, object, details, titles }) => [verb, object, ...details, ...titles]).filter((value) => value !== '');
    expect(values.filter((value) => value !== '*' && wordKey(value) !== value)).toEqual([]);
  });

  it.each<[string, (line: Line) => string]>([
    ['I cut hair', ({ verb, particles, object, detail }) => text('I', verb, particles, object) + detail],
    [
      'my job is to cut the hair every day',
      ({ verb, particles, object, detail }) => `${text('my job is to', verb, particles, object && `the ${object}`, 'every day')}${detail}`,
    ],
    ['cutting hair', ({ verb, particles, object, detail }) => text(gerundsOf(verb).at(-1)!, particles, object) + detail],
  ])('is read in the form "%s"', (_, form) => {
    const misread = LINES.filter((line) => JSON.stringify(read(form(line))) !== JSON.stringify(line.titles));
    expect(misread.map((line) => [form(line), read(form(line))])).toEqual([]);
  });
});

it.each([
  ['she cuts hair', ['hairdresser', 'barber']],
  ['I put drywall up', ['drywall hanger']],
  ['me drive big truck state to state', ['long haul truck driver']],
  ['helps the dentist', ['dental assistant']],
  ['my wife takes care of old people', ['caregiver']],
  ['person who fixes old cars', ['car mechanic']],
  ['I work cleaning houses', ['house cleaner']],
  ['I work in a hospital taking blood from patients', ['phlebotomist']],
  ['load and unload trucks', ['truck loader']],
  ['I am responsible for cleaning offices', ['janitor']],
  ['I cut meat', ['meat cutter']],
  ['I cut the grass', ['lawn mower', 'groundskeeper']],
  // What people do at home for themselves.
  ['I clean my house', []],
  ['I make my kids breakfast', []],
  ['she walks her dog', []],
  // Another object, which begins like a listed one.
  ['I clean hair salons', undefined],
  ['I fix car radios', ['electronics repair technician']],
  ['I cut corners', undefined],
  ['I cut', undefined],
  ['hair', undefined],
])('%s', (sentence, workers) => {
  expect(read(sentence)).toEqual(workers);
});

it('what somebody used to do is past', () => {
  expect(listedActivity(normalizeTitle('I used to cut hair'))?.doneBy).toMatchObject({ workers: ['hairdresser', 'barber'], isPast: true });
});
