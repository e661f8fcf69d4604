import type { WordRule } from './rule.ts';

/** A word that a rule applies to. */
export interface RuledWord {
  readonly rule: WordRule;
  /** What the word means. */
  readonly value: string;
}

/** The seniority and level that words name. */
export interface Standing {
  readonly seniority: string | null;
  readonly level: string | null;
}

/** Rules for single words, looked up by word. */
export class WordRules {
  /** A map, not an object, because "constructor" occurs in titles. */
  private readonly byWord: ReadonlyMap<string, RuledWord>;

  constructor(rules: readonly WordRule[]) {
    this.byWord = new Map(rules.flatMap((rule) => Object.entries(rule.words).map(([word, value]) => [word, { rule, value }] as const)));
  }

  /** The rule that applies to a word in any position. */
  of(word: string): RuledWord | undefined {
    return this.byWord.get(word);
  }

  /** The rule that applies to one of the words of a title. */
  at(words: readonly string[], position: number): RuledWord | undefined {
    const word = words[position] ?? '';
    const found = this.byWord.get(word);
    const isOther = position === 0 ? found?.rule.at === 'later' : found?.rule.notBefore?.[word]?.has(words[position + 1] ?? '');
    return isOther === true ? undefined : found;
  }

  /** Whether one of the words of a title can name the job. */
  isCore(words: readonly string[], position: number): boolean {
    const found = this.at(words, position);
    return found === undefined || found.rule.staysInCore === true;
  }

  /** What the first word for a seniority and the first word for a level mean. */
  standingOf(words: readonly string[]): Standing {
    let seniority: string | null = null;
    let level: string | null = null;
    for (const i of words.keys()) {
      const found = this.at(words, i);
      if (found?.rule.label === 'seniority') seniority ??= found.value;
      if (found?.rule.label === 'level') level ??= found.value;
    }
    return { seniority, level };
  }
}
