import { readChoice } from '../../../../src/conversion/titles/llm/read-choice.ts';

const NURSE = '29-1141.00';
const DRIVER = '53-3032.00';
const CODES = [NURSE, DRIVER];

it.each([
  ['{"code": "53-3032.00"}', DRIVER],
  [' {"code": " 53-3032.00 ", "reason": "not 29-1141.00"}\n', DRIVER],
  ['```json\n{"code": "29-1141.00"}\n```', NURSE],
  ['29-1141.00', NURSE],
  ['The best fit is **29-1141.00** (Registered Nurses); 29-1141.00 it is.', NURSE],
  ['<think>29-1141.00? No, {"code": "29-1141.00"} would be wrong.</think>\n{"code": "53-3032.00"}', DRIVER],
])('%j names a candidate', (answer, code) => {
  expect(readChoice(answer, CODES)).toBe(code);
});

it.each([
  ['nothing', ''],
  ['none', '{"code": null}'],
  ['another code', '{"code": "11-1011.00"}'],
  ['another code in plain words', '11-1011.00'],
  ['two candidates', '29-1141.00 or 53-3032.00'],
  ['a list', '{"code": ["29-1141.00", "53-3032.00"]}'],
  ['the beginning of a code', '29-1141'],
  ['a code within digits', '129-1141.001'],
  ['an occupation by its title', 'Registered Nurses'],
  ['a code only while it thinks', '<think>29-1141.00</think>I cannot tell.'],
  ['JSON that is no object', 'null'],
])('%s is no choice', (_, answer) => {
  expect(readChoice(answer, CODES)).toBeUndefined();
});
