import { readFileSync } from 'node:fs';

const COMPOSE = new URL('../docker-compose.yml', import.meta.url);

/** The image that docker-compose.yml names for a service, so that tests, `npm start`, and deployment never drift apart. */
export function composeImage(service: 'postgres' | 'opensearch'): string {
  const image = new RegExp(`^  ${service}:\\n(?:    .*\\n)*?    image: (\\S+)`, 'm').exec(readFileSync(COMPOSE, 'utf8'))?.[1];
  if (image === undefined) throw new Error(`docker-compose.yml names no image for the service ${service}`);
  const [, variable, fallback] = /^\$\{(\w+):-(.+)\}$/.exec(image) ?? [];
  if (variable === undefined || fallback === undefined) return image;
  const chosen = process.env[variable] ?? '';
  return chosen === '' ? fallback : chosen; // as compose reads `:-`
}
