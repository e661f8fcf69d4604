/** A text in a change that must be a name. */
export type NameField = 'company' | 'name' | 'alias';

/** Why a change is refused. Each interface writes it in its own syntax. */
export type WriteProblem =
  | { readonly kind: 'blank' | 'not_text' | 'invisible_characters' | 'no_letters_or_digits' | 'like_a_uid' | 'fixed_path'; readonly field: NameField }
  | { readonly kind: 'too_many_characters' | 'too_many_bytes'; readonly field: NameField; readonly most: number }
  /** The new name of a company is that of another one. */
  | { readonly kind: 'name_taken'; readonly given: string; readonly company: string; readonly companyUid: string }
  | { readonly kind: 'unknown_alias_type'; readonly given: string; readonly near: readonly string[] }
  | { readonly kind: 'known_alias'; readonly alias: string; readonly type: string; readonly company: string }
  /** An alias to add is the name of the company itself. */
  | { readonly kind: 'alias_is_name'; readonly given: string }
  /** An alias to remove is the name of the company itself. */
  | { readonly kind: 'name_is_no_alias'; readonly given: string }
  | { readonly kind: 'unknown_alias'; readonly given: string; readonly company: string; readonly aliases: readonly string[]; readonly near: readonly string[] }
  | { readonly kind: 'no_occupations' }
  | { readonly kind: 'too_many_occupations'; readonly count: number; readonly most: number }
  | { readonly kind: 'blank_occupation' }
  | { readonly kind: 'malformed_code'; readonly given: string }
  | { readonly kind: 'unknown_occupation'; readonly given: string; readonly near: readonly string[] }
  | { readonly kind: 'ambiguous_title'; readonly given: string; readonly codes: readonly string[] }
  /** The company has no pair with the cluster of the occupation. */
  | {
      readonly kind: 'no_pair';
      readonly given: string;
      readonly company: string;
      readonly occupation: { readonly onet_code: string; readonly onet_title: string; readonly cluster_name: string };
    };

/** A change that was refused, with all its problems. Nothing was changed. */
export class RefusedWrite extends Error {
  override name = 'RefusedWrite';

  constructor(readonly problems: readonly WriteProblem[]) {
    super(problems.map(({ kind }) => kind).join(', '));
  }
}

/** Throws the problems of a change, if there are any, all at once. */
export function refuse(problems: readonly WriteProblem[]): void {
  if (problems.length > 0) throw new RefusedWrite(problems);
}
