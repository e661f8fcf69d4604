/** The leanest query that could answer while a person types: the first ten titles with words that begin like those of the text, with a typo in each if they may have one. */
export const leanest = (text: string, { fuzzy }: { readonly fuzzy: boolean }): string =>
  JSON.stringify({
    size: 10,
    track_total_hits: false,
    _source: ['title', 'onet_code', 'onet_title'],
    query: { match: { 'title.prefix': { query: text, operator: 'and', ...(fuzzy ? { fuzziness: 2, prefix_length: 1 } : {}) } } },
  });
