import { isOnetCode } from '../catalog/onet-code.ts';
import { identityKey } from '../text/identity-key.ts';
import { nearNames } from '../text/near-names.ts';
import type { Transaction } from '../store/pool.ts';
import { readOccupations, type OccupationRow } from '../store/writes/occupations.ts';
import type { Problem } from './name-problems.ts';

/** An occupation with its core cluster, and the text that named it. */
export interface NamedOccupation extends Omit<OccupationRow, 'consolidated_title'> {
  readonly given: string;
}

/** Only digits, hyphens, and periods: meant as a code, because no title looks like this. */
const LIKE_A_CODE = /^[\d.\s-]+$/;

/** The occupations that texts name, by code or by exact title in any case, and the problems of the other texts. */
export async function findOccupations(
  client: Transaction,
  codesOrTitles: readonly string[],
): Promise<{ occupations: NamedOccupation[]; problems: Problem[]; isMalformed: boolean }> {
  const rows = await readOccupations(client);
  const occupations: NamedOccupation[] = [];
  const problems: Problem[] = [];
  let isMalformed = false;
  const refuse = (message: string, near: readonly string[] = []): void =>
    void problems.push({ parameter: 'OCCUPATION', message, ...(near.length > 0 ? { did_you_mean: near } : {}) });

  for (const text of codesOrTitles) {
    const given = text.trim();
    const key = identityKey(given);
    if (given === '' || (LIKE_A_CODE.test(given) && !isOnetCode(given))) {
      isMalformed = true;
      refuse(given === '' ? 'OCCUPATION is blank; write a code or a title' : `"${given}" is not an O*NET-SOC code; the format is NN-NNNN.NN, as in 29-1141.00`);
      continue;
    }
    const byTitle = (title: 'onet_title' | 'consolidated_title'): typeof rows => rows.filter((row) => identityKey(row[title]) === key);
    const [byCode] = rows.filter(({ onet_code }) => onet_code === given);
    const found = byCode === undefined ? firstNotEmpty(byTitle('onet_title'), byTitle('consolidated_title')) : [byCode];
    const [occupation] = found;
    if (occupation === undefined) {
      const titles = isOnetCode(given) ? [] : nearNames(given, new Set(rows.map(({ onet_title }) => onet_title)));
      refuse(`Occupation not found: "${given}"; to convert a job title to a code, use TITLECONVERT`, titles);
    } else if (found.length > 1) {
      isMalformed = true;
      refuse(`"${given}" is the title of several occupations; use one of the codes ${found.map(({ onet_code }) => onet_code).join(', ')}`);
    } else {
      const { onet_code, onet_title, cluster_id, cluster_name } = occupation;
      occupations.push({ given, onet_code, onet_title, cluster_id, cluster_name });
    }
  }
  return { occupations, problems, isMalformed };
}

function firstNotEmpty<T>(first: readonly T[], second: readonly T[]): readonly T[] {
  return first.length > 0 ? first : second;
}
