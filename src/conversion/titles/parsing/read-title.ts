import { matchesOf } from '../../../text/matches.ts';
import { wordsOf } from '../../../text/words.ts';
import { placeOf, wordSpans } from '../../word-spans.ts';
import { compileRules, fits, type CompiledRules, type Steps } from './compile-rules.ts';
import { Remaining } from './remaining.ts';
import { TITLE_RULES } from './rules.ts';
import type { AbbreviationRule, TitleLabel } from './rule.ts';
import type { Standing } from './word-rules.ts';

/** A part of a title that a rule found. Parts of a bracketed part follow each other inside it. */
export interface TitlePart {
  readonly label: TitleLabel;
  /** Position in the title in Unicode's composed form (NFKC). For nearly all titles, this is the title as given. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What the part means ("2" for II); undefined if it means itself. */
  readonly value?: string | undefined;
  /** Whether the part was removed because it says nothing about the job. Level and seniority do. */
  readonly isIgnored: boolean;
}

/** A title taken apart by the rules. */
export interface TitleReading extends Standing {
  /** What the rules found, in the order of the rules. */
  readonly parts: readonly TitlePart[];
  /** The words that name the job; none if there is only noise. */
  readonly core: readonly string[];
  /** The same, with abbreviations written out whose meaning depends on the words around them. */
  readonly written: readonly string[];
  /** The words in brackets that describe the job. */
  readonly aside: readonly string[];
}

/** Programming languages with one-letter names. */
export const LANGUAGES: ReadonlySet<string> = new Set(['c', 'r']);

const RULES = compileRules(TITLE_RULES);
const NOT_IGNORED: ReadonlySet<TitleLabel> = new Set<TitleLabel>(['level', 'seniority']);

/** Takes a title apart: applies each rule once, in order. */
export function readTitle(title: string, rules: CompiledRules = RULES): TitleReading {
  const parts: TitlePart[] = [];
  const rest = new Remaining(title.normalize('NFKC'));
  parts.push(...removeParts(rest, rules.whole));
  // What says that it is a level counts before words that may be one.
  const named = (label: TitleLabel): string | undefined => parts.find((part) => part.label === label)?.value;
  const [level, seniority] = [named('level'), named('seniority')];
  const aside = removeBrackets(rest, rules, parts);
  parts.push(...removeParts(rest, rules.each));

  const words = wordsOf(rest.text);
  const coreOf = (all: readonly string[]): string[] => all.filter((_, i) => rules.words.isCore(all, i));
  const core = coreOf(words);
  const written = writeOut(rest, rules, parts);
  labelWords(rest, words, rules, parts);
  const standing = rules.words.standingOf(words);
  return {
    parts,
    core,
    written: written === rest.text ? core : coreOf(wordsOf(written)),
    aside,
    level: level ?? standing.level,
    seniority: seniority ?? standing.seniority,
  };
}

/** Removes what the steps find. */
function removeParts(rest: Remaining, { steps, anyPhrase }: Steps, { isInBrackets = false } = {}): TitlePart[] {
  const hasPhrase = anyPhrase.test(rest.text);
  const parts: TitlePart[] = [];
  for (const { isPhrase, find } of steps) {
    if (isPhrase && !hasPhrase) continue;
    const found = find(rest.text, { isInBrackets });
    if (found.length === 0) continue;
    for (const { label, start, end, value } of found) {
      const isIgnored = !isInBrackets && !NOT_IGNORED.has(label);
      parts.push({ label, ...rest.rangeInTitle(start, end), text: rest.text.slice(start, end), value, isIgnored });
    }
    rest.remove(found);
  }
  return parts;
}

/** Removes bracketed parts, unless nothing else is left. Returns the words in them that describe the job. */
function removeBrackets(rest: Remaining, rules: CompiledRules, parts: TitlePart[]): string[] {
  if (rules.brackets === undefined || !/[()[\]]/u.test(rest.text)) return [];
  const outside = rest.text.replace(rules.brackets, ' ');
  if (wordsOf(outside).length === 0) {
    // Same length: positions stay.
    rest.text = rest.text.replace(/[()[\]]/gu, ' ');
    return [];
  }
  const aside: string[] = [];
  const found = matchesOf(rules.brackets, rest.text).map(({ 0: text, index }) => ({ text, from: index, to: index + text.length }));
  for (const { text, from, to } of found) {
    const inside = rest.slice(from + 1, to - 1);
    const partsInside = removeParts(inside, rules.each, { isInBrackets: true });
    const words = wordsInBrackets(inside, rest.text, rules, partsInside);
    parts.push({ label: 'aside', ...rest.rangeInTitle(from, to), text, isIgnored: words.length === 0 }, ...partsInside);
    aside.push(...words);
  }
  rest.remove(found);
  return aside;
}

/** The words of a bracketed part that describe the job. */
function wordsInBrackets(inside: Remaining, title: string, rules: CompiledRules, parts: TitlePart[]): string[] {
  const words = wordsOf(writeOut(inside, rules, parts, title)).filter((word) => rules.words.of(word) === undefined && /\p{L}/u.test(word));
  return words.some((word) => word.length > 1 || LANGUAGES.has(word)) ? words : [];
}

/** Writes out the abbreviations whose meaning depends on the words around them. */
function writeOut(rest: Remaining, { abbreviations, anyAbbreviation }: CompiledRules, parts: TitlePart[], title = rest.text): string {
  if (!anyAbbreviation.test(rest.text)) return rest.text;
  const found = new Map<number, { readonly rule: AbbreviationRule; readonly start: number; readonly text: string }>();
  for (const rule of abbreviations) {
    for (const { 0: text, index: start } of matchesOf(rule.abbreviation, rest.text)) {
      if (!found.has(start) && fits(rule, rest.text, start, start + text.length, title)) found.set(start, { rule, start, text });
    }
  }
  let written = '';
  let at = 0;
  for (const { rule, start, text } of [...found.values()].sort((a, b) => a.start - b.start)) {
    const end = start + text.length;
    parts.push({ label: rule.label, ...rest.rangeInTitle(start, end), text, value: rule.writes, isIgnored: false });
    written += rest.text.slice(at, start) + rule.writes;
    at = end;
  }
  return written + rest.text.slice(at);
}

/** Labels the words that have rules of their own. */
function labelWords(rest: Remaining, words: readonly string[], rules: CompiledRules, parts: TitlePart[]): void {
  if (!words.some((_, i) => rules.words.at(words, i) !== undefined)) return;
  const spans = wordSpans(rest.text);
  const spanned = spans.map(({ word }) => word);
  for (const [i, span] of spans.entries()) {
    const found = rules.words.at(spanned, i);
    const place = placeOf(span);
    if (found === undefined || place === undefined) continue;
    const [start, end] = place;
    parts.push({ label: found.rule.label, ...rest.rangeInTitle(start, end), text: rest.text.slice(start, end), value: found.value, isIgnored: false });
  }
}
