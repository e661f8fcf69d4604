import type { NamedKind } from '../catalog/resource.ts';

/** How the query language sets an option. */
export type DslPlace =
  /** A field of WHERE. The first name is the documented one. */
  | { readonly where: readonly [string, ...string[]] }
  /** A flag of USING. */
  | { readonly flag: readonly [string, ...string[]] }
  /** The clause CLARIFY. */
  | { readonly clause: 'clarify' }
  /** A word after WITH. */
  | { readonly word: string }
  /** The text of a conversion. */
  | { readonly input: true };

interface Common {
  /** Names of the query parameter. The first is the documented one. Absent if REST does not have it. */
  readonly rest?: readonly [string, ...string[]];
  readonly dsl?: DslPlace;
  readonly required?: boolean;
  readonly description: string;
  readonly example?: string;
}

/** An option of an operation that is not a row filter, declared once for all interfaces. */
export type Setting = Common &
  (
    | {
        readonly type: 'text';
        /** Takes several values: a comma-separated list in REST, IN in the query language. */
        readonly several?: boolean;
        /** Text that people type. Limited to the length of real titles and names, unless `longest` is set. */
        readonly typed?: boolean;
        /** Characters. */
        readonly longest?: number;
        /** The kind of thing that the value names. Unknown names are reported, with similar ones. */
        readonly names?: NamedKind;
      }
    | { readonly type: 'enumeration'; readonly values: readonly string[]; readonly default?: string }
    /** 0 to 1. `at_least` is written `>=` in WHERE. */
    | { readonly type: 'score'; readonly default?: number; readonly operator?: 'is' | 'at_least' }
    /** 0 to 10. */
    | { readonly type: 'weight'; readonly default: number }
    | { readonly type: 'boolean'; readonly default: boolean }
    | { readonly type: 'integer'; readonly minimum: number; readonly maximum: number }
  );

export type Settings = Readonly<Record<string, Setting>>;

type Value<T extends Setting> = T extends { several: true }
  ? readonly string[]
  : T extends { type: 'score' | 'weight' | 'integer' }
    ? number
    : T extends { type: 'boolean' }
      ? boolean
      : string;

/** Values by name; undefined if not given and without a default. */
export type Values<S extends Settings> = {
  readonly [K in keyof S]: S[K] extends { required: true } | { default: unknown } ? Value<S[K]> : Value<S[K]> | undefined;
};

/** The defaults of the settings that have one. */
export const defaultsOf = (settings: Settings = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(settings).flatMap(([name, setting]) => ('default' in setting ? [[name, setting.default] as const] : [])));
