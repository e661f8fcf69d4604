import type { Setting, Settings } from '../operations/settings.ts';
import { OPERATIONS } from '../operations/table.ts';
import { textOf } from './rules/rule.ts';
import type { Flag } from './syntax-tree.ts';
import { wordTable } from '../text/word-table.ts';

/** The flags of USING, and the setting of each. */
export const FLAGS = wordTable<Setting>(
  Object.fromEntries(
    OPERATIONS.flatMap(({ settings = {} }) =>
      Object.values(settings).flatMap((setting) =>
        setting.dsl !== undefined && 'flag' in setting.dsl ? setting.dsl.flag.map((name) => [name, setting] as const) : [],
      ),
    ),
  ),
);

/** The settings from flags: a flag alone is on, NO turns it off, and `=` sets a value. */
export function flagValues(settings: Settings, flags: readonly Flag[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, { dsl }]): [string, unknown][] => {
      const flag = dsl !== undefined && 'flag' in dsl ? flags.findLast((given) => dsl.flag.includes(given.name.text)) : undefined;
      return flag === undefined ? [] : [[name, valueOf(flag)]];
    }),
  );
}

function valueOf({ name, negated, value }: Flag): unknown {
  const { type } = FLAGS[name.text] ?? {};
  if (type !== 'boolean') return value?.kind === 'number' ? value.value : value === undefined ? undefined : textOf(value).toLowerCase();
  if (value === undefined) return !negated;
  return ['true', '1'].includes(textOf(value).toLowerCase());
}
