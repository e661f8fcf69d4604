import type { Item } from '../items.ts';
import { DESTROYS } from './change-verbs.ts';
import { beginsClause, hasObject } from './clause.ts';
import {
  addsName,
  arranges,
  asksSomebody,
  beginsWithOrder,
  beginsWithUnknownVerb,
  changesAmount,
  givesSomething,
  givesThem,
  letsBe,
  marksAs,
  mindsDoing,
  movesMember,
  offersEntry,
} from './orders.ts';
import { isStatement } from './statements.ts';
import { declaresChange, entitiesShould, isToBe, saysWhatShouldBe, shouldBeDone, wishesChange } from './wishes.ts';

/** Whether a text asks for a change, or for something to be done, and not for data. No query answers that. */
export const isCommand = (items: readonly Item[]): boolean => COMMANDS.some((matches) => matches(items)) || items.some((_, i) => isNextCommand(items, i));

const COMMANDS: readonly ((items: readonly Item[]) => boolean)[] = [
  beginsWithOrder,
  givesSomething,
  asksSomebody,
  wishesChange,
  saysWhatShouldBe,
  declaresChange,
  addsName,
  mindsDoing,
  movesMember,
  offersEntry,
  changesAmount,
  beginsWithUnknownVerb,
  givesThem,
  letsBe,
  shouldBeDone,
  isToBe,
  entitiesShould,
  isStatement,
  marksAs,
];

/** "Companies in Ohio; delete them", "list the banks and then remove them", "Which banks are gold? After that, wipe them". */
function isNextCommand(items: readonly Item[], at: number): boolean {
  const [item, before] = [items[at], items[at - 1]];
  if (item === undefined || before === undefined || (item.means.kind !== 'write' && !RENAMES.test(item.text)) || arranges(items, at)) return false;
  if (/ (?:it|them)$/iu.test(item.text) && beginsClause(items, at)) return true;
  if (/^[;'"]/u.test(before.text) || /^(?:and )?then$/iu.test(before.text) || (beginsClause(items, at) && hasObject(items, at))) return true;
  // "So that I can delete them".
  if (DESTROYS.has(item.text.toLowerCase()) && /^(?:them|it|those|these|everything|everyone)\b/iu.test(items[at + 1]?.text ?? '')) return true;
  const start = items.slice(0, at).findLast(({ means }) => means.kind !== 'skip');
  return DESTROYS.has(item.text.toLowerCase()) && start?.means.kind === 'mark';
}

/** At the beginning of a clause, no condition: "companies that were renamed". */
const RENAMES = /^(?:rename|rebrand)$/iu;
