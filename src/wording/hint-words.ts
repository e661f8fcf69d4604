import { LONGEST_COMPANY_NAME } from '../catalog/company-names.ts';
import { getClusterAiImpact } from '../operations/clusters/get-cluster-ai-impact.ts';
import { listClusters } from '../operations/clusters/list-clusters.ts';
import { searchCompanies } from '../operations/companies/search-companies.ts';
import { convertTitle } from '../operations/conversion/convert-title.ts';
import { listOccupations } from '../operations/occupations/list-occupations.ts';
import { getZipLocation } from '../operations/places/get-zip-location.ts';
import type { Hint } from '../reads/hints.ts';
import { sending, type Asking } from './asking.ts';

/** What was not found, and what to do. */
export interface HintWords {
  readonly message: string;
  readonly suggestion: string;
}

type Of<K extends Hint['kind']> = Extract<Hint, { kind: K }>;
type Words = { readonly [K in Hint['kind']]: (hint: Of<K>, asking: Asking) => HintWords };

/** Which company may be meant by an unknown name. */
export function companyMeant({ given, near, isAlias, isTooLong }: Of<'unknown_company'>, { quoted }: Asking): string[] {
  if (isTooLong) return [`Company names have at most ${LONGEST_COMPANY_NAME} characters.`];
  if (isAlias) return [`${quoted(given)} is an alias of ${near.map(quoted).join(' and ')}. Use that name.`];
  return near.length > 0 ? [`Did you mean ${near.map(quoted).join(', ')}?`] : [];
}

export const resolvingNames = ({ convertingCompanies }: Asking): string => `To resolve names, tickers, and aliases, use ${convertingCompanies}.`;

const convertingTitles = ({ calling }: Asking): string => `To convert a job title to a code, use ${calling(convertTitle)}.`;

const WORDS: Words = {
  unknown_company: (hint, asking) => ({ message: asking.missing(hint), suggestion: [...companyMeant(hint, asking), resolvingNames(asking)].join(' ') }),
  name_without_letters: (_, asking) => ({
    message: 'The name has no letters or digits',
    suggestion: `${sending(asking)} the name, a ticker, or an alias of an employer.`,
  }),
  similar_companies({ given, near, minScore, isInTexts }, { quoted, scored, searching }) {
    if (near.length > 0)
      return {
        message: `No employer has the name ${quoted(given)}`,
        suggestion: `Similar: ${near.map(quoted).join(', ')}. To list such matches, ${scored(minScore)}.`,
      };
    return isInTexts
      ? { message: 'No employer has a similar name', suggestion: `Check the spelling, or search with ${searching(searchCompanies)}` }
      : { message: 'No employer has a similar name, or these words in its description', suggestion: 'Check the spelling.' };
  },
  unknown_occupation: (hint, asking) => ({
    message: asking.missing(hint),
    suggestion: hint.isCode
      ? `${convertingTitles(asking)} To search the codes, use ${asking.searching(listOccupations)}`
      : `Codes have the format NN-NNNN.NN, as in "29-1141.00". ${convertingTitles(asking)}`,
  }),
  unknown_cluster(hint, asking) {
    const { near, isInAiData } = hint;
    if (isInAiData) return { message: asking.missing(hint), suggestion: `Only the AI data has this cluster: it is ${asking.found(getClusterAiImpact)}.` };
    const ofTitle = `To find the cluster of a job title, use ${asking.clusterOfTitle}.`;
    return {
      message: asking.missing(hint),
      suggestion:
        near.length > 0
          ? `The most similar names are ${near.map(asking.quoted).join(', ')}. ${ofTitle}`
          : `To list the clusters, use ${asking.calling(listClusters)}. ${ofTitle}`,
    };
  },
  unknown_zip: ({ given }) => ({
    message: `ZIP code not found: ${given}`,
    suggestion: 'Check the digits. Military and territorial ZIP codes are not in the dataset.',
  }),
  unknown_cbsa: ({ given }, { calling }) => ({
    message: `CBSA not found: ${given}`,
    suggestion: `The dataset contains metro areas only. To find the code of a place, use ${calling(getZipLocation)}.`,
  }),
  other_snapshot: ({ metrics, alone }, { atLevels, request }) => ({
    message: 'No row has this metric at this snapshot',
    suggestion: !alone
      ? `wage_p75_at_10y is filled only at ${atLevels('10')}, promotion and retention rates only at Entry-Level and Experienced. Ask for each in its own ${request}.`
      : metrics === 'wage'
        ? `wage_p75_at_10y is filled only at ${atLevels('10')}. Use that snapshot.`
        : `Promotion and retention rates are filled only at ${atLevels('Entry-Level', 'Experienced')}. Use one of these snapshots.`,
  }),
  unknown_pick: ({ member, value }, { calling }) => ({
    message: `${member} ${value} is not in the dataset`,
    suggestion: `Copy the ${member} from a row of ${calling(convertTitle)}${member === 'cluster_id' ? ', or omit it' : ''}.`,
  }),
};

/** What was not found, and what to do, in the syntax of an interface. */
export function hintWords(hint: Hint, asking: Asking): HintWords {
  const word = WORDS[hint.kind] as (hint: Hint, asking: Asking) => HintWords;
  return word(hint, asking);
}

/** The same as sentences. */
export function hintSentences(hint: Hint, asking: Asking): string {
  const { message, suggestion } = hintWords(hint, asking);
  return `${message}. ${suggestion}`;
}
