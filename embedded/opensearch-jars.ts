import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EngineError } from './engine.ts';
import { lastLines, runProgram } from './run-program.ts';

const POM = fileURLToPath(new URL('pom.xml', import.meta.url));
const MAVEN = process.platform === 'win32' ? 'mvn.cmd' : 'mvn';

/** The file that caches the class path of the jars. There is one file per content of pom.xml. */
function cacheFile(cache: string): string {
  return join(cache, `opensearch-${createHash('sha256').update(readFileSync(POM)).digest('hex').slice(0, 12)}.classpath`);
}

/** The cached class path, if all its jars still exist. */
export function cachedClassPath(cache: string): string | undefined {
  const file = cacheFile(cache);
  if (!existsSync(file)) return undefined;
  const classPath = readFileSync(file, 'utf8').trim();
  return classPath.split(delimiter).every((jar) => existsSync(jar)) ? classPath : undefined;
}

/** The class path of the OpenSearch server, resolved by Maven (which downloads the jars the first time). */
export async function resolveClassPath(cache: string): Promise<string> {
  const known = cachedClassPath(cache);
  if (known !== undefined) return known;
  mkdirSync(cache, { recursive: true });
  const output = cacheFile(cache);
  const { code, text } = await runProgram(MAVEN, ['-q', '-B', '-f', POM, 'dependency:build-classpath', `-Dmdep.outputFile=${output}`]);
  const classPath = cachedClassPath(cache);
  if (code !== 0 || classPath === undefined) {
    throw new EngineError(
      `Maven could not resolve the OpenSearch server (exit code ${code}). It needs access to a Maven repository the first time.\n${lastLines(text)}`,
    );
  }
  writeFileSync(output, classPath);
  return classPath;
}
