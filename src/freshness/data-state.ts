import type { IndexMeta } from '../engine/client.ts';

/** One text for everything that a search index, or a title model, is built from. An import changes it, although the dataset stays the same. */
export function stateOf({ dataset_version, inputs, imports = 0 }: IndexMeta): string {
  return `${dataset_version}+${inputs}${imports === 0 ? '' : `.${imports}`}`;
}
