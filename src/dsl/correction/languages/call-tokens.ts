import { ONET_OR_SOC_CODE } from '../../../catalog/onet-code.ts';

export interface CallToken {
  readonly kind: 'name' | 'text' | 'number' | 'code' | 'sign';
  readonly text: string;
}

const KINDS: readonly (readonly [CallToken['kind'] | 'blank', RegExp])[] = [
  ['blank', /\s+/uy],
  ['text', /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`([^`]*)`/uy],
  ['code', new RegExp(`${ONET_OR_SOC_CODE}(?!\\d)`, 'uy')],
  ['number', /-?\d+(?:,\d{3})*(?:\.\d+)?/uy],
  ['name', /[\p{L}_$@][\p{L}\p{N}_$]*(?:-\p{L}[\p{L}\p{N}_]*)*/uy],
  ['sign', /===|!==|=>|->|::|==|=~|[<>!]=|<>|&&|\|\||\|>|%>%|%in%|[^\s\p{L}\p{N}]/uy],
];
const MOST = 200;

/** The tokens of a call or an object; undefined for a text that has others, or too many. */
export function callTokens(text: string): readonly CallToken[] | undefined {
  const tokens: CallToken[] = [];
  for (let at = 0; at < text.length;) {
    const found = KINDS.flatMap(([kind, pattern]) => {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      return match === null ? [] : [{ kind, image: match[0], inner: match.slice(1).find(Boolean) }];
    })[0];
    if (found === undefined || tokens.length > MOST) return undefined;
    const { kind, image, inner } = found;
    at += image.length;
    if (kind !== 'blank') tokens.push({ kind, text: kind === 'number' ? image.replaceAll(',', '') : kind === 'text' ? (inner ?? '') : image });
  }
  return tokens;
}
