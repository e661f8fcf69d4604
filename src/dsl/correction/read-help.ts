import { topicMeant, topicNamed } from '../help.ts';
import { phraseKey } from './reader.ts';

/** Ways to ask for HELP in other languages. The topic comes last; a company or a code is not one. */
const ASKS = /^(?:show |get |list |give me |select |print )?(?:help|man|usage|docs?|documentation|describe|desc|explain|info|schema|fields|columns|syntax)\b/u;
const ABOUT =
  /^(?:show |get |list |give me |select |print )?(?:help|man|usage|docs?|documentation|describe|desc|explain|info|schema|fields|columns|syntax)(?: (?:on|for|of|about|with|topic|table|from|in|to))* ?/u;
const VERSION = /^(?:show|get|print|select|list)(?: the)? (?:api |service |dataset )?versions?$/u;
/** There are no tables; the index of HELP names what there is. */
const INDEX = /^(?:show|list|get) (?:tables|commands|topics|subjects|help topics|schemas?|databases)$|^(?:show |get )?(?:help|man|usage|commands|menu)$/u;

/** The HELP or VERSION query that a text asks for; undefined if it asks for anything else. */
export function readHelp(query: string): string | undefined {
  const written = phraseKey(query.replace(/[()[\]{}"'`:;=?]+/gu, ' '));
  if (VERSION.test(written)) return 'VERSION';
  if (INDEX.test(written)) return 'HELP';
  if (!ASKS.test(written)) return undefined;
  const topic = written.replace(ABOUT, '').replaceAll(' ', '_').toUpperCase();
  if (topic === '') return written.startsWith('help') ? 'HELP' : undefined;
  const named = topicNamed(topic)?.topic ?? (/^(?:help|show|list)\b/u.test(written) || topicNamed(`${topic}S`) !== undefined ? topicMeant(topic) : undefined);
  return named === undefined ? undefined : `HELP ${named}`;
}
