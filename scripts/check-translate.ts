import { readFileSync, writeFileSync } from 'node:fs';
import { Client, withRunningService } from '../bench/running-service.ts';
import { CLUES, judge, MISSES, missesOf, QUESTION_SETS, readQuestions, type Interfaces, type Question, type Result } from '../test/questions/evaluate.ts';
import { FormChoice } from '../src/dsl/translate/choice/form-choice.ts';
import { readExamples, train } from '../training/forms/learn-forms.ts';
import { translatorOn } from './translator-on.ts';

const [WITHOUT, WRITE] = ['--without', '--write'];
const USAGE = `npm run check:translate [-- ${WRITE} | ${WITHOUT} SET]`;

/**
 * Translates the labeled questions with a private service, and prints for each kind and half how many are right, wrong, and refused, and all misses.
 * With `--write`, the misses become those that the tests know. With `--without fifth`, only those of the fifth set, by a choice of forms that was learned from all
 * others: what to expect from a new person.
 * Exits with 1 if a query does not run, or if a question that must be refused is answered.
 */
const HALVES: readonly Question['half'][] = ['development', 'held-out'];
const SLOWEST = 0.95;

const [option, named, ...rest] = process.argv.slice(2);
const leftOut = option === WITHOUT ? QUESTION_SETS.find(({ name }) => name === named)?.name : undefined;
const mayWrite = option === WRITE && named === undefined;
if ((option !== undefined && leftOut === undefined && !mayWrite) || rest.length > 0) throw new Error(`Usage: ${USAGE}`);
const learned =
  leftOut === undefined ? undefined : new FormChoice(train(readExamples(readFileSync(CLUES, 'utf8')).filter((example) => example.set !== leftOut)));

let failures = 0;
await withRunningService(async ({ url, caller, database, engine }) => {
  const translator = learned === undefined ? undefined : await translatorOn(database, engine, learned);
  const client = new Client();
  const post = async (path: string, body: object): Promise<Record<string, unknown> | undefined> => {
    const response = await fetch(`${url}${path}`, { method: 'POST', headers: { ...caller, 'content-type': 'application/json' }, body: JSON.stringify(body) });
    const answer = (await response.json()) as Record<string, unknown>;
    return response.ok ? answer : undefined;
  };
  const times: number[] = [];
  const known = new Map<string, Promise<readonly unknown[] | undefined>>();
  const interfaces: Interfaces = {
    translate: async (text) => {
      const start = performance.now();
      const answer = translator === undefined ? (await post('/api/translate', { text }))?.['data'] : await translator.translate(text);
      times.push(performance.now() - start);
      return answer as { readonly dsl: string } | undefined;
    },
    rows: (query) => {
      const rows = known.get(query) ?? post('/api/dsl', { query }).then((answer) => (answer === undefined ? undefined : [answer['data']].flat()));
      known.set(query, rows);
      return rows;
    },
  };
  // The first question waits until the names and the title model are read.
  await client.ask(`${url}/api/titleconvert?_fast=false&title=nurse`, caller);
  await interfaces.translate('companies in Ohio');
  times.length = 0;

  const results: Result[] = [];
  for (const question of readQuestions()) if (leftOut === undefined || question.set === leftOut) results.push(await judge(question, interfaces));
  for (const [set, half] of QUESTION_SETS.flatMap(({ name }) => HALVES.map((half) => [name, half] as const))) {
    if (leftOut !== undefined && set !== leftOut) continue;
    const ofHalf = results.filter(({ question }) => question.set === set && question.half === half);
    console.log(`\n${set} set, ${half}\n${'kind'.padEnd(26)}right wrong refused`);
    for (const kind of new Set(ofHalf.map(({ question }) => question.kind)))
      printCounts(
        kind,
        ofHalf.filter(({ question }) => question.kind === kind),
      );
    printCounts(
      'all to be answered',
      ofHalf.filter(({ question }) => question.queries.length > 0),
    );
    printCounts(
      'all to be refused',
      ofHalf.filter(({ question }) => question.queries.length === 0),
    );
  }
  for (const { question, dsl, verdict } of results.filter((result) => result.verdict !== 'right')) {
    console.log(
      `\n${verdict} (${question.set} set, ${question.half}, ${question.kind}): ${question.text}\n  translated: ${dsl ?? 'refused'}\n  label:      ${question.queries[0] ?? 'refused'}`,
    );
  }
  if (mayWrite) writeFileSync(MISSES, `${missesOf(results).join('\n')}\n`);
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(0);
  console.log(
    `\nA translation took ${at(0.5)} ms at the median, ${at(SLOWEST)} ms at the 95th percentile, ${translator === undefined ? 'over HTTP' : 'in this process'}.`,
  );
  failures = results.filter(({ verdict, question }) => verdict === 'does not run' || (verdict === 'wrong' && question.queries.length === 0)).length;
});
if (failures > 0) process.exit(1);

function printCounts(name: string, results: readonly Result[]): void {
  const counts = (['right', 'wrong', 'refused'] as const).map((verdict) => String(results.filter((result) => result.verdict === verdict).length));
  const [right = '', wrong = '', refused = ''] = counts;
  const broken = results.filter(({ verdict }) => verdict === 'does not run').length;
  console.log(`${name.padEnd(26)}${right.padStart(5)} ${wrong.padStart(5)} ${refused.padStart(7)}${broken > 0 ? `  ${broken} do not run` : ''}`);
}
