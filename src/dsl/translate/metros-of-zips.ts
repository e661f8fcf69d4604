import { MSA_SIZES } from '../../catalog/enumerations.ts';
import type { Place } from '../../reads/locations.ts';
import { textOf } from './indexed.ts';
import { isCompany, isTopic, type Item } from './items.ts';
import { BADGES, HIRING } from './senses.ts';

/** "Employers near 20170": lists have no ZIP codes, but metro areas. What is asked of the code itself, such as its metro area, stays a question about it. */
export async function withMetrosOfZips(items: readonly Item[], locationOf: (zip: string) => Promise<Place | undefined>): Promise<Item[]> {
  const isOfEmployers = items.some((item) => isTopic(item, ['companies', ...BADGES, ...HIRING]) || item.means.kind === 'level');
  if (!isOfEmployers || !items.some(isZip)) return [...items];
  return Promise.all(
    items.map(async (item, i): Promise<Item> => {
      // "ZIP" alone is short for an employer.
      if (/^zip$/iu.test(item.text) && isZip(items[i + 1]) && isCompany(item)) return { ...item, means: { kind: 'skip' } };
      const isNear = NEAR.test(textOf(...items.slice(Math.max(0, i - MOST_BEFORE), i)));
      if (item.means.kind !== 'entity' || item.means.entity.kind !== 'zip' || !isNear) return item;
      const found = await locationOf(item.means.entity.zip);
      if (typeof found?.['cbsa_code'] !== 'string') return item;
      const size = MSA_SIZES.find((one) => one === found['msa_size']);
      return { ...item, means: { kind: 'entity', entity: { kind: 'place', metro: found['cbsa_code'], ...(size === undefined ? {} : { size }), score: 1 } } };
    }),
  );
}
const isZip = (item: Item | undefined): boolean => item?.means.kind === 'entity' && item.means.entity.kind === 'zip';
const MOST_BEFORE = 3;
const NEAR = /(?:^|\s)(?:near|nearby|around|close to|next to|not far from|surrounding|by)(?: (?:the )?(?:zip(?: ?codes?)?|postal code))?$/iu;
