import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EngineError } from './engine.ts';
import { lastLines, runCommand } from './run-command.ts';

const POM = fileURLToPath(new URL('pom.xml', import.meta.url));
const MAVEN = process.platform === 'win32' ? 'mvn.cmd' : 'mvn';

/** The file that caches the class path of the jars. There is one file per content of pom.xml. */
function cacheFile(cache: string): string {
  return join(cache, `opensearch-${createHash('sha256').update(readFileSync(POM)).digest('hex').slice(0, 12)}.classpath`);
}

/** The cached class path, if all its jars still exist. */
export const cachedClassPath = (cache: string): string | undefined => usableClassPath(cacheFile(cache));

function usableClassPath(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const classPath = readFileSync(file, 'utf8').trim();
  return classPath.split(delimiter).every((jar) => existsSync(jar)) ? classPath : undefined;
}

/** The class path of the OpenSearch server, resolved by Maven (which downloads the jars the first time). */
export async function resolveClassPath(cache: string): Promise<string> {
  const known = cachedClassPath(cache);
  if (known !== undefined) return known;
  mkdirSync(cache, { recursive: true });
  // A Maven that is stopped while it writes leaves a part of the list.
  const folder = mkdtempSync(join(cache, 'class-path-'));
  try {
    const output = join(folder, 'class-path');
    const { code, text } = await runCommand(MAVEN, ['-q', '-B', '-f', POM, 'dependency:build-classpath', `-Dmdep.outputFile=${output}`]);
    const classPath = usableClassPath(output);
    if (code !== 0 || classPath === undefined) {
      throw new EngineError(
        `Maven could not resolve the OpenSearch server (exit code ${code}). It needs access to a Maven repository the first time.\n${lastLines(text)}`,
      );
    }
    renameSync(output, cacheFile(cache));
    return classPath;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
