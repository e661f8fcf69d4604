/** What a call in a chain says: `companies.filter(…).orderBy(…).take(5)`. */
export type Method =
  | 'filter'
  | 'order'
  | 'order_down'
  | 'largest'
  | 'smallest'
  | 'limit'
  | 'offset'
  | 'slice'
  | 'page'
  | 'group'
  | 'count'
  | 'columns'
  | 'one'
  | 'end'
  | 'expand'
  | 'source'
  | 'reverse';

/** The names that libraries of many languages give them, in small letters and with underscores. */
const METHODS: readonly (readonly [Method, RegExp])[] = [
  [
    'source',
    /^(?:from|table|collection|index|repository|get_repository|model|has_label|entity|source|dataset|db|knex|into|using|read_\w+|scan_\w+|ref|view|resource|class|from_table|select_from|set|create_query_builder|objects_of|using_table|tbl|from_collection)$/u,
  ],
  [
    'filter',
    /^(?:find(?:_all|_many|_by|_where)?|filter(?:_by)?|(?:and_|or_)?where(?:_not)?|having|exclude|reject|query|objects|subset|match|search|keep_if|filtered|restrict|and_filter)$/u,
  ],
  ['order_down', /^(?:order_?by_desc(?:ending)?|then_?by_desc(?:ending)?|sort_?by_desc(?:ending)?|sort_desc|order_desc|latest)$/u],
  ['order', /^(?:sort(?:_?by|_values|ed|ed_?by)?|order(?:_?by|ed_?by)?|arrange|then_?by|ordering|by|rank_?by)$/u],
  ['largest', /^(?:n?largest|slice_max|top_?n|top(?:_?k)?|max_?by|maximum_by)$/u],
  ['smallest', /^(?:n?smallest|slice_min|bottom(?:_?n|_?k)?|min_?by|minimum_by)$/u],
  ['limit', /^(?:limit|take|head|slice_head|page_size|per|per_page|fetch_first|show|fetch_?many|set_max_results|max_results|size)$/u],
  ['offset', /^(?:skip|offset|drop|start|set_first_result)$/u],
  ['slice', /^(?:slice|range|between_rows)$/u],
  ['page', /^(?:page|paginate)$/u],
  [
    'group',
    /^(?:group|group_?by|summari[sz]e|stats|agg|aggregate|tally|value_counts|count_by|eventstats|rollup|distinct|unique|dedup|distinct_by|n_?unique|countby)$/u,
  ],
  ['count', /^(?:count|count_documents|estimated_document_count|n_?rows?|len|length|size|count_async|nrow|total)$/u],
  [
    'columns',
    /^(?:select|project(?:_away|_reorder|_rename)?|only|values(?:_list)?|fields|pick|pluck|returning|return|keep|table|map|extend|add_columns|attributes|columns|annotate)$/u,
  ],
  [
    'one',
    /^(?:one|get|first(?:_or_default|_or_fail)?|single(?:_or_default)?|find_(?:unique|one|first|or_fail|by_id|by_name)|get_(?:one|by_id|by_name|by)|maybe_single|last|fetch_one|scalar)$/u,
  ],
  [
    'end',
    /^(?:all|to_(?:list|array|a|dict|json|pandas|df|vec|sql|csv|set|table|string|records)(?:_async)?|collect|exec|execute|run|then|lean|fetch(?:_all|all)?|show|display|print|value_map|element_map|pretty|reset_index|set_index|unwrap|await|build|scalars|json|dropna|compute|iterator|stream|with_total_count|as_no_tracking|ungroup|objects|loc|iloc|v|reload|get_results?|get_many|get_raw_many|render|done|items|rows|records|data|next|log|tap|peek|async|no_cache|hits|from_self|select_all|returns|cursor|values|plain|as_view|str|dt)$/u,
  ],
  ['reverse', /^(?:reversed?|rev)$/u],
  [
    'expand',
    /^(?:include|includes|expand|with|populate|preload|eager_load|with_related|prefetch_related|select_related|embed|joins?|with_graph_fetched|left_join(?:_and_select)?)$/u,
  ],
];
/** Stages of a pipeline, in a list. */
const STAGES = /^(?:aggregate|pipeline)$/u;

export const isStages = (name: string): boolean => STAGES.test(name);
export const methodsOf = (name: string): readonly Method[] => METHODS.flatMap(([method, names]) => (names.test(name) ? [method] : []));

/** Where a chain of calls begins, which says nothing. */
export const ROOT =
  /^(?:db|client|api|svc|service|session|data|models?|self|this|conn|connection|prisma|knex|supabase|g|orm|es|em|spark|dataset|df|pd|pl|sequelize|firestore|entity_manager|context|ctx|dbcontext|_context|_db|repo|http|sql|store|root|app|drizzle|mongoose|mongo|world|rails|await|tx|trx|elastic|search_client)$/u;
