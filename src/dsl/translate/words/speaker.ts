const SPEAKER =
  /^\s*(?:the )?(?:user|human|customer|client|caller|student|query|question|prompt|request|message|q)(?:['’]s (?:question|query|request))?(?: (?:asks|asked|says|said|wrote|typed|writes|wants to know))?\s*[:,-]\s*["“](?<said>[^"“”]+)["”]/iu;
const SHORTEST_SAID = 4;

/** `User asks: "Which employers …?"` is what the user asks. */
export function withoutSpeaker(text: string): string {
  const found = SPEAKER.exec(text);
  const said = found?.groups?.['said'];
  if (found === null || said === undefined || said.trim().split(/\s+/u).length < SHORTEST_SAID) return text;
  const start = found.index + found[0].length - said.length - 1;
  return ' '.repeat(start) + said + text.slice(start + said.length).replace(/^["”]/u, ' ');
}
