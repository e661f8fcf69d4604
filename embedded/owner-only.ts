import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EngineError } from './engine.ts';
import { findCompiler, MINIMUM_JAVA } from './java.ts';
import { lastLines, runCommand } from './run-command.ts';

const SOURCE = fileURLToPath(new URL('OwnerOnlyPlugin.java', import.meta.url));

/** Class name of the plugin that restricts the search engine to its owner. It reads {@link CREDENTIALS_VARIABLE}. */
export const OWNER_ONLY_PLUGIN = 'lma.embedded.OwnerOnlyPlugin';
/** Not an argument or a Java property, because other accounts can read those of any process. */
export const CREDENTIALS_VARIABLE = 'OWNER_CREDENTIALS';

/** The jar of the plugin that was already compiled from this source with this class path, if any. */
export function cachedPlugin(cache: string, classPath: string): string | undefined {
  const jar = jarFile(cache, classPath);
  return existsSync(jar) ? jar : undefined;
}

/** The jar of the plugin, compiled by the JDK the first time. A jar, because class-data archives do not support folders. */
export async function compilePlugin(cache: string, classPath: string): Promise<string> {
  const known = cachedPlugin(cache, classPath);
  if (known !== undefined) return known;
  const tools = findCompiler();
  if (tools === undefined) throw new EngineError(`OpenSearch needs a JDK of version ${MINIMUM_JAVA} or newer, with javac, the first time; none was found.`);
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'plugin-'));
  try {
    const classes = join(folder, 'classes');
    const jar = join(folder, 'plugin.jar');
    await succeed(join(tools, 'javac'), ['--release', String(MINIMUM_JAVA), '-proc:none', '-cp', classPath, '-d', classes, SOURCE]);
    await succeed(join(tools, 'jar'), ['--create', '--file', jar, '-C', classes, '.']);
    renameSync(jar, jarFile(cache, classPath));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return jarFile(cache, classPath);
}

function jarFile(cache: string, classPath: string): string {
  const key = createHash('sha256').update(readFileSync(SOURCE)).update(classPath).digest('hex').slice(0, 12);
  return join(cache, `owner-only-${key}.jar`);
}

async function succeed(command: string, args: readonly string[]): Promise<void> {
  const { code, text } = await runCommand(command, args);
  if (code !== 0) throw new EngineError(`The plugin that protects OpenSearch could not be compiled (${command}, exit code ${code}).\n${lastLines(text)}`);
}
