import { ARCHETYPES } from '../../../src/catalog/enumerations.ts';
import type { Part } from './part.ts';

const ORDERS = ['alpha', 'entry_postings', 'total_postings', 'badge', 'industry'];

/** What REST alone writes in its own way (the `parameters` of a face), and how the query language says it. */
export const OWN_PARTS: Readonly<Record<string, readonly Part[]>> = {
  badge: [
    { rest: { badge: 'Platinum' }, where: 'ANY_BADGE IS "Platinum"' },
    { rest: { badge: 'NA' }, where: 'ANY_BADGE IS NA' },
    { rest: { badge: 'growth:Gold' }, where: 'BADGE IS "growth:Gold"' },
  ],
  sort: [
    ...ORDERS.flatMap((order) =>
      ['sort', 'order_by'].map((name) => ({ rest: { [name]: order }, clause: `ORDER BY ${order.replace('postings', 'posting_count')}` })),
    ),
    { rest: { sort: 'blend' }, clause: 'ORDER BY BLEND' },
    ...ARCHETYPES.map((archetype) => ({ rest: { sort: `blend_${archetype}` }, clause: `ORDER BY BLEND_${archetype}` })),
  ],
  archetype: ARCHETYPES.map((archetype) => ({ rest: { sort: 'blend', archetype }, where: `ARCHETYPE IS "${archetype}"`, clause: 'ORDER BY BLEND' })),
  include: [{ rest: { include: 'occupations' }, clause: 'INCLUDE OCCUPATIONS' }],
  expand: [
    { rest: { expand: 'names' }, clause: 'EXPAND NAMES' },
    { rest: { expand: 'names,occupations' }, clause: 'EXPAND NAMES, OCCUPATIONS' },
    { rest: { expand: 'company_hiring', company: 'Walmart' }, where: 'COMPANY IS "Walmart"', clause: 'EXPAND COMPANY_HIRING' },
  ],
};
