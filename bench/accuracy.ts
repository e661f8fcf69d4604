import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readObservations } from '../import/observations.ts';
import { readOnet } from '../import/onet.ts';
import { readKnownNames, storeObservations, storeOnet } from '../import/store.ts';
import { rebuildIndices } from '../indexer/rebuild.ts';
import { trainTitleModel } from '../indexer/title-model.ts';
import { readConfig } from '../src/config/config.ts';
import { CompanyConversion } from '../src/conversion/companies/company-conversion.ts';
import { findCandidates } from '../src/conversion/titles/candidates.ts';
import { resolveContext, type EmployerNames, type GivenContext, type ResolvedContext } from '../src/conversion/titles/resolve-context.ts';
import { SEARCH_RANKING_DEFAULTS, type EngineFindings } from '../src/conversion/titles/search-ranking.ts';
import { confidenceLimits } from '../src/conversion/titles/evidence/fusion.ts';
import { packEmployment } from '../src/conversion/titles/evidence/employment.ts';
import { readEmploymentFacts } from '../src/store/employment-facts.ts';
import { trainKnownTitles } from '../src/conversion/titles/evidence/train-known-titles.ts';
import { readTitleFacts, type TitleFacts } from '../src/store/title-facts.ts';
import { modelOf, type TitleModel } from '../src/conversion/titles/title-model.ts';
import { parseTitle } from '../src/conversion/titles/parsed-title.ts';
import { normalizeTitle } from '../src/conversion/titles/normalize.ts';
import { rankInterpretations } from '../src/conversion/titles/rank-interpretations.ts';
import type { SearchEngine } from '../src/engine/client.ts';
import { CurrentVersions } from '../src/freshness/current-versions.ts';
import { isMain } from '../src/runtime/is-main.ts';
import { withStoresForLongWork } from '../src/runtime/long-work.ts';
import type { Database } from '../src/store/pool.ts';
import { orStop } from '../src/runtime/unless-outage.ts';
import { baselines } from './accuracy/baselines.ts';
import { measureHeldOutTitles } from './accuracy/held-out-titles.ts';
import { printCalibration, printConfidence, printConfusions, printScores, type Prediction } from './accuracy/scores.ts';
import { measureSpeed } from './accuracy/speed.ts';
import { foldOf, POOL_FILE, readLabelled, type LabelledTitle } from '../training/labelled-titles.ts';
import { withRunningService, type RunningService } from './running-service.ts';

const USAGE = `Usage: npm run bench:accuracy -- <folder of the labeled sets> <folder of the O*NET database>
  for example ../shared/eval ../shared/reference/onet_30_1`;
const FOLDS = 5;

type Contexts = Readonly<Record<string, (title: LabelledTitle) => GivenContext>>;
const CONTEXTS: Contexts = {
  none: () => ({}),
  location: ({ state }) => ({ location: given(state) }),
  industry: ({ sector }) => ({ industry: given(sector) }),
  company: ({ company }) => ({ company: given(company) }),
  'company, industry': ({ company, sector }) => ({ company: given(company), industry: given(sector) }),
  all: ({ company, sector, state }) => ({ company: given(company), industry: given(sector), location: given(state) }),
};

/**
 * `npm run bench:accuracy`: how often the ranking finds the occupation of labeled titles: with the demonstration corpus alone, with the O*NET database, and with
 * imported observations. In the last case each title is ranked without the observations of its own fold. Two baselines on the same index are printed as well.
 */
async function main([evalFolder, onetFolder, ...others]: readonly string[]): Promise<void> {
  const labelled = evalFolder === undefined ? undefined : readLabelled(evalFolder);
  if (
    evalFolder === undefined ||
    onetFolder === undefined ||
    others.length > 0 ||
    labelled === undefined ||
    !existsSync(join(onetFolder, 'Occupation Data.txt'))
  ) {
    console.log(`Skipped: the labeled sets or the O*NET database were not found.\n${USAGE}`);
    return;
  }
  console.log('The weights were learned from these titles, so the figures are too good. npm run train:titles prints figures for held-out titles.');
  await withRunningService((service) =>
    withStoresForLongWork(readConfig({}), service, async ({ database, engine }) => {
      const { progress } = service;
      await measure('Demonstration corpus alone', service, database, engine, labelled);
      await progress.step('Importing the O*NET database', async () => storeOnet(database, readOnet(onetFolder)));
      await progress.step('Building the indexes', () => rebuildIndices(database, engine));
      await measure('With the O*NET database', service, database, engine, labelled);
      const heldOut = await progress.step('Titles of the O*NET database without themselves', () => measureHeldOutTitles(database, evalFolder));
      if (heldOut !== undefined) console.table({ 'titles of the O*NET database without themselves': heldOut });
      await progress.step('Importing observations', async () =>
        storeObservations(database, readObservations(join(evalFolder, POOL_FILE), await readKnownNames(database))),
      );
      await measure('With the O*NET database and observations (without those of the same fold)', service, database, engine, labelled);
      await progress.step('Training the title model', () => trainTitleModel(database));
      await progress.step('Building the indexes', () => rebuildIndices(database, engine));
      await measureSpeed(
        service,
        engine,
        labelled.map(({ title }) => title),
      );
    }),
  );
}

