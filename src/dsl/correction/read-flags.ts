import { phraseKey, type Reader } from '../meanings/reader.ts';
import { FLAGS } from '../using-flags.ts';

const BEFORE = /^(?:using|with|set)$/iu;
const NO = /^(?:no|not|without|disable|skip)$/iu;
const OFF = /^(?:off|false|no|0|disabled)$/iu;
const ON = /^(?:on|true|yes|1|enabled)$/iu;

/** NO FUSION, WITHOUT FUSION, WITH FAST, FUSION = OFF: a flag that is on or off, as USING writes it. Undefined if anything else comes next. */
export function flagAhead(reader: Reader): { readonly clause: string; readonly end: number } | undefined {
  const { pieces, position } = reader;
  let at = position;
  const matches = (pattern: RegExp): boolean => pieces[at]?.kind !== 'text' && pattern.test(pieces[at]?.text ?? '');
  if (matches(BEFORE)) at++;
  const isNegated = matches(NO);
  if (isNegated) at++;
  const end = reader.nameEnd(at);
  const name = phraseKey(reader.textBetween(at, end)).replaceAll(' ', '_').toUpperCase();
  if (pieces[at]?.kind !== 'word' || FLAGS[name] === undefined) return undefined;
  at = end;
  if (FLAGS[name].type !== 'boolean') {
    // SET FUSION_ALPHA TO 0.4, WITH FUSION_ALPHA 0.4
    if (matches(/^(?:[=:]|to|of|is)$/iu)) at++;
    const value = pieces[at];
    return value?.kind === 'number' && !isNegated ? { clause: `USING ${name}=${value.text}`, end: at + 1 } : undefined;
  }
  if (matches(/^[=:]$/u)) at++;
  const isOff = matches(OFF);
  if (isOff || matches(ON)) at++;
  else if (at > end) return undefined;
  return { clause: `USING ${isNegated === isOff ? '' : 'NO '}${name}`, end: at };
}
