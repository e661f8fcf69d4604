/** Endings of what people do, and those of the people who do it. */
const AGENTS: readonly (readonly [ending: RegExp, agents: readonly string[]])[] = [
  [/(?<=.{3})ing$/u, ['er', '', 'e', 'or', 'ant', 'eer']],
  [/(?<=.{3})ement$/u, ['er']],
  [/(?<=.{3})ment$/u, ['er']],
  [/(?<=.{3})tion$/u, ['tor']],
  [/(?<=.{3})ysis$/u, ['yst']],
  [/(?<=.{3})apy$/u, ['apist']],
  [/(?<=.{3})ence$/u, ['entist']],
  [/(?<=.{3})istry$/u, ['ist']],
  [/(?<=.{3})ics?$/u, ['ician', 'icist']],
  [/(?<=.{3})ry$/u, ['er']],
  [/(?<=.{3})sign$/u, ['signer']],
];

/** The titles that people may have who do something: "truck driving" is done by a truck driver, "therapy" by a therapist. */
export function titlesOfActivity(text: string): string[] {
  return AGENTS.flatMap(([ending, agents]) => (ending.test(text) ? agents.map((agent) => text.replace(ending, agent)) : []));
}
