export { BatchStopped, type BatchOptions, type BatchProgress, type TitleResult } from './batch.ts';
export { connect, type ClientOptions, type LaborMarket, type PageOptions } from './client.ts';
export { LaborMarketError, type ErrorCode, type Position } from './errors.ts';
export type { Methods } from './generated/methods.ts';
export type { CallOptions, Input, ListId, OperationId, Output, QueryAnswer, Row } from './method.ts';
export type { Credential, User } from './session.ts';
export { typeahead, type Typeahead, type TypeaheadOptions } from './typeahead.ts';
