import { ConfigError } from '../config/config.ts';
import type { Transaction } from './pool.ts';
import { rowsOf } from './rows-of.ts';
import { OBSERVED_TITLES } from './title-sources.ts';

/**
 * How much text the distinct titles of all sources may have together. Training needs about 310 MB of memory per MB of text in addition to the program: 0.7 GB with the
 * demonstration dataset (87,000 titles, 2 MB), 1.6 GB with 100,000 more, 2.5 GB with 200,000 more, 3.2 GB at this limit. The API needs a tenth of that.
 */
const MOST_TITLE_BYTES = 10_000_000;
/** How many observations may be stored: equal titles differ in employer, industry, or place. The training holds all of them in memory. */
const MOST_OBSERVATIONS = 500_000;

interface Volume {
  readonly source: string;
  readonly titles: number;
  readonly bytes: number;
  readonly rows: number;
}

const SQL = `
  SELECT source, count(*) AS titles, sum(octet_length(title)) AS bytes, sum(rows) AS rows FROM (
    SELECT 'the dataset' AS source, title_key AS title, onet_code::text AS code, 0 AS rows FROM (${OBSERVED_TITLES}) AS observed
    UNION ALL SELECT 'the O*NET import', title, onet_code::text, 0 FROM reference_titles
    UNION ALL SELECT 'the imported observations', title, occupation, count(*) FROM imported_observations GROUP BY 2, 3
  ) AS known GROUP BY source ORDER BY source DESC`;

/** Throws if there are more titles than a title model can be trained from. Called in the transaction of a load or an import, which it rolls back. */
export async function refuseTooManyTitles(client: Transaction): Promise<void> {
  const volumes = await rowsOf<Volume>(client, { text: SQL });
  const total = (of: (volume: Volume) => number): number => volumes.reduce((sum, volume) => sum + of(volume), 0);
  const problems = [
    ...(total(({ bytes }) => bytes) > MOST_TITLE_BYTES
      ? [
          `The distinct titles have ${shown(total(({ bytes }) => bytes))} bytes of text; the maximum is ${shown(MOST_TITLE_BYTES)}, about 350,000 titles. ` +
            `Of these, ${volumes.map(({ source, titles, bytes }) => `${source} has ${shown(titles)} titles with ${shown(bytes)} bytes`).join(', ')}.`,
        ]
      : []),
    ...(total(({ rows }) => rows) > MOST_OBSERVATIONS
      ? [`There are ${shown(total(({ rows }) => rows))} observations; the maximum is ${shown(MOST_OBSERVATIONS)}.`]
      : []),
  ];
  if (problems.length > 0)
    throw new ConfigError(
      `${problems.join('\n')}\nNothing was changed. More would not fit the memory of the training. Keep the most frequent titles, and leave out columns that you do not need.`,
    );
}

function shown(n: number): string {
  return n.toLocaleString('en-US');
}
