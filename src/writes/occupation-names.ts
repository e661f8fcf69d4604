import { isOnetCode } from '../catalog/onet-code.ts';
import { identityKey } from '../text/identity-key.ts';
import { nearNames } from '../text/near-names.ts';
import type { Transaction } from '../store/pool.ts';
import { readOccupations, type OccupationRow } from '../store/writes/occupations.ts';
import type { WriteProblem } from './write-problems.ts';

/** An occupation with its core cluster, and the text that named it. */
interface NamedOccupation extends Omit<OccupationRow, 'consolidated_title'> {
  readonly given: string;
}

/** Only digits, hyphens, and periods: meant as a code, because no title looks like this. */
const LIKE_A_CODE = /^[\d.\s-]+$/;

/** The occupations that texts name, by code or by exact title in any case, and the problems of the other texts. */
export async function findOccupations(
  client: Transaction,
  codesOrTitles: readonly string[],
): Promise<{ occupations: NamedOccupation[]; problems: WriteProblem[] }> {
  const rows = await readOccupations(client);
  const occupations: NamedOccupation[] = [];
  const problems: WriteProblem[] = [];
  for (const text of codesOrTitles) {
    const given = text.trim();
    const key = identityKey(given);
    if (given === '' || (LIKE_A_CODE.test(given) && !isOnetCode(given))) {
      problems.push(given === '' ? { kind: 'blank_occupation' } : { kind: 'malformed_code', given });
      continue;
    }
    const byTitle = (title: 'onet_title' | 'consolidated_title'): typeof rows => rows.filter((row) => identityKey(row[title]) === key);
    const [byCode] = rows.filter(({ onet_code }) => onet_code === given);
    const found = byCode === undefined ? firstNotEmpty(byTitle('onet_title'), byTitle('consolidated_title')) : [byCode];
    const [occupation] = found;
    if (occupation === undefined) {
      const near = isOnetCode(given) ? [] : nearNames(given, new Set(rows.map(({ onet_title }) => onet_title)));
      problems.push({ kind: 'unknown_occupation', given, near });
    } else if (found.length > 1) {
      problems.push({ kind: 'ambiguous_title', given, codes: found.map(({ onet_code }) => onet_code) });
    } else {
      const { onet_code, onet_title, cluster_id, cluster_name } = occupation;
      occupations.push({ given, onet_code, onet_title, cluster_id, cluster_name });
    }
  }
  return { occupations, problems };
}

function firstNotEmpty<T>(first: readonly T[], second: readonly T[]): readonly T[] {
  return first.length > 0 ? first : second;
}
