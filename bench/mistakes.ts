import { MISTAKES, judge, readMistakes, type Ask, type Judged } from '../test/mistakes/mistakes.ts';
import { withRunningService } from './running-service.ts';

/**
 * How many examples of errors are the query that was meant, and the table of all mistakes. With the address of a running service and an access token,
 * as in `npm run bench:mistakes -- http://127.0.0.1:8080 TOKEN`, it asks that service; otherwise it starts one. `--author twelfth` measures the mistakes of
 * test/mistakes/twelfth-author.tsv instead of first-try.tsv.
 */
async function measure(ask: Ask): Promise<void> {
  const judged: Judged[] = [];
  for (const mistake of mistakes) judged.push(await judge(mistake, ask));
  for (const { query, message, suggestion, example, meant, isRight, runs, isHeldOut } of judged)
    console.log(
      [
        `${isRight ? 'right' : 'WRONG'}${isHeldOut ? ' (hold-out)' : ''}${runs ? '' : ' DOES NOT RUN'}`,
        `  mistake     ${query}`,
        `  message     ${message}`,
        `  suggestion  ${suggestion}`,
        `  example     ${example}`,
        `  meant       ${meant}`,
      ].join('\n'),
    );
  for (const [name, part] of [
    ['development', judged.filter(({ isHeldOut }) => !isHeldOut)],
    ['hold-out', judged.filter(({ isHeldOut }) => isHeldOut)],
  ] as const)
    console.log(`${name}: ${part.filter(({ isRight }) => isRight).length} of ${part.length} examples are the query that was meant`);
}

const AUTHOR = '--author';
const [option, author] = process.argv.slice(2);
const mistakes = option === AUTHOR && author !== undefined ? readMistakes(`${author}-author.tsv`) : MISTAKES;
const [url, token] = process.argv.slice(option === AUTHOR ? 4 : 2);
const askAt =
  (base: string, headers: Readonly<Record<string, string>>): Ask =>
  async (query) => {
    const response = await fetch(`${base}/api/dsl`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return { status: response.status, body: await response.json() };
  };
if (url !== undefined && token !== undefined) await measure(askAt(url, { authorization: `Bearer ${token}` }));
else await withRunningService(({ url: base, caller }) => measure(askAt(base, caller)));
