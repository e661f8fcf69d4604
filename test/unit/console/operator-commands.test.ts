import { COMMAND_GROUPS } from '../../../console/src/views/admin/command-groups.ts';
import { commandOf, COMMANDS } from '../../../src/admin/commands.ts';

const PROGRAM = 'npm run admin -- ';
const SHOWN = COMMAND_GROUPS.flatMap(({ commands }) => commands.map(({ command }) => command));
const wordsOf = (command: string): string[] => command.slice(PROGRAM.length).split(' ');

it.each(SHOWN)('the operator can run %s', (command) => {
  expect(command.startsWith(PROGRAM)).toBe(true);
  expect(() => commandOf(wordsOf(command))).not.toThrow();
});

it('the console shows every operator command once', () => {
  const shown = SHOWN.map((command) => wordsOf(command).slice(0, 2).join(' '));
  expect(shown.sort()).toEqual(Object.keys(COMMANDS).sort());
});
