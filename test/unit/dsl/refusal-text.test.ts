import { refusalText } from '../../../src/dsl/commands/refusal-text.ts';
import { RefusedWrite, type WriteProblem } from '../../../src/writes/write-problems.ts';

const NOTHING_CHANGED = 'Nothing was changed. ';
const NURSES = { onet_code: '29-1141.00', onet_title: 'Registered Nurses', cluster_name: 'Nurses' };

const WORDED: readonly [WriteProblem, 400 | 404, string][] = [
  [{ kind: 'blank', field: 'company' }, 400, 'COMPANY is blank'],
  [{ kind: 'not_text', field: 'alias' }, 400, 'ALIAS contains a NUL character or an unpaired surrogate'],
  [{ kind: 'invisible_characters', field: 'name' }, 400, 'NAME contains invisible characters (control characters, line breaks, NUL, or unpaired surrogates)'],
  [{ kind: 'no_letters_or_digits', field: 'name' }, 400, 'NAME has no letters or digits'],
  [{ kind: 'like_a_uid', field: 'name' }, 400, 'NAME has the format of a company_uid, which names one company everywhere'],
  [
    { kind: 'fixed_path', field: 'name' },
    400,
    'NAME is reserved for a REST path, such as /api/companies/search; /api/companies/{name} would not find the company',
  ],
  [{ kind: 'too_many_characters', field: 'name', most: 255 }, 400, 'NAME is longer than 255 characters'],
  [{ kind: 'too_many_bytes', field: 'alias', most: 400 }, 400, 'ALIAS is longer than 400 bytes of UTF-8 (after Unicode normalization)'],
  [{ kind: 'name_taken', given: 'ACME', company: 'Acme', companyUid: 'uid-1' }, 400, '"ACME" is the name of another company, "Acme" (uid-1)'],
  [
    { kind: 'unknown_alias_type', given: 'nickname', near: [] },
    400,
    '"nickname" is not an alias type; it must be one of alternate_spelling, former_name, abbreviation, parent_company, subsidiary, legal_name, typo',
  ],
  [
    { kind: 'known_alias', alias: 'GH', type: 'abbreviation', company: 'General Hospital' },
    400,
    '"GH" is already an alias of "General Hospital", with type abbreviation',
  ],
  [{ kind: 'alias_is_name', given: 'Acme' }, 400, '"Acme" is the name of the company itself'],
  [{ kind: 'name_is_no_alias', given: 'Acme' }, 404, '"Acme" is the name of the company, not an alias; to change it, use UPDATE COMPANY'],
  [{ kind: 'unknown_alias', given: 'A', company: 'Acme', aliases: [], near: [] }, 404, '"Acme" has no alias "A"; it has no aliases'],
  [{ kind: 'unknown_alias', given: 'A', company: 'Acme', aliases: ['B', 'C "c"'], near: [] }, 404, '"Acme" has no alias "A"; its aliases are "B", "C "c""'],
  [{ kind: 'no_occupations' }, 400, 'OCCUPATIONS is empty; write at least one code or title'],
  [{ kind: 'too_many_occupations', count: 201, most: 200 }, 400, 'OCCUPATIONS has 201 codes and titles; the maximum is 200'],
  [{ kind: 'blank_occupation' }, 400, 'OCCUPATION is blank; write a code or a title'],
  [{ kind: 'malformed_code', given: '29-1141' }, 400, '"29-1141" is not an O*NET-SOC code; the format is NN-NNNN.NN, as in 29-1141.00'],
  [
    { kind: 'unknown_occupation', given: 'Astronauts', near: [] },
    404,
    'Occupation not found: "Astronauts"; to convert a job title to a code, use TITLECONVERT',
  ],
  [
    { kind: 'ambiguous_title', given: 'Drivers', codes: ['53-3032.00', '53-3033.00'] },
    400,
    '"Drivers" is the title of several occupations; use one of the codes 53-3032.00, 53-3033.00',
  ],
  [
    { kind: 'no_pair', given: 'nurses', company: 'Acme', occupation: NURSES },
    404,
    '"Acme" has no pair for "nurses" (29-1141.00 Registered Nurses, cluster "Nurses"); to list its pairs, use LIST OCCUPATIONS FOR COMPANY',
  ],
];

it.each(WORDED)('%j: %i, %s', (problem, status, message) => {
  const refused = refusalText([problem], 'Acme');
  expect(refused).toMatchObject({ message, status });
  expect(refused.suggestion).toContain(NOTHING_CHANGED);
  expect(refused.example).toMatch(/^(?:LIST|GET|HELP|TITLECONVERT|COMPANYCONVERT) /u);
});

it('all problems are in one message, with all names that may be meant', () => {
  const missing: WriteProblem[] = [
    { kind: 'unknown_occupation', given: 'Nurse', near: ['Registered Nurses', 'Nurse Midwives'] },
    { kind: 'unknown_occupation', given: 'Clercs', near: ['Clerks'] },
  ];
  expect(refusalText(missing, 'Acme')).toMatchObject({
    message:
      'Occupation not found: "Nurse"; to convert a job title to a code, use TITLECONVERT. Occupation not found: "Clercs"; to convert a job title to a code, use TITLECONVERT',
    suggestion: 'Did you mean "Registered Nurses", "Nurse Midwives", "Clerks"?',
    status: 404,
  });
  expect(refusalText([...missing, { kind: 'blank_occupation' }], 'Acme').status).toBe(400);
});

it('without a company, there is nothing to show', () => {
  expect(refusalText([{ kind: 'blank', field: 'company' }], ' ').example).toBe('HELP ADMIN');
});

it('the error itself has no text of the caller', () => {
  expect(new RefusedWrite([{ kind: 'alias_is_name', given: 'timeout' }, { kind: 'no_occupations' }]).message).toBe('alias_is_name, no_occupations');
});
