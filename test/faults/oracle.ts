import type { Caller } from './caller.ts';
import { readTable } from './csv-files.ts';

/** The two datasets that a run with a swap serves in turns. */
export type State = 'first' | 'changed';

/** Answered from PostgreSQL. */
const READS = ['list', 'count', 'record', 'hiring', 'occupations'] as const;
/** Answered from the search indexes and the title model, which follow a swap only when they are built again. */
const CONVERSIONS = ['title', 'typeahead', 'company', 'batch'] as const;
export type Kind = (typeof READS)[number] | (typeof CONVERSIONS)[number];
export const KINDS: readonly Kind[] = [...READS, ...CONVERSIONS];

interface Question {
  readonly kind: Kind;
  /** A path of REST, or a query. */
  readonly ask: string;
}

export interface Verdict {
  readonly status: number;
  /** Whether a 429 or 503 says when to try again. */
  readonly saysWhen: boolean;
  /** What is wrong with the answer; undefined if it is right, or a refusal that every caller must expect. */
  readonly wrong: string | undefined;
}

const PER_KIND = 30;
const LISTS = 16;
const BATCHES = 6;
const TITLES_OF_BATCH = 20;
/** A company that is missing in a dataset has no record. */
const RIGHT = [200, 404];
/** Refusals, and a connection that broke. */
const NO_ANSWER = [0, 429, 503];

/** Knows the right answers to questions in each of the two datasets: those to a quiet service. The questions are about no company that is written to. */
export class Oracle {
  private readonly answers: Record<State, Map<Question, Shown>> = { first: new Map(), changed: new Map() };
  private readonly served = { reads: new Set<State>(['first']), conversions: new Set<State>(['first']) };
  private readonly turns = new Map<Kind, number>();

  private constructor(private readonly questions: readonly Question[]) {}

  /** Takes what to ask about from a delivery. */
  static of(delivery: string, writtenIndustry: string): Oracle {
    const companies = readTable(delivery, 'companies').filter(
      ({ primary_industry, secondary_industry }) => ![primary_industry, secondary_industry].includes(writtenIndustry),
    );
    const some = spread(companies, PER_KIND);
    const titles = spread(readTable(delivery, 'cluster_common_titles'), Math.max(PER_KIND, BATCHES * TITLES_OF_BATCH)).map(
      ({ common_clean_job_title_1: title = '' }) => title,
    );
    const industries = [...new Set(companies.map(({ primary_industry = '' }) => primary_industry))].slice(0, LISTS);
    const of = (kind: Kind, asks: readonly string[]): Question[] => asks.map((ask) => ({ kind, ask }));
    const about = (path: string): string[] => some.map(({ company_uid = '' }) => `/api/companies/${company_uid}${path}`);
    const text = encodeURIComponent;
    return new Oracle([
      ...of(
        'list',
        industries.map((industry) => `/api/companies?industry=${text(industry)}&limit=100`),
      ),
      ...of(
        'count',
        industries.map((industry) => `COUNT COMPANIES WHERE INDUSTRY IS ${JSON.stringify(industry)}`),
      ),
      ...of('record', about('')),
      ...of('hiring', about('/hiring?limit=50')),
      ...of('occupations', about('/occupations?limit=50')),
      ...of(
        'title',
        spread(titles, PER_KIND).map((title) => `/api/titleconvert?title=${text(`senior ${title}`)}&limit=5`),
      ),
      ...of(
        'typeahead',
        spread(titles, PER_KIND).map((title) => `/api/titleconvert?title=${text(title.slice(0, Math.ceil(title.length * 0.6)))}&limit=5`),
      ),
      ...of(
        'company',
        some.map(({ company_name: name = '' }) => `/api/companyconvert?name=${text(name.slice(0, Math.max(4, name.length - 1)))}&limit=3`),
      ),
      ...of(
        'batch',
        Array.from({ length: BATCHES }, (_, i) => `TITLECONVERT ${JSON.stringify(titles.slice(i * TITLES_OF_BATCH, (i + 1) * TITLES_OF_BATCH))}`),
      ),
    ]);
  }

  /** Asks a service that is at rest everything. Returns the questions whose answers differ from those learned before for this dataset. */
  async learn(state: State, caller: Caller): Promise<string[]> {
    const differing: string[] = [];
    for (const question of this.questions) {
      const answer = await caller.ask(question.ask);
      const shown = shownAnswer(answer.status, answer.body);
      if (!RIGHT.includes(answer.status)) throw new Error(`The service at rest answered ${question.ask} with ${answer.status}.`);
      const known = this.answers[state].get(question);
      if (known !== undefined && !isSame(known, shown)) differing.push(`${question.ask}: ${difference(known, shown)}`);
      this.answers[state].set(question, shown);
    }
    return differing;
  }

