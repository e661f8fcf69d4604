/** A parameter of REST, and what says the same in the query language. */
export interface Part {
  readonly rest: Readonly<Record<string, string>>;
  /** A condition of WHERE. */
  readonly where?: string;
  /** Modifiers after it. */
  readonly clause?: string;
  /** In place of the text of a conversion or of what the path names. */
  readonly text?: string;
}

/** Several parts as one. */
export function joined(...parts: readonly Part[]): Part {
  const where = parts.flatMap((part) => part.where ?? []).join(' AND ');
  const clause = parts.flatMap((part) => part.clause ?? []).join(' ');
  const text = parts.flatMap((part) => part.text ?? []).join('');
  return {
    rest: Object.assign({}, ...parts.map(({ rest }) => rest)) as Record<string, string>,
    ...(where === '' ? {} : { where }),
    ...(clause === '' ? {} : { clause }),
    ...(text === '' ? {} : { text }),
  };
}
