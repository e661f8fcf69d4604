import { withoutEmployer } from './at-employer.ts';
import { normalizeTitle } from './normalize.ts';
import { parseTitle, type ParsedTitle } from './parsed-title.ts';
import type { TitleModel } from './title-model.ts';
import { readVerbs } from './sentences/verb-sentence.ts';

/**
 * Parses titles with the model, or by rules alone. Normalizing, too, has to wait for the model: it looks for places of the dataset in the title, and
 * TitleModelSource loads these with the model.
 */
export function parserOf(model: TitleModel | undefined): (title: string) => ParsedTitle {
  const readers = model && { withoutEmployer: withoutEmployer(model), doneBy: readVerbs(model) };
  return (title) => parseTitle(model?.knownTitles, normalizeTitle(title), readers);
}
