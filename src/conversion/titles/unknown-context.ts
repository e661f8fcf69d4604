import { nearNames } from '../../text/near-names.ts';
import type { Industries } from '../industries.ts';

/** A part of a context that names nothing known. */
export type UnknownPart =
  | { readonly part: 'company'; readonly given: string; readonly near: readonly string[] }
  /** Of a sector: one name of the list. */
  | { readonly part: 'industry' | 'sector' | 'location'; readonly given: string };

const INDUSTRIES_ACCEPTED = 'give an industry of the dataset, a NAICS sector by code ("62") or name ("Retail Trade"), or an everyday name ("tech").';

/** What is accepted instead, and what may have been meant. */
export function hintOf(unknown: UnknownPart, industries: Industries): string[] {
  switch (unknown.part) {
    case 'company':
      return [`No employer is known as «${unknown.given}»${orNear(unknown.near, 'company conversion with a lower min_score lists the nearest names.')}`];
    case 'industry':
      return [`No industry is known as «${unknown.given}»${orNear(industries.near(unknown.given), INDUSTRIES_ACCEPTED)}`];
    case 'location':
      return [
        `No place is known as «${unknown.given}»: give a state ("TX", "Texas"), a city ("Austin", "Austin, TX"), a metropolitan area by name or code, or a ZIP code.`,
      ];
    case 'sector': {
      const near = nearNames(unknown.given, industries.names);
      return [
        `No industry of the dataset is known as «${unknown.given}»${orNear(near.length > 0 ? near : industries.near(unknown.given), INDUSTRIES_ACCEPTED)}`,
      ];
    }
  }
}

const orNear = (near: readonly string[], otherwise: string): string => (near.length > 0 ? `; did you mean ${near.join(' or ')}?` : `: ${otherwise}`);
