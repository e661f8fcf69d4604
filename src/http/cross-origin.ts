import cors from 'cors';
import type { RequestHandler } from 'express';

/** Lets pages of the configured origins call the service. Without any, browsers block all other origins. */
export function crossOrigin(origins: readonly string[]): RequestHandler[] {
  if (origins.length === 0) return [];
  return [
    cors({
      origin: [...origins],
      methods: ['GET', 'HEAD', 'POST', 'DELETE'],
      allowedHeaders: ['Authorization', 'Content-Type', 'If-None-Match', 'X-Request-Id', 'Mcp-Session-Id', 'Mcp-Protocol-Version'],
      exposedHeaders: [
        'ETag',
        'RateLimit',
        'RateLimit-Policy',
        'Retry-After',
        'WWW-Authenticate',
        'X-Dataset-Version',
        'X-Error-Code',
        'X-Request-Id',
        'X-Total-Count',
        'Mcp-Session-Id',
      ],
      maxAge: 600,
    }),
  ];
}
