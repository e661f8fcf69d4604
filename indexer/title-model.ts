import { packEmployment } from '../src/conversion/titles/evidence/employment.ts';
import type { TrainingProgress } from '../src/conversion/titles/evidence/classifier.ts';
import { trainKnownTitles } from '../src/conversion/titles/evidence/train-known-titles.ts';
import { KnownTitles } from '../src/conversion/titles/evidence/known-titles.ts';
import { trainTextProbabilities } from '../src/conversion/titles/train-text-probabilities.ts';
import type { PackedTitleModel } from '../src/conversion/titles/packed-title-model.ts';
import { stateOf } from '../src/freshness/data-state.ts';
import { loadGazetteerOf } from '../src/gazetteer/current-gazetteer.ts';
import { toBytes } from '../src/packed/packed-file.ts';
import { TRAINING_LOCK } from '../src/store/advisory-locks.ts';
import type { Database } from '../src/store/pool.ts';
import { readEmploymentFacts } from '../src/store/employment-facts.ts';
import { readTitleFacts } from '../src/store/title-facts.ts';
import { hasTitleModel, storeTitleModel } from '../src/store/title-models.ts';
import { currentInputs, onSnapshot } from './data-snapshot.ts';

export interface TrainedModel {
  readonly titles: number;
  readonly bytes: number;
}

/** Whether the model of the current state of the data is stored. */
export async function hasCurrentModel(database: Database): Promise<boolean> {
  const inputs = await currentInputs(database);
  return inputs !== undefined && hasTitleModel(database, stateOf(inputs));
}

/**
 * Trains the title model of the current state of the data and stores it in PostgreSQL, where the API finds it. With `onlyIfMissing`, a stored model is kept.
 * Returns undefined if nothing was trained. Reads one snapshot of the database, and holds no lock that other work needs.
 */
export async function trainTitleModel(
  database: Database,
  { onlyIfMissing = false, progress = () => undefined }: { readonly onlyIfMissing?: boolean; readonly progress?: TrainingProgress } = {},
): Promise<TrainedModel | undefined> {
  return onSnapshot(database, TRAINING_LOCK, async (client, inputs) => {
    const state = stateOf(inputs);
    if (onlyIfMissing && (await hasTitleModel(database, state))) return undefined;
    // Titles are normalized with the places of the dataset.
    await loadGazetteerOf(client);
    // Each of the two takes about half of the time.
    const knownTitles = await trainKnownTitles(await readTitleFacts(client), (done, total) => {
      progress(done, 2 * total);
    });
    const textProbabilities = await trainTextProbabilities(new KnownTitles(knownTitles), (done, total) => {
      progress(total + done, 2 * total);
    });
    const model: PackedTitleModel = { knownTitles, textProbabilities, employment: packEmployment(await readEmploymentFacts(client), knownTitles.codes) };
    const bytes = toBytes(model);
    const titles = knownTitles.titles.groups.length;
    await storeTitleModel(database, { state, inputs: inputs.inputs, titles }, bytes);
    return { titles, bytes: bytes.length };
  });
}
