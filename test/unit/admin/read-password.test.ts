import { onlyLine } from '../../../src/admin/read-password.ts';

it.each([
  ['secret one', 'secret one'],
  ['secret one\n', 'secret one'],
  ['secret one\r\n', 'secret one'],
  ['  kept as it is \n', '  kept as it is '],
  ['\n', ''],
])('%j is read as %j', (piped, password) => {
  expect(onlyLine(piped)).toBe(password);
});

it.each(['secret\nsecret\n', 'secret\r\nsecret\r\n', 'secret\n\n', '\nsecret\n', 'secret\rsecret', 'secret\r'])('%j is refused', (piped) => {
  expect(() => onlyLine(piped)).toThrow('Standard input has more than one line.');
});
