import { randomUUID } from 'node:crypto';
import { PICK_SCHEMA } from '../catalog/learning.ts';
import { LONGEST_TYPED } from '../catalog/matches.ts';
import { wordsOf } from '../text/words.ts';
import { NotFound } from '../reads/hints.ts';
import { insertPick } from '../store/intake/picks.ts';
import type { Database } from '../store/pool.ts';
import { intakeCheck } from './check-intake.ts';
import { isLonger } from '../text/text-length.ts';

/** The parts of a title-conversion row that are stored with a pick. */
interface Picked {
  readonly onet_code: string;
  readonly onet_title?: string;
  /** 0 to 1. */
  readonly match_score?: number;
  readonly cluster_id?: number;
  readonly cluster_name?: string;
}

/** Which row of a title conversion a person picked. */
export interface TitlePick extends Picked {
  /** UUID v4 in lower case. */
  readonly id?: string;
  readonly title: string;
}

export const PICK_EXAMPLE = {
  query_info: { title: 'registered nurse' },
  picked: { onet_code: '29-1141.00', onet_title: 'Registered Nurses', match_score: 1 },
};

interface PickBody {
  readonly id?: string;
  readonly query_info?: { readonly title: string };
  readonly title?: string;
  readonly picked: Readonly<Record<string, unknown>>;
}

const checkPick = intakeCheck(PICK_SCHEMA, 'the pick');

/**
 * Reads `{id?, query_info {title} or title, picked}`, the body of POST /api/titleconvert and the JSON of SUBMIT TITLECONVERT.
 * Reports all problems at once. In the picked row, members that are not stored are checked, too.
 */
export function readPick(body: unknown): { readonly pick: TitlePick } | { readonly problems: string[] } {
  const problems = [...new Set([...checkPick(body), ...titleProblems(body)])];
  if (problems.length > 0) return { problems };
  const { id, query_info, title = query_info?.title ?? '', picked } = body as PickBody;
  return { pick: { ...(id === undefined ? {} : { id: id.toLowerCase() }), title: title.trim(), ...keptOf(picked) } };
}

/** Checks of titles that the schema cannot express. Values that are not text are left to the schema. */
function titleProblems(body: unknown): string[] {
  const { title, query_info } = (body ?? {}) as { title?: unknown; query_info?: unknown };
  const inQuery = (query_info ?? {}) as { title?: unknown };
  const given = [
    { name: 'title', title },
    { name: 'query_info.title', title: inQuery.title },
  ].flatMap(({ name, title: text }) => (typeof text === 'string' ? [{ name, text }] : []));
  const problems = given.flatMap(({ name, text }) => {
    const { maximumLength, maximumWords } = LONGEST_TYPED;
    if (isLonger(text, maximumLength)) return [`${name} is longer than ${maximumLength} characters`];
    return wordsOf(text).length > maximumWords ? [`${name} has more than ${maximumWords} words`] : [];
  });
  const [first, second] = given;
  const differ = first !== undefined && second !== undefined && first.text.trim() !== second.text.trim();
  return differ ? [...problems, 'title and query_info.title are different. Send only one of them'] : problems;
}

/** Removes null members: a row has them, a pick does not. */
function keptOf(row: PickBody['picked']): Picked {
  const { onet_code, onet_title, score, match_score = score, cluster_id, cluster_name } = row as Record<string, unknown>;
  const kept = { onet_title, match_score, cluster_id, cluster_name };
  return {
    onet_code: String(onet_code),
    ...(Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined && value !== null)) as Omit<Picked, 'onet_code'>),
  };
}

/** A pick as reported to its sender. */
export interface RecordedPick {
  readonly id: string;
  readonly title: string;
  readonly onet_code: string;
  readonly recorded: boolean;
}

/**
 * Records a pick that {@link readPick} accepted. A known id changes nothing and is not an error: `recorded` is then false, and title and code
 * are those given, because the stored pick may belong to someone else. A code or a cluster that is not in the dataset is refused.
 */
export async function recordPick(database: Database, pick: TitlePick, recordedBy: string): Promise<RecordedPick> {
  const { id = randomUUID(), title, onet_code, onet_title = null, match_score = null, cluster_id = null, cluster_name = null } = pick;
  const row = { id, title, onet_code, onet_title, match_score, cluster_id, cluster_name, recorded_by: recordedBy };
  const { code_known, cluster_known, recorded } = await insertPick(database, row);
  if (!code_known) throw new NotFound({ kind: 'unknown_pick', member: 'onet_code', value: onet_code });
  if (!cluster_known) throw new NotFound({ kind: 'unknown_pick', member: 'cluster_id', value: String(cluster_id) });
  return { id, title, onet_code, recorded };
}
