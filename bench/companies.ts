import { parseArgs } from 'node:util';
import { CompanyConversion } from '../src/conversion/companies/company-conversion.ts';
import type { CompanyMatch } from '../src/conversion/companies/rank-companies.ts';
import { CurrentVersions } from '../src/freshness/current-versions.ts';
import { orStop } from '../src/runtime/unless-outage.ts';
import { readFilers } from './companies/reference.ts';
import { ABSENT, ABSENT_BARE, spellings, UNKNOWABLE, type Spelling } from './companies/spellings.ts';
import { printPercentiles, withRunningService, type RunningService } from './running-service.ts';

/** The default of GET /api/companyconvert. */
const MIN_SCORE = 0.6;
const AT_ONCE = 4;
const SHOWN = 25;

interface Answered extends Spelling {
  readonly matches: readonly CompanyMatch[];
  readonly milliseconds: number;
}

const USAGE = `Usage: npm run bench:companies -- <reference folder> [--all]
  The folder holds companies/sec_listed_filer*.csv, for example ../shared/reference.
  --all prints every wrong answer instead of the first of each list.`;

/**
 * `npm run bench:companies -- <reference folder>`: measures how often a misspelled employer name returns that employer first, and how often a company
 * that is not in the dataset returns any employer, both at the default min_score. An SEC filer counts as absent from the dataset when it shares no
 * ticker and no current or former name with an employer.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean', default: false } } });
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const filers = readFilers(folder);
  if (filers === undefined) {
    console.log(`Skipped: ${folder} has no companies/sec_listed_filers_*.csv and sec_listed_filer_names*.csv.\n${USAGE}`);
    return;
  }
  await withRunningService(async (service) => {
    report(await ask(service, await spellings(service.database, filers)), values.all ? Infinity : SHOWN);
  });
}

/** Resolves every spelling in the process of the benchmark, on the search engine of the service. */
async function ask({ database, engine, progress }: RunningService, all: readonly Spelling[]): Promise<Answered[]> {
  const conversion = new CompanyConversion(engine, new CurrentVersions(database, engine, console.error), { database, unlessOutage: orStop });
  return progress.step('Asking', async (tick) => {
    const answered: Answered[] = [];
    for (let at = 0; at < all.length; at += AT_ONCE) {
      const part = all.slice(at, at + AT_ONCE).map(async (spelling) => {
        const start = performance.now();
        const { matches } = await conversion.convert({ name: spelling.text, minScore: MIN_SCORE, limit: 3 });
        return { ...spelling, matches, milliseconds: performance.now() - start };
      });
      answered.push(...(await Promise.all(part)));
      tick(answered.length, all.length);
    }
    return answered;
  });
}

const isRight = ({ uid, matches }: Answered): boolean => matches[0]?.company_uid === uid;

function report(answered: readonly Answered[], shown: number): void {
  const named = answered.filter(({ uid }) => uid !== undefined);
  const counted = named.filter(({ kind }) => kind !== UNKNOWABLE);
  const kinds = [...new Set(counted.map(({ kind }) => kind))].map((kind) => [kind, counted.filter((answer) => answer.kind === kind)] as const);
  console.log(`\nThe right employer comes first (min_score ${MIN_SCORE}):`);
  console.table(
    Object.fromEntries(
      [...kinds, ['all', counted] as const, [UNKNOWABLE, named.filter(({ kind }) => kind === UNKNOWABLE)] as const].map(([kind, answers]) => [
        kind,
        accuracy(answers),
      ]),
    ),
  );
  const absent = answered.filter(({ kind }) => kind === ABSENT);
  console.log('Companies that are not in the dataset, answered with any (false acceptance):');
  console.table(acceptance(absent));
  console.log('The same without legal form, in lower case (a complete name can be the start of another):');
  console.table(acceptance(answered.filter(({ kind }) => kind === ABSENT_BARE)));
  console.log('Accuracy by confidence, for employers and absent companies together:');
  console.table(worth([...counted, ...absent]));
  printPercentiles({ 'one conversion, four at once': answered.map(({ milliseconds }) => milliseconds) });
  list(
    'Wrong or missing',
    counted.filter((answer) => !isRight(answer)),
    shown,
  );
  list(
    'Accepted although absent',
    absent.filter(({ matches }) => matches.length > 0),
    shown,
  );
}

function accuracy(answers: readonly Answered[]): Record<string, number | string> {
  const share = (some: readonly Answered[]): string => percent(some.filter(isRight).length, some.length);
  return {
    spellings: answers.length,
    'top 1': share(answers),
    tuned: share(answers.filter(({ half }) => half === 'tuned')),
    'held out': share(answers.filter(({ half }) => half === 'held out')),
    'no answer': percent(answers.filter(({ matches }) => matches.length === 0).length, answers.length),
  };
}

function acceptance(absent: readonly Answered[]): Record<string, Record<string, number | string>> {
  const halves = { tuned: absent.filter(({ half }) => half === 'tuned'), 'held out': absent.filter(({ half }) => half === 'held out'), all: absent };
  return Object.fromEntries(
    Object.entries(halves).map(([half, answers]) => {
      const accepted = answers.filter(({ matches }) => matches.length > 0);
      const types = [...new Set(accepted.map(({ matches }) => matches[0]?.match_type ?? ''))].sort();
      const byType = types.map((type) => [type, accepted.filter(({ matches }) => matches[0]?.match_type === type).length]);
      return [half, { companies: answers.length, accepted: percent(accepted.length, answers.length), ...Object.fromEntries(byType) }];
    }),
  );
}

/** For each confidence, the share of answers with the right employer first. An absent company has no right employer. */
function worth(answers: readonly Answered[]): Record<string, Record<string, number | string>> {
  return Object.fromEntries(
    ['high', 'medium', 'low'].map((confidence) => {
      const some = answers.filter(({ matches }) => matches[0]?.confidence === confidence);
      return [confidence, { answers: some.length, right: percent(some.filter((answer) => answer.uid !== undefined && isRight(answer)).length, some.length) }];
    }),
  );
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`;
}

function list(title: string, answers: readonly Answered[], shown: number): void {
  // Every nth one, so that each kind is included.
  const step = Math.max(1, Math.ceil(answers.length / shown));
  const some = answers.filter((_, i) => i % step === 0);
  console.log(`${title} (${answers.length}${some.length < answers.length ? `, ${some.length} of them` : ''}):`);
  for (const { kind, text, matches } of some) {
    const [first] = matches;
    console.log(
      `  ${kind}: "${text}" → ${first === undefined ? 'nothing' : `${first.company_name} (${first.match_type} ${first.match_score}, as "${first.matched_name}")`}`,
    );
  }
}

await main();
