import type { CompanyDescription } from '../../store/company-descriptions.ts';
import { wordsOf } from '../../text/words.ts';
import { stemOf } from '../titles/evidence/tokens.ts';
import { readWordList } from '../word-list.ts';
import { genericWords } from './generic-words.ts';
import { oneSpelling } from './name-key.ts';

/** What an employer sells or does, as its description and its industries say it: words that people write after its name ("Geico Insurance"). */
export interface BusinessWords {
  /** Whether the description of a company has the word, in any form, or another word for the same. */
  isDescribedBy(uid: string, word: string): boolean;
  /** Whether a word of the description begins so. */
  isBegunBy(uid: string, letters: string): boolean;
  /** Whether the name of an industry of the company, or what people call that industry, has the word. This is true of companies that do something else. */
  isIndustryWord(uid: string, word: string): boolean;
  /** Whether companies of all kinds are described by the word, so that it says nothing: "services", "management". */
  isOfAllKinds(word: string): boolean;
  /** Whether names of companies of all kinds go on with the word, so that it distinguishes none: "international", "technologies". */
  isGeneric(word: string): boolean;
  /** Whether such a word begins so and goes on. */
  isGenericBegunBy(letters: string): boolean;
}

/** What is known without a dataset. */
export const NO_BUSINESS: BusinessWords = {
  isDescribedBy: () => false,
  isBegunBy: () => false,
  isIndustryWord: () => false,
  isOfAllKinds: () => false,
  isGeneric: () => false,
  isGenericBegunBy: () => false,
};

/** Words of a description that are read. Its beginning says what the company does. */
const MOST_WORDS = 60;
/** A word in the descriptions of this share of all industries says nothing about what a company does. */
const ALL_KINDS = 0.5;
/** With fewer industries, a word of two or three of them may still say something. */
const FEWEST_INDUSTRIES = 5;
/** The letters of a stem without its ending for people and places. */
const SHORTEST_STEM = 4;

/** The stem that words for a product, who makes it, and where it is made have in common: "brewing", "brewer", and "brewery". */
function businessStem(word: string): string {
  const stem = stemOf(oneSpelling(word)).replace(/eri$/u, 'er');
  const shorter = stem.replace(/er$/u, '');
  return shorter.length >= SHORTEST_STEM ? shorter : stem;
}

/** Stems of words that people use for what descriptions call by these. */
const ALSO_CALLED = readOfferWords();

function readOfferWords(): ReadonlyMap<string, readonly string[]> {
  const called = new Map<string, string[]>();
  for (const line of readWordList('offer-words.txt')) {
    const [described = [], said = []] = line.split('=>').map((side) => side.split(',').map((word) => businessStem(word.trim())));
    for (const stem of described) called.set(stem, [...(called.get(stem) ?? []), ...said]);
  }
  return called;
}

const withOthersForTheSame = (stems: readonly string[]): string[] => stems.flatMap((stem) => [stem, ...(ALSO_CALLED.get(stem) ?? [])]);

const stemsIn = (text: string): string[] => wordsOf(text).map(businessStem);

/** Stems between blanks, which take a tenth of the memory of a set. */
const joined = (stems: Iterable<string>): string => ` ${[...new Set(stems)].join(' ')} `;

/** Reads what companies do. `everydayNames` are what people call each industry. Pure. */
export function businessWords(companies: readonly CompanyDescription[], everydayNames: ReadonlyMap<string, readonly string[]>): BusinessWords {
  const described = new Map<string, string>();
  const industriesOf = new Map<string, readonly string[]>();
  const stemsOfIndustry = new Map<string, string>();
  const industriesWith = new Map<string, Set<string>>();
  // Few different words make most of the descriptions.
  const known = new Map<string, string>();
  const stemOnce = (word: string): string => {
    const stem = known.get(word) ?? businessStem(word);
    known.set(word, stem);
    return stem;
  };
  for (const { company_uid, description, industries } of companies) {
    const stems = wordsOf(description ?? '')
      .slice(0, MOST_WORDS)
      .map(stemOnce);
    described.set(company_uid, joined(withOthersForTheSame(stems)));
    industriesOf.set(company_uid, industries);
    const [primary] = industries;
    for (const stem of primary === undefined ? [] : stems) industriesWith.set(stem, (industriesWith.get(stem) ?? new Set()).add(primary ?? ''));
    for (const industry of industries) {
      // Of "car dealer", "car" alone says too little about a retailer.
      const called = (everydayNames.get(industry) ?? []).filter((name) => !name.includes(' '));
      if (!stemsOfIndustry.has(industry)) stemsOfIndustry.set(industry, joined(withOthersForTheSame([industry, ...called].flatMap(stemsIn))));
    }
  }
  const most = Math.max(FEWEST_INDUSTRIES, stemsOfIndustry.size * ALL_KINDS);
  const generic = genericWords(companies);
  const ofAllKinds = new Set([...industriesWith].flatMap(([stem, found]) => (found.size >= most ? [stem] : [])));
  return {
    isDescribedBy: (uid, word) => described.get(uid)?.includes(` ${businessStem(word)} `) === true,
    isBegunBy: (uid, letters) => described.get(uid)?.includes(` ${letters}`) === true,
    isIndustryWord: (uid, word) => industriesOf.get(uid)?.some((industry) => stemsOfIndustry.get(industry)?.includes(` ${businessStem(word)} `)) === true,
    isOfAllKinds: (word) => ofAllKinds.has(businessStem(word)),
    isGeneric: (word) => generic.has(oneSpelling(word)),
    isGenericBegunBy: (letters) => [...generic].some((word) => word.startsWith(letters) && word !== letters),
  };
}