async function measure(
  name: string,
  { progress }: RunningService,
  database: Database,
  engine: SearchEngine,
  labelled: readonly LabelledTitle[],
): Promise<void> {
  const facts = await readTitleFacts(database);
  const employment = await readEmploymentFacts(database);
  const names = new CompanyConversion(engine, new CurrentVersions(database, engine, console.error), { database, unlessOutage: orStop });
  const lists: Prediction[][] = [];
  for (const [baseline, predictions] of await progress.step(`${name}: baselines`, () => baselines(engine, labelled)))
    lists.push(predictions.map((one) => ({ ...one, method: baseline })));
  await progress.step(`${name}: ranking`, async (tick) => {
    const folds = facts.observations.length === 0 ? [undefined] : Array.from({ length: FOLDS }, (_, fold) => fold);
    for (const [i, fold] of folds.entries()) {
      const titles = labelled.filter(({ title }) => fold === undefined || foldOf(title, FOLDS) === fold);
      const knownTitles = await trainKnownTitles(without(facts, fold));
      const model = await modelOf(database, { knownTitles, employment: packEmployment(employment, knownTitles.codes) });
      const found = await findAll(engine, model, titles);
      for (const [context, of] of Object.entries(CONTEXTS)) lists.push(await predict(model, { database, names }, titles, found, context, of));
      tick(i + 1, folds.length);
    }
  });
  const predictions = lists.flat();
  console.log(`\n${name}: top-1 / top-5 / major group / any1`);
  printScores(predictions);
  const alone = predictions.filter(({ method }) => method === 'none');
  printCalibration(alone);
  printConfidence(alone);
  if (facts.reference.length === 0) return;
  const titleOf = new Map(facts.occupations.map(({ code, title }) => [code.slice(0, 7), title] as const).reverse());
  console.log(`\n${name}: most common confusions`);
  printConfusions(alone, (group) => titleOf.get(group) ?? '');
}

async function predict(
  model: TitleModel,
  { database, names }: { readonly database: Database; readonly names: EmployerNames },
  titles: readonly LabelledTitle[],
  found: ReadonlyMap<string, EngineFindings>,
  method: string,
  contextOf: (title: LabelledTitle) => GivenContext,
): Promise<Prediction[]> {
  const predictions: Prediction[] = [];
  const limits = confidenceLimits(model.knownTitles);
  const resolved = new Map<string, ResolvedContext>();
  for (const labelled of titles) {
    const given = contextOf(labelled);
    const key = JSON.stringify(given);
    const context = method === 'none' ? undefined : (resolved.get(key) ?? (await resolveContext(database, names, given, model.knownTitles, model.employment)));
    if (context !== undefined) resolved.set(key, context);
    const { candidates } = rankInterpretations(
      model,
      parseTitle(model.knownTitles, normalizeTitle(labelled.title)),
      found.get(labelled.title) ?? { exact: [], lexical: [] },
      SEARCH_RANKING_DEFAULTS,
      context,
    );
    const groups = [...new Set(candidates.map(({ document }) => document.onet_code.slice(0, 7)))];
    const { probability = 0 } = candidates[0] ?? {};
    predictions.push({
      method,
      labelled,
      groups,
      probability,
      confidence: probability >= limits.high ? 'high' : probability >= limits.medium ? 'medium' : 'low',
    });
  }
  return predictions;
}

/** Search results as the service itself requests them. */
async function findAll(engine: SearchEngine, model: TitleModel, labelled: readonly LabelledTitle[]): Promise<Map<string, EngineFindings>> {
  const titles = [...new Set(labelled.map(({ title }) => title))];
  const found = new Map<string, EngineFindings>();
  for await (const part of findCandidates(
    engine,
    model,
    titles.map((title) => parseTitle(model.knownTitles, normalizeTitle(title)).titles[0]),
  ))
    for (const findings of part) found.set(titles[found.size] ?? '', findings);
  return found;
}

function without(facts: TitleFacts, fold: number | undefined): TitleFacts {
  return fold === undefined ? facts : { ...facts, observations: facts.observations.filter(({ title }) => foldOf(title, FOLDS) !== fold) };
}

function given(text: string): string | undefined {
  return text === '' ? undefined : text;
}

if (isMain(import.meta.filename)) await main(process.argv.slice(2));
