import { OPERATIONS } from '../../operations/table.ts';
import { nearWord } from '../near-word.ts';
import type { Problem } from '../problem.ts';
import { ofZip } from '../repairs.ts';
import type { Clause, ConvertCommand, Literal, ReadCommand } from '../syntax-tree.ts';
import type { Form } from './form.ts';
import { formsOf } from './forms-of-operation.ts';
import { wordTable } from '../../text/word-table.ts';

const VERBS: readonly Form['verb'][] = ['LIST', 'GET', 'COUNT', 'ANALYZE', 'TITLECONVERT', 'COMPANYCONVERT', 'CLUSTERCONVERT', 'SEARCH'];

/** All forms of the read commands, by verb. HELP, the rules, and execution use this list. */
export const FORMS: readonly Form[] = OPERATIONS.flatMap(formsOf).sort((a, b) => VERBS.indexOf(a.verb) - VERBS.indexOf(b.verb));

const CONVERSION_FORMS = FORMS.filter(({ subject }) => subject === '');

/** Removed GET subjects and their replacements. */
export const REMOVED = wordTable<{ readonly replacements: readonly string[]; readonly example: string }>({
  MOBILITY_PATTERNS: { replacements: ['LIST DESTINATION_CLUSTERS', 'LIST SKILL_ADJACENT_CLUSTERS'], example: 'LIST DESTINATION_CLUSTERS FOR CLUSTER 75' },
  CAREER_TRANSITIONS: {
    replacements: ['LIST DESTINATION_CLUSTERS', 'GET PATHWAYS FOR OCCUPATION'],
    example: 'GET PATHWAYS FOR OCCUPATION WHERE ONET_CODE IS "29-1141.00"',
  },
  ACCESS_REQUIREMENTS: { replacements: ['GET EDUCATION FOR OCCUPATION'], example: 'GET EDUCATION FOR OCCUPATION WHERE ONET_CODE IS "29-1141.00"' },
  RETENTION_DATA: { replacements: ['GET RETENTION FOR CLUSTER'], example: 'GET RETENTION FOR CLUSTER 75' },
});

/** `LOCATION BY ZIP` is another spelling of `LOCATION_ZIP`. */
const BY = wordTable<string>({ ZIP: 'LOCATION_ZIP', CBSA: 'LOCATION_CBSA' });

/** `key` is the literal after the subject. */
type Found = { readonly form: Form; readonly clauses: readonly Clause[]; readonly key: Literal | undefined } | { readonly problem: Problem };

/** The form of a command, or the problem if there is none. */
export function formOf(command: ReadCommand | ConvertCommand): Found {
  if (command.kind === 'read') return readForm(command);
  const form = CONVERSION_FORMS.find(({ verb, isBatch = false }) => verb === command.verb && isBatch === command.isBatch);
  const stray = command.clauses.find(({ kind }) => kind === 'for' || kind === 'by');
  if (form !== undefined && stray !== undefined) {
    const message = `${command.verb} does not take ${stray.kind.toUpperCase()}`;
    return { problem: { message, suggestion: 'Use WHERE.', example: form.examples[0], at: stray.at } };
  }
  if (form !== undefined) return { form, clauses: joinedConditions(command.clauses), key: undefined };
  return {
    problem: {
      message: `${command.verb} does not take a list`,
      suggestion: 'Only TITLECONVERT takes a list. Send one query per name.',
      example: CONVERSION_FORMS.find(({ verb }) => verb === command.verb)?.examples[0] ?? 'HELP CONVERT',
      at: command.at,
    },
  };
}

function readForm(command: ReadCommand): Found {
  const { verb } = command;
  const by = command.clauses.find((clause) => clause.kind === 'by');
  const isLocation = verb === 'GET' && command.subject.text === 'LOCATION';
  const subject = isLocation && by?.kind === 'by' ? BY[by.what.text] : command.subject.text;
  const clauses = isLocation ? command.clauses.filter(({ kind }) => kind !== 'by') : command.clauses;
  const stray = clauses.find((clause) => clause.kind === 'by');
  const forms = FORMS.filter((form) => form.verb === verb && form.subject === subject);
  const [first] = forms;
  if (isLocation && first === undefined) return { problem: whichLocation(command, by?.at) };
  if (first === undefined) return { problem: unknownSubject(command) };
  if (stray !== undefined)
    return {
      problem: {
        message: 'BY is only valid in GET LOCATION, ORDER BY, and GROUP BY',
        suggestion: 'Use WHERE to filter, or write ORDER BY or GROUP BY.',
        example: first.examples[0],
        at: stray.at,
      },
    };
  const target = clauses.find((clause) => clause.kind === 'for');
  const wanted = target?.kind === 'for' ? target.target.text : undefined;
  const form = forms.find((candidate) => candidate.for === wanted);
  const code = isLocation && by?.kind === 'by' ? by.value : undefined;
  if (form !== undefined && code !== undefined && command.key !== undefined) return { problem: twoLocations(form, code) };
  if (form !== undefined) return { form, clauses, key: code ?? command.key };
  return { problem: wrongTarget(command, forms, wanted, target?.at) };
}

