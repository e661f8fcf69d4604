import { writeFileSync } from 'node:fs';
import { withRunningService } from '../bench/running-service.ts';
import { TitleModelSource } from '../src/conversion/titles/title-model.ts';
import { CurrentVersions } from '../src/freshness/current-versions.ts';
import { createLog } from '../src/runtime/log.ts';
import { jobExamples, titlesOfOnet, type Example } from '../training/jobs/examples.ts';
import { heldOutReport, learnJobs, WEIGHTS } from '../training/jobs/learn-jobs.ts';
import { written } from '../training/learn-choice.ts';

/**
 * `npm run train:jobs -- ONET [--report]`: learns whether a text names a job from every second title of O*NET that the corpus does not have, variants of these and of
 * everyday titles, and texts that name none. Reads them with the title model of a private service. With `--report`, also prints how well texts are told apart that are of no
 * kind that was learned from.
 */
const [folder, ...options] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of an O*NET database: npm run train:jobs -- FOLDER [--report]');
let examples: Example[] = [];
await withRunningService(async ({ database, engine }) => {
  const versions = new CurrentVersions(database, engine, console.error);
  await versions.known();
  const model = await new TitleModelSource(database, versions, createLog('silent')).current();
  if (model === undefined) throw new Error('There is no title model: run `npm run index`.');
  examples = jobExamples(model, titlesOfOnet(folder));
});
const learned = learnJobs(examples);
writeFileSync(WEIGHTS, written(learned));
console.log(`${String(examples.length)} texts, ${String(Object.keys(learned.weights).length)} clues`);
if (options.includes('--report')) console.log(heldOutReport(examples));
