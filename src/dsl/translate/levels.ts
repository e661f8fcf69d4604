import { type Indexed, indexesOf } from './indexed.ts';
import type { Facet } from './reading.ts';

/** What a word says about what a job asks of people. The two values without a degree say both parts at once. */
type Part = 'degree' | 'no degree' | 'experience' | 'no experience';
type Piece = Part | 'not' | 'and' | 'glue';

const DEGREE =
  /^(?:(?:a|any|the|college|university|bachelor'?s?|four year|4 year|formal) )*(?:degree|college|university|bachelor'?s?|diploma|higher education|school)(?: requirement)?s?$/iu;
const EXPERIENCE =
  /^(?:(?:an?|any|some|no|zero|without|prior|previous|work|working|job|relevant|needs?|requires?|required|of|plus) )*(?:experience|track record|work history)(?: (?:needed|required|necessary))?$/iu;
const NONE = /^(?:no|zero|without)\b/iu;
const NEITHER = /^(?:neither|nor)\b/iu;
/** Words between the parts that say no more: "require neither a degree nor prior experience". */
const GLUE =
  /^(?:(?:do|does|also|still|just|only|any|some|prior|previous|work|needs?|requires?|wants?|asks? for|calls? for|take|have|needed|required|necessary) ?)+$/iu;
const COMPARES = /^(?:is not|isn['’]?t|!=|<>|≠)$/iu;
/** Unlike "without" and "no", these words leave out what follows. */
const LEAVES_OUT = /^(?:but|except|exclud(?:e|es|ing)|other than|besides|apart from|aside from|minus|leave out|drop|skip)\b/iu;
const WITHOUT_DEGREE = "Sub-Bachelor's Degree";
/** The name of the level, to which the question can add whether experience is needed: "sub-bachelor's, with experience". */
const NAMED = /^(?:at the )?sub\b/iu;

/** "Neither a degree nor experience", "experience but no degree": what is said about both together is one level. */
export function readLevels(_content: readonly Indexed[], taken: ReadonlySet<number>, all: readonly Indexed[]): Facet[] {
  const facets: Facet[] = [];
  let run: Indexed[] = [];
  const end = (): void => {
    facets.push(...levelIn(run));
    run = [];
  };
  for (const item of all) {
    const piece = taken.has(item.index) ? undefined : pieceOf(item);
    if (piece !== undefined) run.push(item);
    else if (run.length > 0) end();
  }
  end();
  return facets.map((facet) => withWider(facet, all));
}

/** "I never went to college. What needs neither a degree nor experience": the narrower of two levels is meant. */
function withWider(facet: Facet, all: readonly Indexed[]): Facet {
  if (facet.kind !== 'field') return facet;
  const values = facet.options.flatMap((option) => option.values);
  const isWider = ({ means, index }: Indexed): boolean =>
    !facet.covers.includes(index) &&
    means.kind === 'value' &&
    means.options.some((option) => option.field === 'JOB_LEVEL' && option.values.length > values.length && values.every((one) => option.values.includes(one)));
  return { ...facet, covers: [...facet.covers, ...indexesOf(...all.filter(isWider))] };
}

/** "My son finished high school: fields with no college and no experience": of two levels, the narrower one is meant, unless it is only the name of a level. */
export function withNarrowestLevel(facets: readonly Facet[]): Facet[] {
  const levelsOf = (facet: Facet): readonly (string | number)[] =>
    facet.kind === 'field' && facet.isNegated !== true && facet.options[0]?.field === 'JOB_LEVEL' ? facet.options[0].values : [];
  const isNarrower = (one: Facet, than: Facet): boolean => {
    const [narrow, wide] = [levelsOf(one), levelsOf(than)];
    return narrow.length > 0 && narrow.length < wide.length && narrow.every((level) => wide.includes(level)) && !NAMED.test(one.text);
  };
  const wider = facets.filter((facet) => facets.some((other) => isNarrower(other, facet)));
  return facets.flatMap((facet): Facet[] => {
    if (wider.includes(facet)) return [];
    const covers = wider.filter((one) => isNarrower(facet, one)).flatMap((one) => one.covers);
    return [covers.length === 0 ? facet : { ...facet, covers: [...facet.covers, ...covers] }];
  });
}

function levelIn(run: readonly Indexed[]): Facet[] {
  const covered: Indexed[] = [];
  const found = new Map<'degree' | 'experience', boolean>();
  let waiting: Indexed[] = [];
  let isNegated = false;
  let isNew = false;
  /** Whether the last part is one that is lacking: "no bachelor's or experience" lacks both. */
  let isLacked = false;
  for (const [i, item] of run.entries()) {
    const piece = pieceOf(item);
    if (piece === undefined) continue;
    // "Level is not Bachelor's Degree" compares with one value, and does not mean jobs without a degree. "Isn't a university" is about an employer.
    const compared = run.slice(i + 1).find(({ text }) => !/^an?$/iu.test(text));
    if (COMPARES.test(item.text) && (compared === run[i + 1] ? compared?.means.kind === 'value' : compared?.means.kind === 'entity')) return [];
    if (piece === 'not') isNegated = true;
    // "Every job except no-degree jobs": a level that is left out, and no degree that is lacking.
    if (isNegated && piece.startsWith('no ') && run.slice(0, i).some(({ means, text: not }) => means.kind === 'not' && LEAVES_OUT.test(not))) return [];
    // "No degree or experience" lacks both; "no degree but experience" does not.
    if (piece === 'and') isNegated = (isNegated || isLacked) && /^(?:or|nor)\b/iu.test(item.text);
    waiting.push(item);
    if (piece === 'not' || piece === 'and' || piece === 'glue') continue;
    const name = piece.endsWith('degree') ? 'degree' : 'experience';
    const isLacking: boolean = isNegated || piece.startsWith('no ');
    isNew ||= isNegated;
    isLacked = isLacking;
    found.set(name, !isLacking);
    covered.push(...waiting.filter((one) => !['skip', 'mark'].includes(one.means.kind) && !isSubject(one)));
    waiting = [];
  }
  const [degree, experience] = [found.get('degree'), found.get('experience')];
  const [first] = covered;
  // A single value is read as it is.
  if (first === undefined || degree === undefined || (experience === undefined && (degree || !isNew)) || (degree && experience === true)) return [];
  const levels = degree ? ["Bachelor's Degree"] : experience === undefined ? [WITHOUT_DEGREE, EXPERIENCED] : [experience ? EXPERIENCED : WITHOUT_DEGREE];
  const text = covered.map((item) => item.text).join(' ');
  return [{ kind: 'field', text, at: first.index, covers: indexesOf(...covered), options: [{ field: 'JOB_LEVEL', values: levels }] }];
}

const EXPERIENCED = "Sub-Bachelor's Degree + Experience";

/** What the level is of. */
const isSubject = ({ means }: Pick<Indexed, 'means'>): boolean => means.kind === 'topic' && (means.topic === 'jobs' || means.topic === 'clusters');

function pieceOf({ means, text }: Indexed): Piece | undefined {
  const levels =
    means.kind === 'value' && means.isNegated !== true ? means.options.flatMap(({ field, values }) => (field === 'JOB_LEVEL' ? [values] : []))[0] : undefined;
  if (levels !== undefined)
    return levels.includes(WITHOUT_DEGREE)
      ? levels.length > 1 || NAMED.test(text)
        ? 'no degree'
        : undefined
      : levels[0] === "Bachelor's Degree"
        ? 'degree'
        : undefined;
  if (['number', 'year', 'quoted', 'background'].includes(means.kind)) return undefined;
  if (means.kind === 'not' || NEITHER.test(text)) return 'not';
  if (EXPERIENCE.test(text)) return NONE.test(text) ? 'no experience' : 'experience';
  if (DEGREE.test(text) && (means.kind !== 'entity' || means.entity.kind === 'industry')) return 'degree';
  if (means.kind === 'or' || means.kind === 'but') return 'and';
  // "Sub-bachelor clusters (no experience)".
  if (isSubject({ means })) return 'glue';
  return means.kind === 'skip' || (means.kind === 'mark' && /^[,()]$/u.test(text)) || GLUE.test(text) ? 'glue' : undefined;
}
