/** Texts in order, to find those that begin with some letters without reading the others. */
export class SortedTexts {
  readonly all: readonly string[];

  constructor(texts: Iterable<string>) {
    this.all = [...texts].sort();
  }

  /** The first position whose text is not before `text`. */
  placeOf(text: string): number {
    let [low, high] = [0, this.all.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.all[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The texts that begin with some letters, in order. */
  beginning(letters: string): readonly string[] {
    return this.all.slice(this.placeOf(letters), this.placeOf(`${letters}\uffff`));
  }

  /** Whether a text begins with some letters. */
  hasBeginning(letters: string): boolean {
    return this.all[this.placeOf(letters)]?.startsWith(letters) === true;
  }
}
