import { nearNames } from '../../text/near-names.ts';
import { industriesNear } from './sectors.ts';

/** A part of a context that names nothing known. */
export type UnknownPart =
  | { readonly part: 'company'; readonly given: string; readonly near: readonly string[] }
  | { readonly part: 'industry' | 'location'; readonly given: string }
  /** One name of the list, and the industries of the dataset. */
  | { readonly part: 'sector'; readonly given: string; readonly industries: readonly string[] };

const INDUSTRIES_ACCEPTED = 'give an industry of the dataset, a NAICS sector by code ("62") or name ("Retail Trade"), or an everyday name ("tech").';

/** What is accepted instead, and what may have been meant. */
export function hintOf(unknown: UnknownPart): string[] {
  switch (unknown.part) {
    case 'company':
      return [`No employer is known as «${unknown.given}»${orNear(unknown.near, 'company conversion with a lower min_score lists the nearest names.')}`];
    case 'industry':
      return [`No industry is known as «${unknown.given}»${orNear(industriesNear(unknown.given), INDUSTRIES_ACCEPTED)}`];
    case 'location':
      return [
        `No place is known as «${unknown.given}»: give a state ("TX", "Texas"), a city ("Austin", "Austin, TX"), a metropolitan area by name or code, or a ZIP code.`,
      ];
    case 'sector': {
      const near = nearNames(unknown.given, unknown.industries);
      return [
        `No industry of the dataset is known as «${unknown.given}»${orNear(near.length > 0 ? near : industriesNear(unknown.given), INDUSTRIES_ACCEPTED)}`,
      ];
    }
  }
}

const orNear = (near: readonly string[], otherwise: string): string => (near.length > 0 ? `; did you mean ${near.join(' or ')}?` : `: ${otherwise}`);
