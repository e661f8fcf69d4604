import { expectedCalibrationError } from '../training/calibrate.ts';
import { isOneOf, readSet } from '../test/titles/sets.ts';
import { Client, withRunningService } from './running-service.ts';

/**
 * `npm run bench:typing`: types the everyday titles of two authors letter by letter, and prints how steadily the probability of the first match rises, how often the first match
 * of a beginning is right, and how near its probability is to that. With `--falls`, also lists each fall.
 */
const AUTHORS = { first: 'everyday', second: 'second-everyday' } as const;
const LISTS_FALLS = process.argv.slice(2).join(' ') === '--falls';
/** A fall that nobody sees. */
const SLIGHT = 0.05;
const LEVELS = ['low', 'medium', 'high'];

/** What the service says when a title is typed so far. */
interface Step {
  readonly text: string;
  readonly code: string;
  readonly probability: number;
  readonly level: number;
  readonly isRight: boolean;
}

interface Falls {
  /** Anywhere in the title. */
  readonly all: readonly string[];
  /** From one letter of a word to the next. */
  readonly inWord: readonly string[];
  /** The same, of the level of confidence. */
  readonly ofLevel: readonly string[];
}

/** Falls of the first match, once it stays the same to the end of the title. */
function fallsOf(steps: readonly Step[]): Falls {
  const last = steps.at(-1)?.code;
  const stable = steps.slice(steps.findLastIndex(({ code }) => code !== last) + 1);
  const falls = stable.flatMap((step, i) => {
    const before = stable[i - 1];
    return before === undefined
      ? []
      : [
          {
            text: `${before.text} ${before.probability}, ${step.text} ${step.probability}`,
            isFall: step.probability < before.probability - SLIGHT,
            isLower: step.level < before.level,
            isInWord: before.text === step.text.slice(0, -1),
          },
        ];
  });
  const texts = (which: (fall: (typeof falls)[number]) => boolean): string[] => falls.filter(which).map(({ text }) => text);
  return {
    all: texts(({ isFall }) => isFall),
    inWord: texts(({ isFall, isInWord }) => isFall && isInWord),
    ofLevel: texts(({ isLower, isInWord }) => isLower && isInWord),
  };
}

type Answer = { readonly data: readonly { readonly onet_code: string; readonly probability: number; readonly confidence: string }[] };

await withRunningService(async ({ url, caller, progress }) => {
  const client = new Client();
  const type = async (title: string, codes: string): Promise<Step[]> => {
    const steps: Step[] = [];
    for (let length = 2; length <= title.length; length++) {
      const text = title.slice(0, length);
      if (text.endsWith(' ')) continue;
      const { body } = await client.ask(`${url}/api/titleconvert?limit=1&title=${encodeURIComponent(text)}`, caller);
      const [{ onet_code: code, probability, confidence } = { onet_code: '', probability: 0, confidence: 'low' }] = (JSON.parse(body) as Answer).data;
      steps.push({ text, code, probability, level: LEVELS.indexOf(confidence), isRight: isOneOf(code, codes) });
    }
    return steps;
  };
  const typed: { readonly author: string; readonly title: string; readonly steps: readonly Step[]; readonly falls: Falls }[] = [];
  for (const [author, set] of Object.entries(AUTHORS))
    await progress.step(`Typing the everyday titles of the ${author} author`, async () => {
      for (const [title = '', codes = ''] of readSet(set)) {
        const steps = await type(title, codes);
        typed.push({ author, title, steps, falls: fallsOf(steps) });
      }
    });
  if (LISTS_FALLS) for (const { title, falls } of typed) if (falls.all.length > 0) console.log(`${title}: ${falls.all.join('; ')}`);

  console.log('| Author | Titles | steady | within each word | level, within each word | beginnings | right | said | calibration error | .9 or more, right |');
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|');
  for (const author of [...Object.keys(AUTHORS), 'both']) {
    const titles = typed.filter((one) => author === 'both' || one.author === author);
    const beginnings = titles.flatMap(({ steps }) => steps.slice(0, -1));
    const without = (which: keyof Falls): number => titles.filter(({ falls }) => falls[which].length === 0).length / titles.length;
    const rightOf = (steps: readonly Step[]): number => steps.filter(({ isRight }) => isRight).length / steps.length;
    const said = beginnings.reduce((sum, { probability }) => sum + probability, 0) / beginnings.length;
    const error = expectedCalibrationError(beginnings.map(({ probability, isRight }) => ({ p: probability, right: isRight, weight: 1 })));
    const sure = rightOf(beginnings.filter(({ probability }) => probability >= 0.9));
    const shares = [without('all'), without('inWord'), without('ofLevel')].map((share) => share.toFixed(3));
    console.log(
      `| ${author} | ${titles.length} | ${shares.join(' | ')} | ${beginnings.length} | ${[rightOf(beginnings), said, error, sure].map((n) => n.toFixed(3)).join(' | ')} |`,
    );
  }
});
