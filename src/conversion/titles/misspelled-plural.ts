import { placeOf, wordSpans } from '../word-spans.ts';
import type { KnownTitles } from './evidence/known-titles.ts';
import { normalizeTitle, type NormalizedTitle } from './normalize.ts';
import { PLURAL_RULES } from './parsing/form-rules.ts';
import { plainForms } from './plain-form.ts';
import type { ReadAs } from './read-as.ts';

/** Shorter words have too many neighbors without their last letter: "buss". After other words, there are few: "costumer service reps". */
const SHORTEST_MISSPELLED = { alone: 5, afterOthers: 4 };

/** A reading of a title, and how each part was read. */
interface Interpretation {
  readonly titles: readonly [NormalizedTitle, ...NormalizedTitle[]];
  readonly readAs: readonly ReadAs[];
}

/**
 * The reading of a misspelled title in the plural ("plumers", "book keepers"): that of its singular, if this is a known title or begins some. Undefined for a text that is no
 * plural, or that begins known titles, since it may be unfinished ("cons").
 */
export function readPlural(knownTitles: KnownTitles, title: NormalizedTitle, read: (singular: NormalizedTitle) => Interpretation): Interpretation | undefined {
  const words = title.core.split(' ');
  const last = words.at(-1) ?? '';
  if (last.length < (words.length > 1 ? SHORTEST_MISSPELLED.afterOthers : SHORTEST_MISSPELLED.alone) || knownTitles.beginnings.countOfBeginning(title.core) > 0)
    return undefined;
  const span = wordSpans(title.text).findLast(({ word }) => word === last);
  const place = span === undefined ? undefined : placeOf(span);
  if (place === undefined) return undefined;
  const [start, end] = place;
  const singulars = new Set(plainForms([last], PLURAL_RULES));
  for (const singular of singulars) {
    const found = read(normalizeTitle(title.text.slice(0, start) + singular + title.text.slice(end)));
    if (found.readAs.length > 0 && knownTitles.beginnings.countOfBeginning(found.titles[0].core) > 0)
      return {
        titles: found.titles,
        readAs: found.readAs.map((one) => (one.text.endsWith(singular) ? { ...one, text: one.text.slice(0, -singular.length) + last } : one)),
      };
  }
  return undefined;
}
