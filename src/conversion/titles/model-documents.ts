import type { Hit } from '../../engine/client.ts';
import type { OccupationSummary } from '../../store/title-facts.ts';
import type { TitleColumns } from './evidence/known-titles.ts';
import type { TitleDocument } from './match.ts';
import type { TitleModel } from './title-model.ts';

/** Columns of the title documents instead of whole documents, which take twice as long to read. The title model has the rest. */
const only = (...columns: readonly string[]): Record<string, unknown> => ({ _source: false, stored_fields: '_none_', docvalue_fields: columns });

/** Asks for what names a title. */
export const NAMES = only('onet_code', 'key');
/** Asks for numbers only, which the engine reads faster than texts. */
export const NUMBERS = only('title_id', 'observation_count');

/** A title document by its columns. */
export interface ColumnsOfTitle {
  readonly code: string;
  readonly key: string;
}

export function readNames({ fields }: Hit<undefined>): ColumnsOfTitle | undefined {
  const [code, key] = [fields?.['onet_code']?.[0], fields?.['key']?.[0]];
  return typeof code === 'string' && typeof key === 'string' ? { code, key } : undefined;
}

/** A title document by its numbers, as the model knows it. A class, because a search finds hundreds, and each object to which a spread adds a member has a hidden class of its own (V8 11). */
export class NumberedDocument {
  constructor(
    private readonly titles: TitleColumns,
    readonly onet_code: string,
    readonly observation_count: number,
    /** Where the model has the title as it is shown. */
    readonly position: number,
  ) {}

  /** All words of the title. Decoded where it is read. */
  get title(): string {
    return this.titles.keyAt(this.position);
  }
}

/** Undefined if the model is older than the index and does not know the title. */
export function readNumbers({ knownTitles: { titles, codes } }: TitleModel, { fields }: Hit<undefined>): NumberedDocument | undefined {
  const id = fields?.['title_id']?.[0];
  const count = fields?.['observation_count']?.[0];
  const found = typeof id === 'number' ? titles.byId(id) : undefined;
  const onet_code = codes[found?.code ?? -1];
  if (found === undefined || onet_code === undefined) return undefined;
  return new NumberedDocument(titles, onet_code, typeof count === 'number' ? count : 1, found.position);
}

/**
 * A title that was found for an occupation, as a document of the search index, with the summary of the occupation. Only what is asked for is read: most documents are compared,
 * but not shown.
 */
export abstract class OccupationDocument implements TitleDocument {
  readonly key = '';
  readonly core_key = NO_KEYS;
  abstract readonly title: string;
  abstract readonly observation_count: number;

  constructor(
    readonly onet_code: string,
    protected readonly summary: OccupationSummary | undefined,
  ) {}

  get onet_title(): string {
    return this.summary?.title ?? '';
  }

  get cluster_id(): number | null {
    return this.summary?.cluster_id ?? null;
  }

  get cluster_name(): string | null {
    return this.summary?.cluster_name ?? null;
  }

  get onet_frequency(): number {
    return this.summary?.onet_frequency ?? 0;
  }

  get top_company(): string | null {
    return this.summary?.top_company ?? null;
  }
}

const NO_KEYS: readonly string[] = [];

/** A title that the model knows, by its position. */
export class ModelDocument extends OccupationDocument {
  constructor(
    private readonly model: Pick<TitleModel, 'summaries' | 'knownTitles'>,
    code: string,
    private readonly position: number,
    readonly observation_count: number,
  ) {
    super(code, model.summaries.get(code));
  }

  get title(): string {
    return this.model.knownTitles.titles.shownAt(this.position);
  }
}

/** A title that the model does not know, because it is older than the index. */
export class NewDocument extends OccupationDocument {
  readonly observation_count = 1;

  constructor(
    { summaries }: Pick<TitleModel, 'summaries'>,
    code: string,
    readonly title: string,
  ) {
    super(code, summaries.get(code));
  }
}
