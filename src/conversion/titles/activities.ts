import { ACTIVITY_RULES, type ActivityRule } from './parsing/form-rules.ts';

const TELLING = ACTIVITY_RULES.filter(({ isTelling }) => isTelling);

/** What people who do something may be called, the likeliest first: a truck driver for "truck driving". */
export const personsOf = (activity: string): string[] => personsBy(ACTIVITY_RULES, activity);

/** The same, and none for a text that may be no activity ("secretary"). */
export const personsOfSureActivity = (activity: string): string[] => personsBy(TELLING, activity);

function personsBy(rules: readonly ActivityRule[], activity: string): string[] {
  const forms = rules.flatMap(({ ending, persons }) => (ending.test(activity) ? persons.map((person) => activity.replace(ending, person)) : []));
  return [...new Set(forms)].filter((form) => form !== activity);
}
