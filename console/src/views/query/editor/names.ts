import { get } from '../../../api/client.ts';
import type { Place } from './cursor-place.ts';

const MOST = 8;
const SHORTEST = 2;

interface Name {
  readonly name: string;
  readonly note: string;
}

type Find = (text: string, signal: AbortSignal) => Promise<Name[]>;

const companies: Find = async (name, signal) =>
  (await get('/api/companyconvert', { query: { name, limit: MOST }, signal })).data.map(({ company_name }) => ({ name: company_name, note: 'employer' }));
const titles: Find = async (title, signal) =>
  (await get('/api/titleconvert', { query: { title, limit: MOST }, signal })).data.map(({ onet_title, onet_code }) => ({ name: onet_title, note: onet_code }));
const codes: Find = async (title, signal) =>
  (await get('/api/titleconvert', { query: { title, limit: MOST }, signal })).data.map(({ onet_title, onet_code }) => ({ name: onet_code, note: onet_title }));
const clusters: Find = async (search, signal) =>
  (await get('/api/clusters', { query: { search, limit: MOST }, signal })).data.map(({ cluster_name, cluster_id }) => ({
    name: cluster_name,
    note: `cluster ${cluster_id}`,
  }));
const industries: Find = async (search, signal) =>
  (await get('/api/industries', { query: { search, limit: MOST }, signal })).data.map(({ industry }) => ({ name: industry, note: 'industry' }));

/** Which names a text can be, by the word before it. */
const SOURCES: readonly (readonly [RegExp, Find])[] = [
  [/^(?:COMPANY(?:_NAME|_UID)?|NAME|COMPANYCONVERT|COMPANIES|FROM|TO)$/, companies],
  [/^ONET_CODE$/, codes],
  [/^(?:TITLECONVERT|OCCUPATION|ONET_TITLE)$/, titles],
  [/^(?:CLUSTER(?:_NAME|_ID)?|CLUSTERCONVERT)$/, clusters],
  [/^(?:INDUSTRY|SECTOR)$/, industries],
];

/** The names that a text between quotes can become. */
export async function namesFor({ name, text }: Extract<Place, { kind: 'value' }>, signal: AbortSignal): Promise<Name[]> {
  if (text.trim().length < SHORTEST) return [];
  return (await SOURCES.find(([word]) => word.test(name))?.[1](text.trim(), signal)) ?? [];
}
