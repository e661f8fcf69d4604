import { isCompany, isTopic, type Item } from './items.ts';
import type { Topic } from './senses.ts';
import type { Word } from './words/word.ts';

/** Employers that are like another one, which the data does not say: its name, and the text up to and after the words that ask for them. */
export interface SimilarEmployers {
  readonly company: string;
  /** The noun that says which employers are meant, if it is one of an industry: "grocers like Kroger". */
  readonly noun?: string;
  readonly before: string;
  readonly after: string;
}

/** "Like", "similar to", before the name. */
const LIKE =
  /^(?:(?:(?:just|most|much|more) )?like|(?:most |very |quite )?similar(?: to)?|(?:most )?comparable(?: to| with)?|akin to|alternatives?(?: to)?|close(?:st)? to|resembling|(?:that |who |which )?resembles?|alike|such|peers?(?: of| to)?)$/iu;
/** Those whom an employer has to do with, so that the word itself says that employers are meant. */
const RIVALS =
  /^(?:(?:main |top |biggest |closest |direct )?(?:competitors?|competition|rivals?|peers?)|competes?|competing)(?: (?:of|to|with|for|against))?$/iu;
const BETWEEN = /^(?:to|of|with|for|against|as|as an?|an?|the|is|are|main|top|biggest|closest|direct|other)$/iu;
/** "I work for a competitor of Target": where somebody is, and no employers to list. */
const AT_ONE = /^(?:at|for|by|from|with|our|my|their)$/iu;
/** What a question about similar employers can have, too. With others, it asks for something else: "pay at a company like Target". */
const ALSO: ReadonlySet<Topic> = new Set(['companies', 'who', 'similar', 'company_name', 'about', 'badges', 'company_badges', 'hiring', 'where', 'industries']);

/** "Companies like Starbucks", "competitors of Target": undefined if the question asks for something else. */
export function similarEmployersIn(items: readonly Item[], text: string, words: readonly Word[]): SimilarEmployers | undefined {
  if (items.some(({ means }) => (means.kind === 'topic' && !ALSO.has(means.topic)) || means.kind === 'write')) return undefined;
  const content = items.filter(
    ({ means, text: said }) => !(['skip', 'superlative', 'aside'].includes(means.kind) && BETWEEN.test(said)) && means.kind !== 'mark',
  );
  const at = content.findIndex((item, i) => asksAt(content, i) !== undefined && item.means.kind !== 'entity');
  const company = content[asksAt(content, at) ?? -1];
  const said = content[at];
  if (company?.means.kind !== 'entity' || company.means.entity.kind !== 'company' || said === undefined) return undefined;
  const subject = [content[at - 1], content[at + 1]].find(isSubject);
  const span = [said, company, subject].filter((one) => one !== undefined);
  const start = words[Math.min(...span.map(({ from }) => from))]?.at.start ?? 0;
  const end = words[Math.max(...span.map(({ to }) => to)) - 1]?.at.end ?? text.length;
  return {
    company: company.means.entity.name,
    ...(subject !== undefined && isIndustry(subject) ? { noun: subject.text } : {}),
    before: text.slice(0, start),
    after: text.slice(end),
  };
}

/** "Companies", "grocers", "tech". */
const isSubject = (item: Item | undefined): boolean => item !== undefined && (isTopic(item, ['companies', 'company_name']) || isIndustry(item));
const isIndustry = ({ means }: Item): boolean => means.kind === 'entity' && means.entity.kind === 'industry';

/** The index of the company to which the word at an index compares employers. */
function asksAt(content: readonly Item[], at: number): number | undefined {
  const [previous, item, next] = [content[at - 1], content[at], content[at + 1]];
  if (item === undefined || item.means.kind === 'quoted') return undefined;
  if (RIVALS.test(item.text) && !(previous !== undefined && AT_ONE.test(previous.text))) {
    // "Our mid-market competitors Crowe and Plante Moran" names them.
    const isNamed = content.filter(isCompany).length > 1 || content.slice(0, at).some(({ text }) => /^(?:our|my)$/iu.test(text));
    if (isCompany(next)) return isNamed ? undefined : at + 1;
    return isCompany(previous) ? at - 1 : undefined;
  }
  if (!LIKE.test(item.text)) return undefined;
  // "Companies such as Boeing" gives an example, and "companies such as Boeing and Airbus" may be just these.
  if (/^such$/iu.test(item.text) && content.filter(isCompany).length > 1) return undefined;
  // "Alternatives to Amazon as an employer".
  if (isCompany(next) && (isSubject(previous) || isSubject(content[at + 2]))) return at + 1;
  // "Similar companies to Nike".
  return isSubject(next) && isCompany(content[at + 2]) ? at + 2 : undefined;
}
