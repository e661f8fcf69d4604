/** What the caller of a change should know. Each interface writes it in its own words. */
export type WriteNote =
  | { readonly kind: 'same_name'; readonly name: string }
  | { readonly kind: 'former_name_too_long' }
  /** Sharing a name is allowed. Another company is called so, or has the name as an alias of this type. */
  | { readonly kind: 'name_of_other'; readonly name: string }
  | { readonly kind: 'alias_of_other'; readonly name: string; readonly type: string; readonly company: string };
