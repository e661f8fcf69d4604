import { identityKey } from './identity-key.ts';

/** The parts of a comma-separated list. */
export function partsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Lists with more parts are not read for names that contain commas: their runs would be too many. */
const MOST_PARTS = 40;

/** The possible names in a list. Names can contain commas, so these are the whole text, each part, and each run of adjacent parts. */
export function nameCandidates(text: string, parts: readonly string[] = partsOf(text)): string[] {
  if (parts.length > MOST_PARTS) return [text, ...parts];
  const runs = parts.flatMap((_, start) => parts.slice(start).map((_part, length) => parts.slice(start, start + length + 1).join(', ')));
  return [...new Set([text, ...runs])];
}

/** Whether something is missing before, between, or after the commas. */
export const hasEmptyPart = (text: string): boolean => text.split(',').some((part) => part.trim() === '');

/** Whether a list is a run of adjacent parts of another one: "Gas and Mining" of "Oil, Gas and Mining". */
export function isRunOf(run: string, list: string): boolean {
  return `,${keyOf(list)},`.includes(`,${keyOf(run)},`);
}

/**
 * Of the possible names, the smallest ones that are unknown: those that are neither a part of a known name nor a list whose parts are all included,
 * too. In the original order.
 */
export function unnamedOf(texts: readonly string[], understood: readonly string[]): string[] {
  const given = new Set(texts.map(keyOf));
  const isList = (text: string): boolean => {
    const parts = partsOf(text);
    return parts.length > 1 && parts.every((part) => given.has(keyOf(part)));
  };
  const unnamed = texts.filter((text) => !isList(text) && !understood.some((name) => isRunOf(text, name)));
  return [...new Map(unnamed.map((text) => [keyOf(text), text])).values()];
}

const keyOf = (text: string): string => partsOf(text).map(identityKey).join(',');
