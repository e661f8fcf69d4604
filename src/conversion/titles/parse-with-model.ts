import { withoutEmployer } from './at-employer.ts';
import { normalizeTitle } from './normalize.ts';
import { parseTitle, type ParsedTitle, type Readers } from './parsed-title.ts';
import type { TitleModel } from './title-model.ts';
import { readVerbs } from './sentences/verb-sentence.ts';
import { workerOfField, workersOfFields } from './sentences/worker-of-field.ts';

/**
 * Parses titles with the model, or by rules alone. Normalizing, too, has to wait for the model: it looks for places of the dataset in the title, and
 * TitleModelSource loads these with the model.
 */
export function parserOf(model: TitleModel | undefined): (title: string) => ParsedTitle {
  const readers = model && readersOf(model);
  return (title) => parseTitle(model?.knownTitles, normalizeTitle(title), readers);
}

function readersOf(model: TitleModel): Readers {
  const verbs = readVerbs(model);
  return {
    withoutEmployer: withoutEmployer(model),
    doneBy: (title) => workerOfField(model.knownTitles, title) ?? workersOfFields(model.knownTitles, title) ?? verbs(title),
  };
}
