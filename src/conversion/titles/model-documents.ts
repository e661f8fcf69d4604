import type { Hit } from '../../engine/client.ts';
import { MEMORY } from './evidence/known-titles.ts';
import type { TitleDocument } from './match.ts';
import type { TitleModel } from './title-model.ts';

/** Asks for columns of the title documents instead of whole documents, which take twice as long to read. The title model has the rest. */
export const onlyColumns = (...more: readonly 'observation_count'[]): Record<string, unknown> => ({
  _source: false,
  stored_fields: '_none_',
  docvalue_fields: ['onet_code', 'key', ...more],
});

/** A title document by its columns. */
export interface ColumnsOfTitle {
  readonly code: string;
  readonly key: string;
  /** Undefined if it was not asked for. */
  readonly count?: number;
}

export function readColumns({ fields }: Hit<undefined>): ColumnsOfTitle | undefined {
  const [code, key, count] = [fields?.['onet_code']?.[0], fields?.['key']?.[0], fields?.['observation_count']?.[0]];
  if (typeof code !== 'string' || typeof key !== 'string') return undefined;
  return typeof count === 'number' ? { code, key, count } : { code, key };
}

/** The title document with these columns, as the model knows it; undefined if the model is older than the index and does not know it. */
export function documentInModel(model: TitleModel, { code, key, count }: ColumnsOfTitle): TitleDocument | undefined {
  const { byKey, titles, codes } = model.knownTitles;
  for (const index of byKey.get(key) ?? []) {
    const title = titles.at(index);
    if (title !== undefined && title.source !== MEMORY && codes[title.code] === code) return documentOf(model, code, title.title, count ?? title.count);
  }
  return undefined;
}

/** The parts of a title document that the ranking needs, with the summary of its occupation. */
export function documentOf({ summaries }: TitleModel, code: string, title: string, count: number): TitleDocument {
  const summary = summaries.get(code);
  return {
    title,
    key: '',
    core_key: [],
    onet_code: code,
    onet_title: summary?.title ?? '',
    cluster_id: summary?.cluster_id ?? null,
    cluster_name: summary?.cluster_name ?? null,
    observation_count: count,
    onet_frequency: summary?.onet_frequency ?? 0,
    top_company: summary?.top_company ?? null,
  };
}
