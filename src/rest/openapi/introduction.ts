import { TIER_LIMITS, ROLE_PERMISSIONS } from '../../catalog/roles.ts';

const roles = Object.entries(ROLE_PERMISSIONS).map(([role, permissions]) => `\`${role}\` (${permissions.join(', ')})`);

/** What holds for every operation; what the specification of the interface leaves open is decided here and in the operations. */
export const INTRODUCTION = `Answers questions about U.S. employers, occupations and occupation clusters, and resolves job titles and company names.

**The data is a demonstration.** Codes, titles, places and company names are facts; badges, wages, postings and every other metric are generated.

**Answers** are \`{success, data, count}\`; lists add \`total\` (rows that match before paging, exact) and \`has_more\`. Lists also answer \`text/csv\`: a header line, then the rows, with objects and lists as JSON text in a cell; \`X-Total-Count\` is the total. Reads from the database carry an \`ETag\` and answer 304 to If-None-Match; \`Cache-Control\` is private.

**Filters.** A comma list means OR, several filters AND. Badge filters take \`Platinum\`, \`Gold\`, \`Ranked\` (either) and \`NA\` (none). Values match in any case and are answered in canonical spelling. Names may hold commas: \`industry=Oil, Gas and Mining,Banking\` finds both. A value that names nothing gives an empty list, or a count of 0, with a \`suggestion\`, not an error; parts of a list that name nothing are told there, too, beside the rows of the others; what a path names must exist.

**Parameters.** Unknown, repeated, empty and malformed parameters are refused with 400, all of them at once and together with what is malformed in the path; nothing is ignored or clamped. \`data.problems\` lists them, but for a problem that has a body of its own and is the only one. Booleans are true, false, 1 or 0.

**Order.** Nulls come last in both directions; ties are broken by name, then id, so that paging never repeats or drops a row.

**Errors** have one flat body, \`{success: false, error, suggestion?, example?, data?, request_id}\`.

**Limits.** ${Object.entries(TIER_LIMITS)
  .map(([tier, limit]) => `\`${tier}\`: ${limit === Infinity ? 'no limit' : `${limit} requests a minute`}`)
  .join(
    '; ',
  )}, counted per user, service key or subject of the identity provider, by all processes together, with draft-8 \`RateLimit\` headers and \`Retry-After\`.

**Roles.** ${roles.join('; ')}. Users and service keys have one; tokens of the identity provider carry permissions themselves. Without a valid token 401, without the permission 403.

**Search engine away.** Conversions and search answer 503 with \`Retry-After\`; everything else goes on.`;
