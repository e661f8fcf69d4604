import { IncomingMessage, ServerResponse, type ServerOptions } from 'node:http';
import type { Express } from 'express';

/**
 * Makes Node.js create requests and responses with the prototypes of an Express application. Otherwise, Express replaces the prototype of each, after which its
 * properties are looked up again at every use.
 */
export function expressMessages(app: Express): Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'> {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse {}
  app.request = adopt(AppRequest.prototype, app.request);
  app.response = adopt(AppResponse.prototype, app.response);
  // A class cannot repeat the type parameter of its base.
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse as typeof ServerResponse };
}

/** The prototype of a class, inheriting from that of Express instead of the base class, from which Express inherits itself. */
const adopt = <T extends object>(prototype: object, express: T): T => Object.setPrototypeOf(prototype, express) as T;
