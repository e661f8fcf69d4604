import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The Chromium of this machine, or undefined: CHROMIUM, or a program of a usual name on the PATH. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return [env['CHROMIUM'] ?? '', ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))].find((path) => path !== '' && existsSync(path));
}

/** A browser without a window. As root, Chromium starts only without its sandbox; the tests open only pages of the test service. */
export const startChromium = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
