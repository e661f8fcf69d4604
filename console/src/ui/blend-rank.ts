/** What the service ranks an employer that has no rank. */
const NO_RANK = 99;

/** The rank of an employer by badge and hiring together; null if it has none. */
export const rankOf = ({ blend_rank = null }: { readonly blend_rank?: number | null }): number | null => (blend_rank === NO_RANK ? null : blend_rank);
