/** Work that an answer can do without. The names are labels of a metric. */
export type SparePart = 'correction' | 'translation' | 'company_business' | 'company_meant' | 'occupation_meant' | 'path_meant' | 'names' | 'dataset_facts';

/**
 * Does work that an answer can do without: undefined if it fails. An outage of a store is reported where the store is asked. Every other failure is a fault of the program, which
 * is logged and counted, because the answer does not show it.
 */
export type UnlessOutage = <T>(part: SparePart, work: () => Promise<T>) => Promise<T | undefined>;
