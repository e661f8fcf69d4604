import type { Advice } from '../../../src/operations/answer.ts';
import { ASKING as DSL } from '../../../src/dsl/asking.ts';
import { ASKING as REST } from '../../../src/rest/asking.ts';
import { suggestionOf } from '../../../src/wording/title-words.ts';

const CASES: readonly (readonly [advice: Advice, rest: string, dsl: string])[] = [
  [
    { kind: 'place', given: 'Austin' },
    '"Austin" is a place. Send a job title, and the place as location.',
    '"Austin" is a place. Write a job title, and the place in WHERE: LOCATION IS "Austin".',
  ],
  [
    { kind: 'employer', given: 'The "Best" Company' },
    '"The "Best" Company" is an employer. Send a job title, and the employer as company.',
    '"The \\"Best\\" Company" is an employer. Write a job title, and the employer in WHERE: COMPANY IS "The \\"Best\\" Company".',
  ],
  [
    { kind: 'not_in_sector' },
    'No occupation that employers in this sector have fits the title. Leave out the sector, or send it as industry, which excludes nothing.',
    'No occupation that employers in this sector have fits the title. Leave out the sector, or write it as INDUSTRY, which excludes nothing.',
  ],
  [
    { kind: 'owner' },
    'The title does not say what the person does. Add company or industry, or send the occupation, such as "plumber".',
    'The title does not say what the person does. Add COMPANY or INDUSTRY to WHERE, or write the occupation, such as "plumber".',
  ],
  [
    { kind: 'unknown_part', part: 'company', given: 'Nobody', near: [] },
    'Company "Nobody" was not found. To list similar names, use GET /api/companyconvert with a lower min_score.',
    'Company "Nobody" was not found. To list similar names, use COMPANYCONVERT "Nobody" WHERE SCORE >= 0.2.',
  ],
  [
    { kind: 'unsupported', begun: 'software engineer' },
    'No known job title is like this text, but some begin with it, such as "software engineer". If it is unfinished, send the whole title.',
    'No known job title is like this text, but some begin with it, such as "software engineer". If it is unfinished, write the whole title.',
  ],
  [
    { kind: 'past_job', job: undefined },
    'The text names a past job. If it counts, send the job alone.',
    'The text names a past job. If it counts, write the job alone.',
  ],
];

it.each(CASES)('%j: each interface says it in its own syntax', (advice, rest, dsl) => {
  expect([suggestionOf([advice], REST), suggestionOf([advice], DSL)]).toEqual([rest, dsl]);
});

it('a long text is repeated in part, but asked for as a whole', () => {
  const given = `Baker Street, ${'very '.repeat(20)}far away`;
  const text = suggestionOf([{ kind: 'place', given }], DSL);
  expect(text).toBe(`"${given.slice(0, 60)}" is a place. Write a job title, and the place in WHERE: LOCATION IS "${given}".`);
});
