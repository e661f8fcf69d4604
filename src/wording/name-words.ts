import type { NamedMetro, UnknownName } from '../reads/hints.ts';
import type { Asking } from './asking.ts';

type Of<K extends UnknownName['kind']> = Extract<UnknownName, { kind: K }>;

/** The end of a sentence about a name that does not exist: names that may be meant. */
export const orNear = (near: readonly string[]): string => (near.length > 0 ? `; did you mean ${near.join(' or ')}?` : '.');

const OF_ID = { onet_code: 'Occupation', cluster_id: 'Cluster', industry_id: 'Industry id', company_uid: 'Company uid' };

/** What a condition names that does not exist. */
export function unknownName(name: Of<'unknown_state' | 'unknown_city' | 'unknown_country' | 'unknown_id'>, { quoted, value }: Asking): string {
  switch (name.kind) {
    case 'unknown_state':
      return `State ${quoted(name.given)} was not found${orNear(name.near.map(value))}`;
    case 'unknown_city':
      return `No headquarters is in ${quoted(name.given)}${orNear(name.near.map(value))}`;
    case 'unknown_country':
      return `No headquarters is in the country ${quoted(name.given)}${orNear(name.near.map(value))}`;
    case 'unknown_id':
      return `${OF_ID[name.of]} ${name.given} was not found.`;
  }
}

export const metroOfZip = (zip: string, { cbsa, name }: NamedMetro): string => `${zip} is a ZIP code in ${name} (${cbsa}).`;
