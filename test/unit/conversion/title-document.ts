import type { TitleDocument } from '../../../src/conversion/titles/match.ts';
import { wordKey } from '../../../src/text/words.ts';

/** A title document as the engine returns it; the occupation's own title is made from the code. */
export function titleDocument(title: string, code: string, observations: number, more: Partial<TitleDocument> = {}): TitleDocument {
  return {
    title,
    key: wordKey(title),
    core_key: [wordKey(title)],
    onet_code: code,
    onet_title: `Occupation ${code}`,
    cluster_id: 7,
    cluster_name: 'Cluster 7',
    observation_count: observations,
    onet_frequency: 12,
    top_company: 'Walmart',
    ...more,
  };
}
