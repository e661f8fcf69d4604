import type { CompanyFact } from '../fact-types.ts';
import type { Comparison, Difference, NotComparable } from './comparison.ts';

/** A listed company in one source. */
export interface Listing {
  readonly source: string;
  readonly name: string;
  readonly tickers: readonly string[];
  /** Names of the U.S. states of its headquarters; empty when the address is foreign or missing. */
  readonly states: readonly string[];
}

type OurCompany = Pick<CompanyFact, 'name' | 'state' | 'ticker'>;

/** Required share of our tickers and states that the sources confirm. Less than 100%, because listings and headquarters change over time. */
const REQUIRED = 0.97;

export function compareTickers(ours: readonly OurCompany[], listings: readonly Listing[]): Comparison {
  const known = byTicker(listings);
  const listed = ours.filter(({ ticker }) => ticker !== null);
  const differences = listed.flatMap(({ name, ticker }): Difference[] =>
    known.has(tickerKey(ticker)) ? [] : [{ subject: name, ours: ticker, reference: null }],
  );
  return { check: 'company tickers', compared: listed.length, differences, notComparable: [], required: REQUIRED };
}

/** Skips companies whose ticker is in no source (see compareTickers). One source that agrees is enough. */
export function compareHeadquarters(ours: readonly OurCompany[], listings: readonly Listing[]): Comparison {
  const known = byTicker(listings);
  const differences: Difference[] = [];
  const notComparable: NotComparable[] = [];
  let compared = 0;
  for (const { name, state, ticker } of ours) {
    const found = known.get(tickerKey(ticker));
    if (found === undefined) continue;
    const addressed = found.filter(({ states }) => states.length > 0);
    if (addressed.length === 0) {
      notComparable.push({ subject: name, reason: `${ticker ?? ''}: foreign or missing address in the reference (ours: ${state})` });
      continue;
    }
    compared += 1;
    if (addressed.some(({ states }) => states.includes(state))) continue;
    differences.push({
      subject: name,
      ours: `${state} (${ticker ?? ''})`,
      reference: addressed.map((listing) => `${listing.states.join(' or ')} (${listing.name}, ${listing.source})`).join('; '),
    });
  }
  return { check: 'headquarters states', compared, differences, notComparable, required: REQUIRED };
}

function byTicker(listings: readonly Listing[]): ReadonlyMap<string, readonly Listing[]> {
  const found = new Map<string, Listing[]>();
  for (const listing of listings) {
    for (const ticker of listing.tickers) found.set(tickerKey(ticker), [...(found.get(tickerKey(ticker)) ?? []), listing]);
  }
  return found;
}

/** Share classes are written BRK.B here and BRK-B there. */
function tickerKey(ticker: string | null): string {
  return (ticker ?? '').toUpperCase().replace('.', '-');
}
