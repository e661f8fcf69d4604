import { nearNames } from '../../text/near-names.ts';
import type { Industries } from '../industries.ts';

/** A part of a context that was not found. */
export type UnknownPart =
  | { readonly part: 'company'; readonly given: string; readonly near: readonly string[] }
  /** For a sector, one name of the list. */
  | { readonly part: 'industry' | 'sector' | 'location'; readonly given: string };

const INDUSTRIES_ACCEPTED = 'Use an industry of the dataset, a NAICS sector by code ("62") or name ("Retail Trade"), or an everyday name ("tech").';

/** The accepted values, and similar names. */
export function hintOf(unknown: UnknownPart, industries: Industries): string[] {
  switch (unknown.part) {
    case 'company':
      return [
        `Company "${unknown.given}" was not found. ${didYouMean(unknown.near, 'To list similar names, use company conversion with a lower minimum score.')}`,
      ];
    case 'industry':
      return [`Industry "${unknown.given}" was not found. ${didYouMean(industries.near(unknown.given), INDUSTRIES_ACCEPTED)}`];
    case 'location':
      return [
        `Location "${unknown.given}" was not found. Use a state ("TX", "Texas"), a city ("Austin", "Austin, TX"), a metro area by name or code, or a ZIP code.`,
      ];
    case 'sector': {
      const near = nearNames(unknown.given, industries.names);
      return [`Sector "${unknown.given}" was not found. ${didYouMean(near.length > 0 ? near : industries.near(unknown.given), INDUSTRIES_ACCEPTED)}`];
    }
  }
}

const didYouMean = (near: readonly string[], otherwise: string): string =>
  near.length > 0 ? `Did you mean ${near.map((name) => `"${name}"`).join(' or ')}?` : otherwise;
