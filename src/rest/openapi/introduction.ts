import { TIER_LIMITS, ROLE_PERMISSIONS } from '../../catalog/roles.ts';

const roles = Object.entries(ROLE_PERMISSIONS).map(([role, permissions]) => `\`${role}\` (${permissions.join(', ')})`);

/** The introduction of the reference: rules that apply to all operations. */
export const INTRODUCTION = `This API provides data about U.S. employers, occupations, and occupation clusters, and converts job titles and company names to codes and employers.

**The data is a demonstration.** Occupation codes, titles, places, and company names are real. Badges, wages, postings, and all other metrics are generated.

**Responses** are \`{success, data, count}\`. Lists also have \`total\` (the exact number of matching rows before paging) and \`has_more\`. Lists are also available as \`text/csv\`: a header line, then the rows. Objects and lists in a cell are JSON text, and the \`X-Total-Count\` header has the total. Database reads have an \`ETag\` and return 304 for a matching If-None-Match. \`Cache-Control\` is private.

**Filters.** A comma-separated list means OR. Several filters are joined by AND. Badge filters take \`Platinum\`, \`Gold\`, \`Ranked\` (either), and \`NA\` (no badge). Values match in any case and are returned in canonical spelling. Names can contain commas: \`industry=Oil, Gas and Mining,Banking\` finds both industries. An unknown value is not an error. It returns an empty list, or a count of 0, with a \`suggestion\`. If only some values of a list are unknown, the suggestion names them, and the rows of the other values are returned. A \`suggestion\` next to rows says what they are: the metro areas of a text in \`cbsa\`, or that a figure is that of the cluster. An unknown name in the path returns 404.

**Parameters.** Unknown, repeated, empty, and malformed parameters return 400. All problems are reported at once, including those in the path; nothing is ignored or clamped. \`data.problems\` lists them, except when the only problem has its own error body. Booleans are true, false, 1, or 0.

**Order.** Nulls come last in both directions. Ties are broken by name, then by id, so that paging never repeats or skips a row.

**Errors** have the flat body \`{success: false, error, suggestion?, example?, data?, request_id}\`.

**Rate limits.** ${Object.entries(TIER_LIMITS)
  .map(([tier, limit]) => `\`${tier}\`: ${limit === Infinity ? 'no limit' : `${limit} requests per minute`}`)
  .join(
    '; ',
  )}. Requests are counted per user, service key, or identity-provider subject, across all processes. Responses have draft-8 \`RateLimit\` headers, and 429 responses have \`Retry-After\`.

**Roles.** ${roles.join('; ')}. Each user and service key has one role. Tokens of the identity provider contain permissions instead. Without a valid token, the response is 401; without the permission, 403.

**Search engine unreachable.** Conversions and search return 503 with \`Retry-After\`. Everything else keeps working.`;
