import { loadIndustries } from '../../conversion/industries.ts';
import { gazetteer, loadGazetteer } from '../../gazetteer/current-gazetteer.ts';
import { STATE_NAMES, stateLetters } from '../../gazetteer/states.ts';
import type { Caller, Services } from '../../operations/services.ts';
import { companyByName, unknownCompany } from '../../reads/company-names.ts';
import { clusterByName, nearClusters, occupationByCode, occupationByTitle } from '../../reads/targets.ts';
import { nearNames } from '../../text/near-names.ts';
import { ask } from '../ask.ts';
import { prepare } from '../prepare.ts';
import { quoted } from '../print.ts';
import type { LooseValue } from './loose-query.ts';

/** What a text in a query can name. */
export interface Meaning {
  readonly kind: 'company' | 'occupation' | 'cluster' | 'state' | 'industry' | 'metro' | 'zip' | 'cbsa';
  /** The exact name, code, or id. */
  readonly name: string;
  /** 0 if the text is this name; more if it is only similar. */
  readonly cost: number;
}

const NEAR_CLUSTER = 0.88;
const SIMILAR = 0.5;
const OF_OCCUPATION = 0.3;
/** Codes without their ending are those of the main occupation. */
const ANY_CODE = /^\d{2}-\d{4}(?:\.\d{2})?$/u;
const FULL_CODE = /^\d{2}-\d{4}\.\d{2}$/u;

/** Everything that a value can name, best first. `wantsJob`: also a job title that has to be converted. */
export async function meaningsOf(services: Services, caller: Caller, value: LooseValue, wantsJob: boolean): Promise<readonly Meaning[]> {
  const text = value.text.trim();
  if (value.kind === 'code' || ANY_CODE.test(text)) return ofCode(services, text);
  if (value.kind === 'number' || /^\d+$/u.test(text)) return ofNumber(text);
  const found = await Promise.all([
    companies(services, text),
    clusters(services, text),
    industries(services, text),
    places(services, text),
    wantsJob ? jobs(services, caller, text) : [],
  ]);
  return found.flat().sort((a, b) => a.cost - b.cost);
}

async function ofCode({ database }: Services, text: string): Promise<Meaning[]> {
  const code = FULL_CODE.test(text) ? text : `${text}.00`;
  return (await occupationByCode(database, code)) === undefined ? [] : [{ kind: 'occupation', name: code, cost: 0 }];
}

const ofNumber = (text: string): Meaning[] => [
  ...(/^\d{5}$/u.test(text)
    ? ([
        { kind: 'zip', name: text, cost: 0 },
        { kind: 'cbsa', name: text, cost: 0 },
        { kind: 'metro', name: text, cost: 0 },
      ] as const)
    : []),
  ...(/^\d{1,4}$/u.test(text) ? [{ kind: 'cluster', name: text, cost: 0.1 } as const] : []),
];

async function companies({ database }: Services, text: string): Promise<Meaning[]> {
  const exact = await companyByName(database, text);
  if (exact !== undefined) return [{ kind: 'company', name: exact.company_name, cost: 0 }];
  const { near, isAlias } = await unknownCompany(database, text);
  const [first, ...others] = near;
  if (first === undefined || (isAlias && others.length > 0)) return [];
  return [{ kind: 'company', name: first, cost: isAlias ? 0.1 : SIMILAR }];
}

async function clusters({ database }: Services, text: string): Promise<Meaning[]> {
  const exact = await clusterByName(database, text);
  if (exact !== undefined) return [{ kind: 'cluster', name: exact.cluster_name, cost: 0 }];
  const [near] = nearNames(text, await nearClusters(database, text), NEAR_CLUSTER);
  return near === undefined ? [] : [{ kind: 'cluster', name: near, cost: SIMILAR }];
}

async function industries({ database }: Services, text: string): Promise<Meaning[]> {
  const known = await loadIndustries(database);
  const [exact, ...others] = known.of(text);
  if (exact !== undefined && others.length === 0) return [{ kind: 'industry', name: exact, cost: exact.toLowerCase() === text.toLowerCase() ? 0 : 0.1 }];
  const [near] = known.near(text);
  return near === undefined || !known.names.includes(near) ? [] : [{ kind: 'industry', name: near, cost: SIMILAR }];
}

/** A state, and a metro area whose name contains the text. */
async function places({ database }: Services, text: string): Promise<Meaning[]> {
  await loadGazetteer(database);
  const letters = stateLetters(text);
  const state = letters === undefined ? nearNames(text, Object.values(STATE_NAMES), 0.93)[0] : STATE_NAMES[letters];
  return [
    ...(state === undefined ? [] : [{ kind: 'state', name: state, cost: letters === undefined ? SIMILAR : 0 } as const]),
    ...(gazetteer().hasMetroLike(text) ? [{ kind: 'metro', name: text, cost: 0.2 } as const] : []),
  ];
}

/** An occupation, and the cluster that it belongs to. */
async function jobs(services: Services, caller: Caller, text: string): Promise<Meaning[]> {
  const [occupation] = await occupations(services, caller, text);
  const found = occupation === undefined ? undefined : await occupationByCode(services.database, occupation.name);
  return occupation === undefined || found === undefined
    ? []
    : [occupation, { kind: 'cluster', name: String(found.cluster_id), cost: occupation.cost + OF_OCCUPATION }];
}

/** The occupation with this title, or the one that the title is converted to. None while the search engine is unreachable. */
async function occupations(services: Services, caller: Caller, text: string): Promise<Meaning[]> {
  const exact = await occupationByTitle(services.database, text);
  if (exact !== undefined) return [{ kind: 'occupation', name: exact.onet_code, cost: 0 }];
  try {
    const prepared = prepare(`TITLECONVERT ${quoted(text)} LIMIT 1`, caller);
    const answer = prepared.kind === 'question' ? await ask(services, prepared.question) : undefined;
    const [first] = (answer?.data ?? []) as readonly { onet_code?: string; recommended?: boolean }[];
    return first?.onet_code === undefined ? [] : [{ kind: 'occupation', name: first.onet_code, cost: first.recommended === true ? 0.2 : 0.45 }];
  } catch {
    return [];
  }
}
