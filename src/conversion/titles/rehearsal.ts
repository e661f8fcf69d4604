/** Letters typed when a person first sees suggestions. */
const SHORTEST = 3;
/** Letters typed between two rehearsed texts. Longer than most endings, so that a title gives a beginning in each of its words. */
const STEP = 5;

/** What a person types on the way to each of these texts. */
export function* rehearsalTexts(texts: Iterable<string>): Generator<string> {
  for (const text of texts) {
    for (let length = SHORTEST; length < text.length; length += STEP) yield text.slice(0, length);
    yield text;
  }
}
