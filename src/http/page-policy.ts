import helmet from 'helmet';
import type { RequestHandler } from 'express';

/** What a page may do besides loading its own scripts, styles, and data from this service. */
export interface PageNeeds {
  readonly styleSrc?: readonly string[];
  readonly imgSrc?: readonly string[];
  readonly connectSrc?: readonly string[];
  readonly manifestSrc?: readonly string[];
  readonly formAction?: readonly string[];
}

/** The content security policy of a page: nothing from other hosts, no script in the page, and no other page around it. */
export const pagePolicy = (needs: PageNeeds): RequestHandler =>
  helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      connectSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
      ...Object.fromEntries(Object.entries(needs).map(([directive, sources]) => [directive, [...(sources as readonly string[])]])),
    },
  });
