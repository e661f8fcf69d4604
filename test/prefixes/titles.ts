import { wordKey } from '../../src/text/words.ts';

/** A title in its most frequent spelling, and its occupation. */
export interface KnownTitle {
  readonly title: string;
  readonly code: string;
}

/** What a title conversion returns, as far as the checks need it. */
export interface TitleAnswer {
  readonly data: readonly { readonly onet_code: string; readonly probability: number; readonly match_score: number }[];
  readonly disambiguation: { readonly status: string };
}

/** The answer to a text; `more` are further parameters. */
export type AskTitle = (text: string, more?: string) => Promise<TitleAnswer>;

/** The most frequent titles, each with its occupation. A title of several occupations occurs once for each. */
export const MOST_FREQUENT_TITLES = `
  SELECT (array_agg(title ORDER BY observation_count DESC, title))[1] AS title, onet_code AS code
  FROM title_observations WHERE company_uid IS NULL
  GROUP BY title_key, onet_code ORDER BY sum(observation_count) DESC, title_key, onet_code LIMIT $1`;

/** What typing a title letter by letter showed. */
export interface Typing {
  /** Contradictions: each of them is a defect. */
  readonly problems: readonly string[];
  /** Beginnings from the fourth letter on whose matches do not have the occupation. */
  readonly lost: readonly string[];
  readonly beginnings: number;
  /** Whether the probability of the first occupation does not fall any more once that occupation stays the first. */
  readonly isSteady: boolean;
}

const FIRST_LETTERS = 4;
/** A fall that nobody sees. */
const SLIGHT = 0.05;

/**
 * Types a title letter by letter. Problems are matches that are not in the order of their probability, a full title whose first code, probability, or status differs
 * from that of the full ranking, and a trailing space that changes the answer.
 */
export async function typeTitle({ title, code }: KnownTitle, ask: AskTitle): Promise<Typing> {
  const problems: string[] = [];
  const lost: string[] = [];
  const firsts: { readonly code: string | undefined; readonly probability: number }[] = [];
  let beginnings = 0;
  for (let length = 2; length <= title.length; length++) {
    const text = title.slice(0, length);
    if (wordKey(title.slice(0, length - 1)) === wordKey(text)) continue;
    const { data } = await ask(text);
    firsts.push({ code: data[0]?.onet_code, probability: data[0]?.probability ?? 0 });
    const inOrder = data.every(
      ({ probability, match_score }, i) => i === 0 || ((data[i - 1]?.probability ?? 0) >= probability && (data[i - 1]?.match_score ?? 0) >= match_score),
    );
    if (!inOrder) problems.push(`the matches of "${text}" are not in the order of their probability`);
    if (length < FIRST_LETTERS) continue;
    beginnings++;
    if (!data.some(({ onet_code }) => onet_code === code)) lost.push(`"${text}" loses "${title}"`);
  }
  const [typed, whole] = [await ask(title), await ask(title, '&_fast=false')];
  if (JSON.stringify(firstOf(typed)) !== JSON.stringify(firstOf(whole)))
    problems.push(`"${title}" is ${JSON.stringify(firstOf(typed))}, and as a whole title ${JSON.stringify(firstOf(whole))}`);
  if (JSON.stringify(await ask(`${title} `)) !== JSON.stringify(typed)) problems.push(`"${title}" with a trailing space gives another answer`);
  return { problems, lost, beginnings, isSteady: isSteady(firsts) };
}

const firstOf = ({ data: [first], disambiguation: { status } }: TitleAnswer): unknown[] => [first?.onet_code, first?.probability, status];

function isSteady(firsts: readonly { readonly code: string | undefined; readonly probability: number }[]): boolean {
  const last = firsts.at(-1)?.code;
  const stable = firsts.slice(firsts.findLastIndex(({ code }) => code !== last) + 1);
  return stable.every(({ probability }, i) => probability >= (stable[i - 1]?.probability ?? 0) - SLIGHT);
}
