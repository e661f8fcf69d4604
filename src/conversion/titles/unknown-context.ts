import { nearNames } from '../../text/near-names.ts';
import type { Industries } from '../industries.ts';

/** A part of a context that names nothing known. */
export type UnknownPart =
  | { readonly part: 'company'; readonly given: string; readonly near: readonly string[] }
  /** Of a sector: one name of the list. */
  | { readonly part: 'industry' | 'sector' | 'location'; readonly given: string };

const INDUSTRIES_ACCEPTED = 'Give an industry of the dataset, a NAICS sector by code ("62") or name ("Retail Trade"), or an everyday name ("tech").';

/** What is accepted instead, and what may have been meant. */
export function hintOf(unknown: UnknownPart, industries: Industries): string[] {
  switch (unknown.part) {
    case 'company':
      return [`Company "${unknown.given}" was not found. ${didYouMean(unknown.near, 'Company conversion with a lower min_score lists the nearest names.')}`];
    case 'industry':
      return [`Industry "${unknown.given}" was not found. ${didYouMean(industries.near(unknown.given), INDUSTRIES_ACCEPTED)}`];
    case 'location':
      return [
        `Location "${unknown.given}" was not found. Give a state ("TX", "Texas"), a city ("Austin", "Austin, TX"), a metro area by name or code, or a ZIP code.`,
      ];
    case 'sector': {
      const near = nearNames(unknown.given, industries.names);
      return [
        `Sector "${unknown.given}" is not an industry of the dataset. ${didYouMean(near.length > 0 ? near : industries.near(unknown.given), INDUSTRIES_ACCEPTED)}`,
      ];
    }
  }
}

const didYouMean = (near: readonly string[], otherwise: string): string =>
  near.length > 0 ? `Did you mean ${near.map((name) => `"${name}"`).join(' or ')}?` : otherwise;
