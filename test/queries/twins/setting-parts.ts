import { quoted } from '../../../src/dsl/print.ts';
import type { DslPlace, Setting, Settings } from '../../../src/operations/settings.ts';
import type { Part } from './part.ts';

/** Each setting under each of its names; those that a question cannot go without are in {@link requiredParts}. */
export const settingParts = (settings: Settings): Part[] =>
  Object.values(settings)
    .filter(({ required }) => required !== true)
    .flatMap(partsOf);

export const requiredParts = (settings: Settings): Part[] =>
  Object.values(settings)
    .filter(({ required }) => required === true)
    .flatMap((setting) => partsOf(setting).slice(0, 1));

/** Another spelling of a setting that must be given replaces its first. */
export const requiredAliases = (settings: Settings): readonly (readonly [string, Part])[] =>
  Object.values(settings)
    .filter(({ required }) => required === true)
    .flatMap((setting) =>
      partsOf(setting)
        .slice(1)
        .map((part) => [setting.rest?.[0] ?? '', part] as const),
    );

function partsOf(setting: Setting): Part[] {
  const { rest = [], dsl } = setting;
  if (dsl === undefined) return [];
  return valuesOf(setting).flatMap((value) =>
    rest.flatMap((parameter) => saidBy(dsl, setting, value).map((said) => ({ rest: { [parameter]: value }, ...said }))),
  );
}

/** A value that is not the default, as REST writes it. */
function valuesOf(setting: Setting): readonly string[] {
  switch (setting.type) {
    case 'text':
      return [setting.example ?? ''];
    case 'enumeration':
      return [...setting.values];
    case 'score':
    case 'weight':
      return ['0.1'];
    case 'boolean':
      return ['true', 'false'];
    case 'integer':
      return [String(setting.minimum), String(setting.maximum)];
  }
}

function saidBy(place: DslPlace, setting: Setting, value: string): Omit<Part, 'rest'>[] {
  if ('input' in place) return [{ text: value }];
  if ('where' in place) return place.where.map((word) => ({ where: condition(word, setting, value) }));
  if ('flag' in place) return place.flag.map((flag) => ({ clause: `USING ${flagOf(flag, setting, value)}` }));
  const word = 'clause' in place ? place.clause.toUpperCase() : `WITH ${place.word}`;
  return [value === 'true' ? { clause: word } : {}];
}

function condition(word: string, setting: Setting, value: string): string {
  if (setting.type !== 'score') return `${word} IS ${quoted(value)}`;
  return `${word} ${setting.operator === 'at_least' ? '>=' : 'IS'} ${value}`;
}

const flagOf = (flag: string, { type }: Setting, value: string): string => (type !== 'boolean' ? `${flag}=${value}` : value === 'true' ? flag : `NO ${flag}`);
