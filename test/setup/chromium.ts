import { existsSync } from 'node:fs';

const USUAL = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** The browser of this machine: CHROMIUM_PATH, or the first of the usual places. The project downloads none. */
export function chromiumPath(): string | undefined {
  return [process.env['CHROMIUM_PATH'], ...USUAL].find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** Flags for machines without a sandbox for browsers, such as containers that run as root. */
export const CHROMIUM_FLAGS: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
