import type { DslFace } from '../../operations/faces.ts';
import { facesOf, type Operation } from '../../operations/operation.ts';
import type { Setting as DeclaredSetting, Settings } from '../../operations/settings.ts';
import { TARGET_KEYS, type Form, type Setting, type TargetKind } from './form.ts';

/** The forms in which the query language asks an operation. */
export const formsOf = (operation: Operation): Form[] => facesOf(operation.dsl).map((face) => formOf(operation, face));

function formOf(operation: Operation, face: DslFace): Form {
  const { page, resource, settings = {} } = operation;
  const [words, target] = face.form.split(' FOR ');
  const [verb = '', subject = ''] = (words ?? '').split(' ');
  const isBatch = subject === '[…]';
  const kind = face.targetIsCondition === true ? undefined : targetKind(operation, target);
  const expansions = Object.entries(operation.expansions ?? {}).map(([token, adds]) => [token.toUpperCase(), adds] as const);
  const withWords = wordsOf(settings);
  const conditions = { ...whereSettings(settings), ...(face.targetIsCondition === true ? conditionOf(operation) : {}) };
  return {
    operation,
    face,
    verb: verb as Form['verb'],
    subject: isBatch ? '' : subject,
    ...(target === undefined ? {} : { for: target }),
    ...(isBatch ? { isBatch } : {}),
    ...(kind === undefined ? {} : { target: kind }),
    ...(Object.keys(conditions).length === 0 ? {} : { settings: conditions }),
    ...(resource === undefined ? {} : { resource }),
    modifiers: face.modifiers,
    ...(expansions.length === 0 ? {} : { expansions: Object.fromEntries(expansions) }),
    ...(face.groups === undefined ? {} : { groups: Object.keys(face.groups) }),
    ...(withWords.length === 0 ? {} : { withWords }),
    ...(face.mermaid === undefined ? {} : { mermaid: face.mermaid }),
    ...(face.limit === undefined ? {} : { defaultLimit: face.limit }),
    ...(page === undefined ? {} : { defaultLimit: page.limit, maximumLimit: page.maximum }),
    ...(page?.maximumOffset === undefined ? {} : { maximumOffset: page.maximumOffset }),
    topic: face.topic,
    summary: face.summary ?? operation.summary,
    examples: face.examples,
  };
}

/** The target that FOR or the subject names. */
function targetKind({ about = 'nothing' }: Operation, target: string | undefined): TargetKind | undefined {
  if (about === 'nothing') return undefined;
  if (about === 'company_name') return 'company';
  if (about !== 'occupation_or_cluster') return about;
  return target === 'CLUSTER' ? 'cluster' : 'occupation';
}

/** The target as an ordinary condition. */
function conditionOf({ about }: Operation): Record<string, Setting> {
  if (about !== 'company') throw new Error('only a company can be named by a condition');
  const [first, second] = TARGET_KEYS.company;
  return {
    company: { names: [first, second], type: 'text', operator: 'is', required: true, valueNames: 'company', description: 'The company.', example: 'Walmart' },
  };
}

const wordsOf = (settings: Settings): string[] => Object.values(settings).flatMap(({ dsl }) => (dsl !== undefined && 'word' in dsl ? [dsl.word] : []));

function whereSettings(settings: Settings): Record<string, Setting> {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, setting]): [string, Setting][] =>
      setting.dsl !== undefined && 'where' in setting.dsl ? [[name, whereSetting(setting, setting.dsl.where)]] : [],
    ),
  );
}

function whereSetting(setting: DeclaredSetting, names: readonly string[]): Setting {
  const { description, example = '', required } = setting;
  const common = { names, description, example, ...(required === undefined ? {} : { required }) };
  switch (setting.type) {
    case 'score':
      return { ...common, type: 'score', operator: setting.operator ?? 'is' };
    case 'enumeration':
      return { ...common, type: 'enumeration', operator: 'is', values: setting.values };
    case 'text':
      return {
        ...common,
        type: 'text',
        operator: 'is',
        ...(setting.several === undefined ? {} : { several: setting.several }),
        ...(setting.names === undefined ? {} : { valueNames: setting.names }),
      };
    default:
      throw new Error(`WHERE does not support settings of type ${setting.type}`);
  }
}
