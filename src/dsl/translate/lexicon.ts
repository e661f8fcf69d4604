import type { Industries } from '../../conversion/industries.ts';
import type { AllNames, CompanyName, OccupationName, ClusterName } from '../../reads/all-names.ts';
import { wordKey } from '../../text/words.ts';
import { CalledCompanies } from './called-companies.ts';
import { EMPLOYER_NOUNS, industryOfEmployers } from './employer-nouns.ts';
import { countWords, startOf } from './vocabulary/vocabulary.ts';
import { lemmaOf } from './words/word.ts';
import { CHAT_WORDS } from './chat-words.ts';

/** Aliases of up to this length are tickers and initials, which must be written like the alias. */
const SHORT_ALIAS = 3;

/** A job: an occupation, a cluster, or an occupation with its cluster. */
export interface Role {
  readonly code?: string;
  readonly title?: string;
  readonly cluster?: ClusterName;
  /** The text is the name of the cluster, or its id. */
  readonly isCluster?: boolean;
  /** The question says "cluster" next to the name. */
  readonly saysCluster?: boolean;
  /** Words of the text that the occupation does not say. */
  readonly unsaid?: readonly string[];
}

/** All names of one state of the data, by their words in the singular. Immutable. */
export class Lexicon {
  readonly cities: ReadonlyMap<string, string>;
  private readonly rolesByName: ReadonlyMap<string, Role>;
  private readonly occupations: ReadonlyMap<string, OccupationName>;
  private readonly clusters: ReadonlyMap<number, ClusterName>;
  private readonly industryBySquashed: ReadonlyMap<string, string>;
  /** The words of the names of industries, in the singular and plural. */
  readonly industryWords: readonly string[];
  private readonly titleWords: ReadonlySet<string>;

  static async of(
    names: AllNames,
    industries: Industries,
    /** Words of the language. A name that is one of them is a name only where it is written like one. */
    english: Pick<ReadonlySet<string>, 'has'>,
    /** Whether a text is a job title that people have. */
    isTitle: (key: string) => boolean,
  ): Promise<Lexicon> {
    const companies = await CalledCompanies.of(names.companies, nameKey);
    const longest = new Map<string, number>();
    for (const key of companies.allKeys()) countWords(key, longest);
    return new Lexicon(names, companies, longest, industries, english, isTitle);
  }

  private constructor(
    names: AllNames,
    private readonly companies: CalledCompanies,
    /** The number of words of the longest name that begins with each word. */
    private readonly longestByStart: Map<string, number>,
    readonly industries: Industries,
    private readonly english: Pick<ReadonlySet<string>, 'has'>,
    readonly isTitle: (key: string) => boolean,
  ) {
    this.occupations = new Map(names.occupations.map((occupation) => [occupation.code, occupation]));
    this.clusters = new Map(names.clusters.map((cluster) => [cluster.id, cluster]));
    const roles = new Map<string, Role>(names.clusters.map((cluster) => [nameKey(cluster.name), { cluster, isCluster: true }]));
    for (const occupation of names.occupations) {
      const key = nameKey(occupation.title);
      roles.set(key, { ...roleOf(occupation), ...(roles.get(key)?.cluster?.id === occupation.id ? { isCluster: true } : {}) });
    }
    this.rolesByName = roles;
    this.cities = new Map(names.cities.map(({ city }) => [wordKey(city), city]));
    this.industryBySquashed = new Map(industries.names.map((name) => [squashed(name), name]));
    for (const key of roles.keys()) countWords(key, longestByStart);
    this.titleWords = new Set(names.occupations.flatMap(({ title }) => nameKey(title).split(' ')));
    const ofIndustries = [...industries.names, ...industries.everydayNames].flatMap((name) => wordKey(name).split(' '));
    this.industryWords = [...new Set([...ofIndustries, ...EMPLOYER_NOUNS].flatMap((word) => [word, `${word}s`, word.replace(/y$/u, 'ies')]))];
  }

  /** The number of words of the longest name that begins with a word. */
  longestFrom = (lemma: string): number => this.longestByStart.get(startOf(lemma)) ?? 0;

  /** The companies with a name. Their own names come before aliases of others. Undefined if the text is more likely a word than a name. */
  companiesCalled(key: string, text: string, { isAfterPreposition }: { readonly isAfterPreposition: boolean }): readonly CompanyName[] {
    const found = this.companies.get(key);
    // Most runs of words are no name.
    if (found.length === 0) return found;
    const own = found.filter(({ isAlias }) => !isAlias);
    // "Do ppl stay" does not mean the company PPL.
    // "Is hotter" does not mean Hooters.
    const isWord =
      text in CHAT_WORDS || this.isComparative(text) || (!text.includes(' ') && this.isEnglish(text) && text === text.toLowerCase() && !isAfterPreposition);
    const likely = (own.length > 0 ? own : found).filter(({ called, isAlias }) => {
      if (isAlias && (called.length <= SHORT_ALIAS || this.isEnglish(called)))
        return (
          text === called ||
          (/[^\p{L}\p{N} ]/u.test(called) && text.toLowerCase() === called.toLowerCase()) ||
          (called.length > SHORT_ALIAS && isAfterPreposition && text.toLowerCase() === called.toLowerCase())
        );
      // "All states" are no Allstate, and "big cities years 3 to 7" no City Year: words of the language name a company only as they are in its name.
      if (called.includes(' ') && text === text.toLowerCase() && text !== called.toLowerCase() && called.split(' ').every(this.isEnglish)) return false;
      // "CARE" is a company, "care" is not.
      return !isWord && !(called === called.toUpperCase() && /^\p{Lu}{3,}$/u.test(called) && this.isEnglish(called) && text === text.toLowerCase());
    });
    return likely.filter(({ company }, i) => likely.findIndex((other) => other.company === company) === i);
  }

  /** The occupation or cluster with a name, in the singular or plural. */
  roleNamed = (key: string): Role | undefined => this.rolesByName.get(key);

  occupation(code: string): Role | undefined {
    const found = this.occupations.get(code);
    return found === undefined ? undefined : roleOf(found);
  }

  cluster = (id: number): ClusterName | undefined => this.clusters.get(id);

  /** The industries that a text names. */
  industriesOf(text: string): readonly string[] {
    const own = this.industryBySquashed.get(squashed(text));
    return own === undefined ? this.industries.of(text) : [own];
  }

  /** Whether a text is the name of an industry. */
  isIndustry = (text: string): boolean => this.industryBySquashed.has(squashed(text));

  /** The industries of employers that a text names: "insurers", "hospital systems". */
  industriesOfEmployers(text: string): readonly string[] {
    const industry = industryOfEmployers(text);
    return industry === undefined ? [] : this.industriesOf(industry);
  }

  /** Whether titles of occupations have a word: "technician". */
  isInTitles = (word: string): boolean => this.titleWords.has(lemmaOf(word.toLowerCase()));

  isEnglish = (text: string): boolean => this.english.has(text.toLowerCase()) || this.isComparative(text);

  /** "Hotter", "saddest": few of them are in lists of words. */
  private isComparative = (text: string): boolean => this.english.has(COMPARATIVE.exec(text)?.groups?.['word'] ?? '');
}

const COMPARATIVE = /^(?<word>[a-z]+(?<last>[bdgmnpt]))\k<last>(?:er|est)$/u;

const roleOf = ({ code, title, id, name }: OccupationName): Role => ({ code, title, cluster: { id, name } });
const squashed = (name: string): string => wordKey(name).replaceAll(' ', '');
const nameKey = (name: string): string => wordKey(name).split(' ').map(lemmaOf).join(' ');
