import { LONGEST_TYPED } from '../catalog/matches.ts';
import type { Setting, Settings } from '../operations/settings.ts';
import type { Arguments, Parameter, Parameters } from '../routing/parameter.ts';
import { nameCandidates } from '../text/comma-list.ts';

const LARGEST_WEIGHT = 10;

/** The query parameters of an operation's settings. */
export function settingParameters(settings: Settings = {}): Parameters {
  return Object.fromEntries(
    Object.values(settings).flatMap((setting): [string, Parameter][] => {
      const [name, ...aliases] = setting.rest ?? [];
      return name === undefined ? [] : [[name, { ...parameterOf(setting), ...(aliases.length === 0 ? {} : { aliases }) }]];
    }),
  );
}

function parameterOf(setting: Setting): Parameter {
  const { description, example, required } = setting;
  const common = { description, ...(example === undefined ? {} : { example }), ...(required === true ? { required } : {}) };
  switch (setting.type) {
    case 'text':
      return {
        ...common,
        type: 'text',
        ...(setting.typed === true ? { ...LONGEST_TYPED, isTyped: true, maximumLength: setting.longest ?? LONGEST_TYPED.maximumLength } : {}),
      };
    case 'enumeration':
      return { ...common, type: 'enumeration', values: setting.values, ...(setting.default === undefined ? {} : { default: setting.default }) };
    case 'score':
      return { ...common, type: 'number', minimum: 0, maximum: 1, ...(setting.default === undefined ? {} : { default: setting.default }) };
    case 'weight':
      return { ...common, type: 'number', minimum: 0, maximum: LARGEST_WEIGHT, default: setting.default };
    case 'boolean':
      return { ...common, type: 'boolean', default: setting.default };
    case 'integer':
      return { ...common, type: 'integer', minimum: setting.minimum, maximum: setting.maximum };
  }
}

/** The values of the settings in the parameters. Several names are a comma-separated list, and names can contain commas. */
export function settingValues(settings: Settings = {}, given: Arguments<Parameters>): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [key, setting] of Object.entries(settings)) {
    const value = setting.rest === undefined ? undefined : given[setting.rest[0]];
    if (value !== undefined) values[key] = setting.type === 'text' && setting.several === true ? nameCandidates(String(value)) : value;
    else if ('default' in setting) values[key] = setting.default;
  }
  return values;
}
