import { basename } from 'node:path';
import { isOnetOrSocCode } from '../src/catalog/onet-code.ts';
import { SECTOR_NAMES, type Industries } from '../src/conversion/industries.ts';
import type { Gazetteer } from '../src/gazetteer/gazetteer.ts';
import { stateLetters } from '../src/gazetteer/states.ts';
import { isStorableTitle, TITLE_TOO_LONG } from '../src/text/document-key.ts';
import { unguarded } from '../src/text/formula-guard.ts';
import { readTable, type Column } from '../src/tables/read-table.ts';
import { TableError, type Problem } from '../src/tables/row.ts';

/** One row for the table imported_observations. */
export interface ImportedObservation {
  readonly title: string;
  readonly occupation: string;
  readonly employer: string | null;
  readonly sector: string | null;
  readonly state: string | null;
  readonly cbsa: string | null;
  readonly count: number;
}

/** Things that an observation can refer to. */
export interface KnownNames {
  /** O*NET codes of the dataset. */
  readonly codes: ReadonlySet<string>;
  readonly industries: Industries;
  readonly gazetteer: Gazetteer;
}

/** Additional columns of an export of picks. They are ignored. */
const PICK_COLUMNS = ['id', 'recorded_at', 'recorded_by', 'onet_title', 'match_score', 'cluster_id', 'cluster_name'];
const COLUMNS: readonly Column[] = [
  { name: 'title', headers: ['title', 'norm'] },
  { name: 'occupation', headers: ['onet_code', 'soc6', 'soc', 'code', 'occupation'] },
  { name: 'company', headers: ['company', 'company_name', 'employer', 'ekey'], optional: true },
  { name: 'industry', headers: ['industry', 'naics2', 'naics', 'sector'], optional: true },
  { name: 'location', headers: ['location', 'state', 'city', 'metro'], optional: true },
  { name: 'count', headers: ['count', 'observation_count', 'n'], optional: true },
];
const LONGEST_EMPLOYER = 255;
/** The width of the columns that hold counts and their sums. */
const LARGEST_TOTAL = 2_147_483_647;

/**
 * Reads a file of title observations: tab-separated, with a header. Title and occupation (O*NET or 6-digit SOC code) are required. Company,
 * industry (one of the dataset, a NAICS sector's code or name), location (state, "City, ST" or metro area), and count (default 1) are optional. Rows that
 * are otherwise equal are added up. Throws {@link TableError} with every problem.
 */
export function readObservations(path: string, known: KnownNames): ImportedObservation[] {
  const problems: Problem[] = [];
  const groups = new Set([...known.codes].map((code) => code.slice(0, 7)));
  const rows = new Map<string, ImportedObservation>();
  let total = 0;
  for (const line of readTable(path, COLUMNS, problems, { otherColumns: PICK_COLUMNS })) {
    const title = unguarded(line.get('title'));
    if (title === '') line.report('title', 'must not be empty');
    if (!isStorableTitle(title)) line.report('title', TITLE_TOO_LONG);
    const occupation = line.get('occupation');
    if (!isOnetOrSocCode(occupation)) line.report('occupation', 'is not an O*NET-SOC code (NN-NNNN.NN) or a SOC code (NN-NNNN)');
    else if (!known.codes.has(occupation) && !groups.has(occupation)) line.report('occupation', 'is not an occupation in the dataset');
    const employer = line.get('company');
    if (employer.length > LONGEST_EMPLOYER) line.report('company', `is longer than ${LONGEST_EMPLOYER} characters`);
    const industry = line.get('industry');
    const sector = industry === '' ? undefined : known.industries.sectorOf(industry);
    if (industry !== '' && sector === undefined)
      line.report('industry', `is not an industry of the dataset, or the code or name of a NAICS sector (${SECTOR_NAMES[0]}, ${SECTOR_NAMES[1]} …)`);
    const location = line.get('location');
    const place = location === '' ? undefined : placeOf(location, known.gazetteer);
    if (location !== '' && place === undefined) line.report('location', 'is not a state, a city with its state ("Austin, TX"), or a metro area');
    const count = line.get('count') === '' ? 1 : line.integer('count', 1, LARGEST_TOTAL);
    if (total <= LARGEST_TOTAL && total + count > LARGEST_TOTAL && count <= LARGEST_TOTAL)
      line.report('count', `brings the sum of all counts above ${LARGEST_TOTAL.toLocaleString('en-US')}; scale the counts down`);
    total += count;

    const row = {
      title,
      occupation,
      employer: employer === '' ? null : employer,
      sector: sector ?? null,
      state: place?.state ?? null,
      cbsa: place?.cbsa ?? null,
    };
    const key = JSON.stringify(row);
    rows.set(key, { ...row, count: count + (rows.get(key)?.count ?? 0) });
  }
  if (problems.length === 0 && rows.size === 0)
    problems.push({ file: basename(path), line: 1, column: '', value: '', reason: 'has no observations; the previous import stays as it is' });
  if (problems.length > 0) throw new TableError('Nothing was imported', problems);
  return [...rows.values()];
}

/** State and metro area of a place, if it names them; undefined for an unknown place. */
function placeOf(location: string, gazetteer: Gazetteer): { state: string | null; cbsa: string | null } | undefined {
  const state = stateLetters(location);
  if (state !== undefined) return { state, cbsa: null };
  const metro = gazetteer.metroNamed(location);
  const [city, last] = splitAtLastComma(location);
  // The first state in the name of a metro area is that of its largest city: "New York-Newark-Jersey City, NY-NJ".
  const letters = stateLetters(last.split('-')[0]?.trim() ?? '') ?? null;
  if (metro !== undefined) return { state: letters, cbsa: metro.cbsa };
  if (letters === null || !gazetteer.hasCity(city, letters)) return undefined;
  return { state: letters, cbsa: gazetteer.metroOfCity(city, letters) ?? null };
}

function splitAtLastComma(text: string): [string, string] {
  const at = text.lastIndexOf(',');
  return at < 0 ? [text, ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}
