import type { Request, Response } from 'express';
import { stringify } from 'csv-stringify';
import type { Resource } from '../catalog/resource.ts';
import { ApiError } from '../errors/api-error.ts';
import { suggestionOf } from '../wording/title-words.ts';
import { ASKING } from './asking.ts';
import type { Answer } from '../operations/answer.ts';
import type { RestFace } from '../operations/operation.ts';
import type { Question } from '../operations/question.ts';
import type { Row } from '../reads/list.ts';
import { whyEmpty } from './hint-text.ts';
import { parameterNamed } from '../routing/parameter.ts';
import type { Route } from '../routing/route.ts';
import { guarded } from '../text/formula-guard.ts';

export interface Answered {
  readonly answer: Answer;
  readonly question: Question;
  readonly face: RestFace;
  readonly route: Route;
  readonly resource: Resource | undefined;
  /** Filter values that no row has. */
  readonly hints: { readonly suggestion?: string };
  /** What the rows are that the request does not say. */
  readonly notes: readonly string[];
}

/** Sends one record: {success, data, count: 1}. */
export function sendRecord(response: Response, data: unknown, more: Readonly<Record<string, unknown>> = {}): void {
  response.json({ success: true, data, count: 1, ...more });
}

/** Sends an answer as {success, data, count, …}, or as CSV or Markdown if the caller prefers it and the route supports it. */
export function sendAnswer(request: Request, response: Response, answered: Answered): void {
  const { answer, face, route } = answered;
  if (route.media !== undefined) response.vary('Accept');
  switch (request.accepts(['application/json', ...(route.media ?? [])])) {
    case 'text/csv':
      sendCsv(response, answer);
      return;
    case 'text/markdown':
      response.type('text/markdown; charset=utf-8').send(face.markdown?.() ?? '');
      return;
    case false:
      throw new ApiError('not_acceptable', { suggestion: acceptable(route) });
    default:
      response.json(envelopeOf(request, answered));
  }
}

/** The media types to accept instead. */
const acceptable = ({ media = [] }: Route): string => `Send \`Accept: application/json\`${media.map((type) => ` or \`Accept: ${type}\``).join('')}.`;

function envelopeOf(request: Request, { answer, question, face, route, resource, hints, notes }: Answered): Record<string, unknown> {
  const { data, count, total, matched = total, head = {}, hint, advice = [] } = answer;
  const instead = suggestionOf(advice, ASKING);
  const rows = face.rowOf === undefined || !Array.isArray(data) ? data : (data as Row[]).map(face.rowOf);
  const envelope: Record<string, unknown> = {
    success: true,
    ...(face.withStatus === true ? { status: 'success' } : {}),
    data: rows,
    count,
    ...(total === undefined ? {} : { total, has_more: question.plan.offset + count < total }),
    ...(matched === 0 ? nothingMet(request, route) : {}),
    ...(hint === undefined ? {} : { suggestion: whyEmpty(hint) }),
    ...hints,
    ...head,
    ...(instead === undefined ? {} : { suggestion: instead }),
    ...deprecations(request, resource),
  };
  if (notes.length === 0) return envelope;
  const { suggestion } = envelope;
  return { ...envelope, suggestion: [...(typeof suggestion === 'string' ? [suggestion] : []), ...notes].join(' ') };
}

/** An unknown filter value is not an error. An empty list names the filters. */
function nothingMet(request: Request, { parameters }: Route): { suggestion?: string } {
  const filters = Object.entries(request.query as Record<string, string>).filter(([name]) => parameterNamed(parameters, name)?.changes === undefined);
  if (filters.length === 0) return {};
  return {
    suggestion: `No rows match ${filters.map(([name, value]) => `${name}=${value}`).join(' and ')}. Check the spelling of the values, or remove a filter.`,
  };
}

/** A warning for each deprecated name. */
function deprecations(request: Request, resource: Resource | undefined): { deprecation_warning?: string } {
  const used = Object.values(resource?.fields ?? {}).flatMap(({ deprecated = [], rest }) =>
    deprecated.filter((name) => request.query[name] !== undefined).map((name) => `${name} is deprecated; use ${rest[0] ?? ''}.`),
  );
  return used.length === 0 ? {} : { deprecation_warning: used.join(' ') };
}

/** The rows as CSV with a header line. Objects and lists are JSON text. Texts that a spreadsheet would run are guarded; numbers stay as they are. X-Total-Count has the total number of rows. */
function sendCsv(response: Response, { data, table, total = table?.length ?? 0, fields }: Answer): void {
  const rows = table ?? (data as readonly Row[]);
  response.type('text/csv; charset=utf-8').setHeader('X-Total-Count', total);
  const lines = stringify({
    header: true,
    columns: [...(fields ?? Object.keys(rows[0] ?? {}))],
    cast: { date: (date) => date.toISOString(), boolean: String, string: guarded },
  });
  lines.pipe(response);
  for (const row of rows) lines.write(row);
  lines.end();
}
