import { readReplacements } from '../../word-list.ts';
import { ACTIVITY_RULES, type ActivityRule } from '../parsing/form-rules.ts';
import { GERUND_RULES, PAST_RULES, type GerundRule, type PastRule } from '../parsing/verb-rules.ts';

const TELLING = ACTIVITY_RULES.filter(({ isTelling }) => isTelling);
const AGENT_NOUNS = readReplacements('agent-nouns.txt');
const IRREGULAR_VERBS = readReplacements('irregular-verbs.txt');

/** What people who do something may be called, the likeliest first: a truck driver for "truck driving". */
export const personsOf = (activity: string): string[] => personsBy(ACTIVITY_RULES, activity);

/** The same, and none for a text that may be no activity ("secretary"). */
export const personsOfSureActivity = (activity: string): string[] => personsBy(TELLING, activity);

function personsBy(rules: readonly ActivityRule[], activity: string): string[] {
  const forms = rules.flatMap(({ ending, persons }) => (ending.test(activity) ? persons.map((person) => activity.replace(ending, person)) : []));
  return [...new Set(forms)].filter((form) => form !== activity);
}

/** What somebody who does what a verb says may be called: a driver for "drive", "drives", and "driving". Most are no words. */
export function agentsOf(verb: string): string[] {
  const listed = [verb, verb.replace(/s$/u, ''), verb.replace(/es$/u, '')].flatMap((form) => AGENT_NOUNS.get(form)?.split(', ') ?? []);
  return listed.length > 0 ? listed : [...new Set([...gerundsOf(verb), verb].flatMap(personsOfSureActivity))];
}

/** The words for an activity that a verb may become. */
export const gerundsOf = (verb: string, rules: readonly GerundRule[] = GERUND_RULES): string[] =>
  rules.flatMap(({ ending, becomes }) => (ending.test(verb) ? [verb.replace(ending, becomes)] : []));

/** The verbs of which a word may be the past: "drive" for "drove". Most are no words. */
export function plainVerbsOf(word: string, rules: readonly PastRule[] = PAST_RULES): string[] {
  const irregular = IRREGULAR_VERBS.get(word);
  return irregular === undefined ? rules.flatMap(({ ending, becomes }) => (ending.test(word) ? [word.replace(ending, becomes)] : [])) : [irregular];
}
