import { wordTable } from '../../../text/word-table.ts';

/** Verbs for changes. */
const CHANGES =
  'add alter amend append archive assign attach award badge ban bestow cancel change clear confer correct cut deactivate deduct delete demote destroy disable downgrade drop edit elevate eliminate enter erase fix flip grant hide import increase insert link lower mark merge modify move nullify overwrite publish purge raise reassign recode reclassify record rectify redo reduce register reinstate reissue relabel remove rename reorder replace rescind reset restore retire retract return reverse revert revise revoke rewrite scrap scrub shift shut split strike strip suspend swap switch take tag transfer truncate undo unlink update upgrade wipe withdraw zap'.split(
    ' ',
  );
/** "Deleted", "taken": what is done to something. */
const IRREGULAR = wordTable<string>({
  cut: 'cut',
  hide: 'hidden',
  overwrite: 'overwritten',
  redo: 'redone',
  reset: 'reset',
  rewrite: 'rewritten',
  shut: 'shut',
  split: 'split',
  strike: 'struck',
  take: 'taken',
  undo: 'undone',
  withdraw: 'withdrawn',
});
/** Verbs whose last letter is doubled: "dropped". */
const DOUBLES = /^(?:ban|cut|drop|flip|scrap|scrub|strip|swap|tag|wrap|zap)$/u;
const withDoubledEnd = (verb: string): string => (DOUBLES.test(verb) ? `${verb}${verb.at(-1) ?? ''}` : verb);
const doneOf = (verb: string): string => IRREGULAR[verb] ?? `${withDoubledEnd(verb).replace(/y$/u, 'i').replace(/e$/u, '')}ed`;
const doingOf = (verb: string): string => `${withDoubledEnd(verb).replace(/e$/u, '')}ing`;
/** They mean nothing else, so that they need not stand at the beginning. */
export const DESTROYS: ReadonlySet<string> = new Set([
  'clear',
  'delete',
  'destroy',
  'drop',
  'erase',
  'overwrite',
  'purge',
  'remove',
  'rename',
  'reset',
  'truncate',
  'wipe',
]);
/** "I'd like it deleted". */
export const DONE: ReadonlySet<string> = new Set(CHANGES.map(doneOf));
/** "Would you mind deleting it". */
export const DOING: ReadonlySet<string> = new Set([...CHANGES.map(doingOf), 'giving', 'making', 'sending', 'setting']);