/** The specification allows several WHERE clauses in conversions. They are joined by AND. */
function joinedConditions(clauses: readonly Clause[]): readonly Clause[] {
  return clauses.reduce<Clause[]>((joined, clause) => {
    const last = joined.at(-1);
    if (clause.kind !== 'where' || last?.kind !== 'where') return [...joined, clause];
    const at = { start: last.at.start, end: clause.at.end };
    return [...joined.slice(0, -1), { kind: 'where', condition: { kind: 'and', of: [last.condition, clause.condition], at }, at }];
  }, []);
}

const A_ZIP: Literal = { kind: 'text', text: '98101', quote: 'double', at: { start: 0, end: 0 } };

const whichLocation = (command: ReadCommand, at: Problem['at']): Problem => ({
  message: 'GET LOCATION needs BY ZIP or BY CBSA',
  suggestion: 'Write GET LOCATION BY ZIP WHERE ZIP IS "…", or GET LOCATION BY CBSA WHERE CBSA IS "…".',
  example: 'GET LOCATION BY ZIP WHERE ZIP IS "98101"',
  at: at ?? command.subject.at,
  // Nothing says which place is meant.
  ...(command.key === undefined && command.clauses.every((clause) => clause.kind === 'by' && clause.value === undefined) ? { repair: ofZip(A_ZIP) } : {}),
});

const twoLocations = ({ examples }: Form, { at }: Literal): Problem => ({
  message: 'GET LOCATION already names the place',
  suggestion: 'Remove one of the two codes.',
  example: examples[0],
  at,
});

function wrongTarget(command: ReadCommand, forms: readonly Form[], wanted: string | undefined, at: Problem['at']): Problem {
  const name = `${command.verb} ${command.subject.text}`;
  const targets = forms.flatMap((form) => (form.for === undefined ? [] : [`FOR ${form.for}`]));
  const near =
    wanted === undefined
      ? undefined
      : nearWord(
          wanted,
          forms.flatMap((form) => form.for ?? []),
        );
  const example = forms.find((form) => form.for === near) ?? forms[0];
  return {
    message:
      wanted === undefined
        ? `${name} needs ${targets.join(' or ')}`
        : `${name} does not take FOR ${wanted}${near === undefined ? '' : `; did you mean FOR ${near}?`}`,
    suggestion: targets.length === 0 ? 'Use WHERE instead of FOR.' : `Write ${name} ${targets.join(' … or ')} …`,
    example: example?.examples[0] ?? 'HELP',
    at: at ?? command.subject.at,
  };
}

function unknownSubject({ verb, subject }: ReadCommand): Problem {
  const removed = verb === 'GET' ? REMOVED[subject.text] : undefined;
  if (removed !== undefined) {
    return {
      message: `GET ${subject.text} was removed`,
      suggestion: `Use ${removed.replacements.join(' or ')}.`,
      example: removed.example,
      at: subject.at,
      status: 410,
      errorType: 'command_removed',
      extra: { replacements: removed.replacements },
    };
  }
  const valid = [...new Set(FORMS.filter((form) => form.verb === verb).map((form) => form.subject))];
  const elsewhere = FORMS.find((form) => form.subject === subject.text);
  const near = nearWord(subject.text, valid);
  const nearForm = FORMS.find((form) => form.verb === verb && form.subject === (near ?? valid[0]));
  const meant = [...(near === undefined ? [] : [`${verb} ${near}`]), ...(elsewhere === undefined ? [] : [`${elsewhere.verb} ${elsewhere.subject}`])];
  const hint = meant.length === 0 ? '' : `; did you mean ${meant.join(' or ')}?`;
  return {
    message: `Unknown ${verb} subject: ${subject.text}${hint}`,
    suggestion: `${verb} takes ${valid.join(', ')}${verb === 'GET' ? ', LOCATION BY ZIP, LOCATION BY CBSA' : ''}.`,
    example: (near === undefined ? (elsewhere ?? nearForm) : nearForm)?.examples[0] ?? 'HELP',
    at: subject.at,
    extra: { valid_subjects: valid },
  };
}
