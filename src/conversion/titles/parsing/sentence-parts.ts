import { sourceOf } from './rule.ts';

export const AT_START = /^[^\p{L}\p{N}]*$/u;
export const AT_END = /^[^\p{L}\p{N}]*$/u;
export const BEFORE_MORE = /^\s*\p{L}/u;
export const ARTICLE = String.raw`(?:an?|the)\b`;
export const PRESENT = sourceOf('currently', 'now', 'presently');
export const NOW = String.raw`(?:\s+${sourceOf('currently', 'now', 'presently', 'just', 'also', 'basically', 'self-employed as', 'self employed as')})?`;
export const AS = String.raw`(?:\s+${sourceOf('working', 'employed', 'training')}\s+as)`;
/** What may come before the sentence: a greeting, a name, "now". */
export const OPENING = String.raw`(?:${sourceOf('hi', 'hello', 'hey', 'yes', 'well')}(?:\s+there)?[\s,.!-]+)?(?:my\s+name\s+is\s+[a-z]+(?:\s+[a-z]+)?\s*(?:[,.;]\s*)?(?:and\s+)?)?(?:(?:right\s+)?${PRESENT}[\s,]+)?`;
/** "I am", "she is", "my wife is". */
export const AM = String.raw`(?:i\s+(?:am|is|be)|i\s?['’]m|(?:i\s?['’]ve\s+|i\s+have\s+)?been|im|am|(?:he|she)(?:\s+is|\s?['’]?s)|(?:we|they)(?:\s+are|\s?['’]re)|(?:my|his|her|our|their)\s+[a-z]+\s+is)`;
export const WHO = String.raw`(?:(?:i|he|she|we|they)\s+)?`;
export const WORK = String.raw`${WHO}(?:${PRESENT}\s+)?${sourceOf('work', 'works', 'working')}`;
export const DO = String.raw`(?:(?:i|we|they)\s+do|(?:he|she)\s+does)`;
/** What people who look for work begin with. */
export const WISH = String.raw`(?:(?:${AM}\s+)?(?:looking|searching|applying)\s+for|${WHO}(?:wants?|needs?|would\s+like)|(?:please\s+)?(?:help\s+me\s+)?(?:find|get|give|show)(?:\s+me)?)`;
export const BEFORE = String.raw`(?:\s+${sourceOf('formerly', 'previously', 'once')})?`;
export const WAS = String.raw`${WHO}(?:(?:was|were|used\s+to\s+be)${BEFORE}|${sourceOf('worked', 'used to work', 'was working', 'was employed')}${BEFORE}\s+as)`;
/** Where a label ends and the job begins. */
export const COLON = String.raw`(?:\s*[:=]|\s*[-–—]\s|\s(?:is|was)\b(?:\s+to\s+be\b)?)`;
export const LABEL = sourceOf('job title', 'job', 'my work', 'what i do', 'occupation', 'profession', 'position', 'role', 'title');
export const WHOSE = String.raw`(?:(?:my|his|her|your)\s+)?`;
export const PRESENT_LABEL = sourceOf('current', 'present', 'usual', 'primary', 'main', 'regular', 'most recent');
export const PAST_LABEL = sourceOf('former', 'previous', 'past', 'prior', 'last');

/** A label with nothing behind it yet: "Occupation:", "my job is". */
export const LABEL_ALONE = new RegExp(
  String.raw`^[^\p{L}\p{N}]*${WHOSE}(?:(?:${PRESENT_LABEL}|${PAST_LABEL})\s+)?${LABEL}(?:\s*[:=]|\s*[-–—]\s|\s(?:is|was)\b)[^\p{L}\p{N}]*$`,
  'iu',
);