  /** How many questions have different answers in the two datasets, of all questions of a kind. */
  told(kind: Kind): { readonly different: number; readonly all: number } {
    const own = this.questions.filter((question) => question.kind === kind);
    return { different: own.filter((question) => !isSame(this.known('first', question), this.known('changed', question))).length, all: own.length };
  }

  /** From now on, answers are right if they come from one of these datasets. */
  serve(what: 'reads' | 'conversions', ...states: State[]): void {
    this.served[what] = new Set(states);
  }

  /** Asks the next question of a kind, and compares the answer. */
  async ask(kind: Kind, caller: Caller): Promise<Verdict> {
    const own = this.questions.filter((question) => question.kind === kind);
    const turn = this.turns.get(kind) ?? 0;
    this.turns.set(kind, turn + 1);
    const question = own[turn % own.length];
    if (question === undefined) throw new Error(`there is no question of kind ${kind}`);
    const what = READS.includes(kind as (typeof READS)[number]) ? 'reads' : 'conversions';
    const before = this.served[what];
    const { status, body, saysWhen } = await caller.ask(question.ask);
    if (NO_ANSWER.includes(status)) return { status, saysWhen, wrong: undefined };
    // A swap can come in between.
    const states = new Set([...before, ...this.served[what]]);
    const shown = shownAnswer(status, body);
    const right = [...states].map((state) => this.known(state, question));
    if (right.some((one) => isSame(one, shown))) return { status, saysWhen, wrong: undefined };
    return { status, saysWhen, wrong: `${question.ask} (${[...states].join(' or ')}): ${right.map((one) => difference(one, shown)).join(' | ')}` };
  }

  private known(state: State, question: Question): Shown {
    const known = this.answers[state].get(question);
    if (known === undefined) throw new Error(`the oracle has not learned ${question.ask} for the ${state} dataset`);
    return known;
  }
}

/** What is compared of an answer. */
interface Shown {
  readonly text: string;
  /** Scores and probabilities, in their order. */
  readonly scores: readonly number[];
}

/** Deleted documents of the search engine, and the order of rows from which a title model is trained, change scores a little. */
const SAME_SCORE = 0.01;
const SCORES = ['match_score', 'score', 'probability'];
/** The frequency counts companies that are written to; the others are words for scores, which can be at a limit. */
const NOT_COMPARED = ['onet_frequency', 'confidence', 'ambiguous', 'status'];

/** The rows and their total; of ranked matches, the best, because those behind it can have almost the same score. */
function shownAnswer(status: number, body: Readonly<Record<string, unknown>>): Shown {
  if (status !== 200) return { text: String(status), scores: [] };
  const { data, total } = body;
  const scores: number[] = [];
  const text = JSON.stringify({ data, total }, (key, value: unknown) => {
    if (SCORES.includes(key)) scores.push(Number(value));
    if (SCORES.includes(key) || NOT_COMPARED.includes(key)) return undefined;
    return Array.isArray(value) && isMatch(value[0]) ? value.slice(0, 1) : value;
  });
  return { text, scores };
}

const isMatch = (value: unknown): boolean => typeof value === 'object' && value !== null && 'match_score' in value;

const isSame = (one: Shown, other: Shown): boolean =>
  one.text === other.text && one.scores.every((score, i) => Math.abs(score - (other.scores[i] ?? Infinity)) <= SAME_SCORE);

/** Where two answers begin to differ. */
function difference(right: Shown, shown: Shown): string {
  if (right.text === shown.text) return `expected scores ${right.scores.join(', ')}, got ${shown.scores.join(', ')}`;
  let at = 0;
  while (at < right.text.length && right.text[at] === shown.text[at]) at++;
  const part = ({ text }: Shown): string => text.slice(Math.max(0, at - 60), at + 60);
  return `expected …${part(right)}…, got …${part(shown)}…`;
}

function spread<T>(all: readonly T[], number: number): T[] {
  const step = Math.max(1, all.length / number);
  return Array.from({ length: Math.min(number, all.length) }, (_, i) => all[Math.floor(i * step)]).filter((one) => one !== undefined);
}
