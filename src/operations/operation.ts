import { NO_PLAN } from '../catalog/plan.ts';
import type { Permission } from '../catalog/roles.ts';
import type { Resource } from '../catalog/resource.ts';
import type { Schema } from '../catalog/value-schema.ts';
import type { Refusal } from '../errors/api-error.ts';
import type { Answer } from './answer.ts';
import type { DslFace, FaceOfRest } from './faces.ts';
import type { Question } from './question.ts';
import type { Caller, Services } from './services.ts';
import type { Settings } from './settings.ts';
import type { Tag } from '../routing/tags.ts';
import type { About } from './targets.ts';

/** The `data` of a success, for the reference. */
export type AnswerShape =
  /** A page of rows. Without `row`, the rows of the resource. */
  | { readonly kind: 'page'; readonly row?: Schema; readonly head?: Readonly<Record<string, Schema>>; readonly optional?: readonly string[] }
  | { readonly kind: 'record'; readonly data: Schema; readonly head?: Readonly<Record<string, Schema>>; readonly optional?: readonly string[] }
  /** Ranked matches of a text. */
  | { readonly kind: 'matches'; readonly match: Schema; readonly head?: Readonly<Record<string, Schema>>; readonly optional?: readonly string[] };

/** A read operation of the service, declared once for REST, the query language, and MCP. */
export interface Operation<A extends About = About, S extends Settings = Settings> {
  /** In camel case. Also the operationId of OpenAPI. */
  readonly id: string;
  readonly tag: Tag;
  /** Required permission on all interfaces. `token`: any valid credential. */
  readonly permission: Permission | 'token';
  /** One sentence, for all interfaces. */
  readonly summary: string;
  /** Further paragraphs for the reference. */
  readonly description?: string;
  /** The kind of target that a path or a FOR clause names. */
  readonly about?: A;
  /** Allows clusters that are only in the AI-impact overlay. */
  readonly overlay?: boolean;
  /** Columns, filters, orders, and expansions. */
  readonly resource?: Resource;
  /** Options besides the filters of the resource. */
  readonly settings?: S;
  /** Tokens of expand besides those of the resource, with descriptions. */
  readonly expansions?: Readonly<Record<string, string>>;
  /** Page size, if the resource does not set it. */
  readonly page?: { readonly limit: number; readonly maximum: number; readonly maximumOffset?: number };
  readonly answer: AnswerShape;
  readonly rest?: RestFace | readonly RestFace[];
  readonly dsl?: DslFace | readonly DslFace[];
  // A method, so that operations with any target and settings have the same type.
  run(services: Services, question: Question<A, S>): Promise<Answer>;
}

/** How REST calls an operation. */
export type RestFace = FaceOfRest<Operation>;

/** For operations without targets or settings. */
type NoSettings = Readonly<Record<string, never>>;

/** Keeps the exact types of target and settings for `run`. */
export const operation = <const A extends About = 'nothing', const S extends Settings = NoSettings>(declared: Operation<A, S>): Operation<A, S> => declared;

/** One or several faces of an operation on an interface. */
export const facesOf = <F extends object>(faces: F | readonly F[] | undefined): readonly F[] =>
  faces === undefined ? [] : Array.isArray(faces) ? (faces as readonly F[]) : [faces as F];

/** An operation with a body, which stores, changes, or computes something. */
export interface Action<I = unknown> {
  readonly id: string;
  readonly tag: Tag;
  readonly permission: Permission | 'token';
  readonly summary: string;
  readonly description?: string;
  /** It changes nothing, so that a client may send it again. */
  readonly readsOnly?: boolean;
  /** `data` of a success. */
  readonly answer: Schema;
  readonly rest?: {
    readonly path: string;
    readonly body: { readonly schema: Schema; readonly example: unknown };
    /** Error statuses besides those of every action. */
    readonly errors?: readonly number[];
    /** Reads the input from a JSON body, or returns all problems. */
    read(body: unknown): { readonly input: I } | { readonly refusals: readonly Refusal[] };
  };
  /** The command in the query language, with its own grammar. */
  readonly dsl?: { readonly topic: string; readonly syntax: readonly string[]; readonly examples: readonly string[] };
  run(services: Services, input: I, caller: Caller): Promise<Answer>;
}

/** The input of an operation without options. */
export const nothingAsked = (caller: Caller): Question<'nothing', NoSettings> => ({
  target: undefined,
  plan: NO_PLAN,
  settings: {},
  expand: [],
  groupBy: undefined,
  diagram: false,
  caller,
});
