import type { Permission } from '../catalog/roles.ts';
import type { Plan } from '../catalog/plan.ts';
import type { Resource } from '../catalog/resource.ts';
import type { Schema } from '../catalog/value-schema.ts';
import type { Refusal } from '../errors/api-error.ts';
import type { Answer } from './answer.ts';
import type { DslFace, RestFace } from './faces.ts';
import type { Caller, Services } from './services.ts';
import type { Settings, Values } from './settings.ts';
import type { Tag } from '../routing/tags.ts';
import type { About, Targets } from './targets.ts';

/** What an interface asks: every name is resolved to the catalog's, every value is checked and in canonical spelling. */
export interface Question<A extends About = About, S extends Settings = Settings> {
  /** What the question is about: the company, occupation, cluster, or place that a path or a FOR clause names. */
  readonly target: Targets[A];
  /** Filters, order, page, and expansions over the operation's resource. */
  readonly plan: Plan;
  readonly settings: Values<S>;
  /** Further blocks that were asked for, in lower case; those of the resource are in the plan too. */
  readonly expand: readonly string[];
  /** Key of the groups, in lower case. */
  readonly groupBy: string | undefined;
  /** A diagram of the rows is asked for as well. */
  readonly diagram: boolean;
  readonly caller: Caller;
}

/** What the success of an operation carries in `data`, for the reference. */
export type AnswerShape =
  /** A page of rows; without `row`, those of the resource. */
  | { readonly kind: 'page'; readonly row?: Schema; readonly head?: Readonly<Record<string, Schema>>; readonly optional?: readonly string[] }
  | { readonly kind: 'record'; readonly data: Schema; readonly head?: Readonly<Record<string, Schema>>; readonly optional?: readonly string[] }
  /** Ranked matches of a text. */
  | { readonly kind: 'matches'; readonly match: Schema; readonly head?: Readonly<Record<string, Schema>>; readonly optional?: readonly string[] };

/** One question that the service answers, declared once; REST, the query language, and MCP are interpreters of it. */
export interface Operation<A extends About = About, S extends Settings = Settings> {
  /** In camel case; also the operationId of OpenAPI. */
  readonly id: string;
  readonly tag: Tag;
  /** What the caller needs, on every interface. `token`: any valid credential. */
  readonly permission: Permission | 'token';
  /** One sentence, for all interfaces. */
  readonly summary: string;
  /** Further paragraphs for the reference. */
  readonly description?: string;
  /** What a path or a FOR clause names. */
  readonly about?: A;
  /** Clusters that only the AI-impact overlay knows can be named too. */
  readonly overlay?: boolean;
  /** Columns, filters, orders, and expansions. */
  readonly resource?: Resource;
  /** What shapes the question besides the resource's filters. */
  readonly settings?: S;
  /** Tokens of expand besides those of the resource, with what each adds. */
  readonly expansions?: Readonly<Record<string, string>>;
  /** Rows of a page where the resource does not say. */
  readonly page?: { readonly limit: number; readonly maximum: number; readonly maximumOffset?: number };
  readonly answer: AnswerShape;
  readonly rest?: RestFace | readonly RestFace[];
  readonly dsl?: DslFace | readonly DslFace[];
  // A method, so that operations of all targets and settings are one type.
  run(services: Services, question: Question<A, S>): Promise<Answer>;
}

/** Of operations that have none. */
type NoSettings = Readonly<Record<string, never>>;

/** Keeps the exact types of target and settings for `run`. */
export const operation = <const A extends About = 'nothing', const S extends Settings = NoSettings>(declared: Operation<A, S>): Operation<A, S> => declared;

/** The faces of an operation on an interface, one or several. */
export const facesOf = <F extends object>(faces: F | readonly F[] | undefined): readonly F[] =>
  faces === undefined ? [] : Array.isArray(faces) ? (faces as readonly F[]) : [faces as F];

/** A command with a body rather than a question: something is recorded, changed, or computed from what is sent. */
export interface Action<I = unknown> {
  readonly id: string;
  readonly tag: Tag;
  readonly permission: Permission | 'token';
  readonly summary: string;
  readonly description?: string;
  /** `data` of the success. */
  readonly answer: Schema;
  readonly rest?: {
    readonly path: string;
    readonly body: { readonly schema: Schema; readonly example: unknown };
    /** The input in a JSON body, or everything that is wrong with it. */
    read(body: unknown): { readonly input: I } | { readonly refusals: readonly Refusal[] };
  };
  /** The command in the query language, whose grammar is its own. */
  readonly dsl?: { readonly topic: string; readonly syntax: readonly string[]; readonly examples: readonly string[] };
  run(services: Services, input: I, caller: Caller): Promise<Answer>;
}

/** The question of an operation that takes none. */
export const nothingAsked = (caller: Caller): Question<'nothing', NoSettings> => ({
  target: undefined,
  plan: { resource: '', filter: undefined, sort: [], limit: null, offset: 0, expand: [], withScore: false },
  settings: {},
  expand: [],
  groupBy: undefined,
  diagram: false,
  caller,
});
