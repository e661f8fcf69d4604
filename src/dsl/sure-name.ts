import { nameKey } from '../conversion/companies/name-key.ts';
import type { Hint } from '../reads/hints.ts';
import { companyNames } from '../reads/company-names.ts';
import { clusterNames, occupationTitles } from '../reads/targets.ts';
import type { Services } from '../operations/services.ts';
import { wordsOf } from '../text/words.ts';

type Database = Services['database'];

/**
 * The only name that an unknown one can mean: the same company without its legal form or "The", or the same words with other punctuation and in the
 * singular. Undefined if there is none or more than one. Aliases and similar spellings are not followed, because they can mean something else.
 */
export async function sureName(database: Database, hint: Hint): Promise<string | undefined> {
  switch (hint.kind) {
    case 'unknown_company':
      return onlyOne(hint.given, await companyNames(database), (name) => nameKey(name).words.join(' '));
    case 'unknown_cluster':
      return hint.isId ? undefined : onlyOne(hint.given, await clusterNames(database), singularKey);
    case 'unknown_occupation':
      return hint.isCode ? undefined : onlyOne(hint.given, await occupationTitles(database), singularKey);
    default:
      return undefined;
  }
}

function onlyOne(given: string, names: readonly string[], keyOf: (name: string) => string): string | undefined {
  const key = keyOf(given);
  const same = key === '' ? [] : names.filter((name) => keyOf(name) === key);
  return same.length === 1 ? same[0] : undefined;
}

const singularKey = (name: string): string =>
  wordsOf(name)
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/u, '') : word))
    .join(' ');
