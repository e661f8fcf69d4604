import { spawnSync } from 'node:child_process';
import { EngineError } from './engine.ts';
import { findCompiler, findJava, MINIMUM_JAVA } from './java.ts';
import { cachedClassPath } from './opensearch-jars.ts';
import { cachedPlugin } from './owner-only.ts';

const MINIMUM_NODE = [20, 19] as const;

/** Reports everything that is missing on this machine, and what to install, in one {@link EngineError}. Starts nothing. */
export function checkPrerequisites(needs: { opensearch: boolean; cache: string }): void {
  const missing: string[] = [];
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor < MINIMUM_NODE[1])) {
    missing.push(`Node.js ${MINIMUM_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  }
  if (needs.opensearch) {
    if (findJava() === undefined) {
      missing.push(
        `A Java runtime of version ${MINIMUM_JAVA} or newer, which OpenSearch runs on: install a JDK (Debian: \`apt-get install openjdk-21-jdk-headless\`, or any Temurin package) or point JAVA_HOME to one.`,
      );
    }
    const classPath = cachedClassPath(needs.cache);
    const isCompiled = classPath !== undefined && cachedPlugin(needs.cache, classPath) !== undefined;
    if (findJava() !== undefined && !isCompiled && findCompiler() === undefined) {
      missing.push(
        `The Java compiler of version ${MINIMUM_JAVA} or newer, which is needed the first time: only a Java runtime was found. Install a JDK (Debian: \`apt-get install openjdk-21-jdk-headless\`, or any Temurin package) or point JAVA_HOME to one.`,
      );
    }
    if (classPath === undefined && spawnSync('mvn', ['--version'], { shell: process.platform === 'win32' }).status !== 0) {
      missing.push('Apache Maven, which downloads OpenSearch the first time: install it (Debian: `apt-get install maven`) so that `mvn` is on the PATH.');
    }
  }
  if (missing.length === 0) return;
  const advice = needs.opensearch ? '\nOr set OPENSEARCH_URL (and DATABASE_URL) to running servers, or use `docker compose up`.' : '';
  throw new EngineError(`The service requires the following, which are missing on this machine:\n${missing.map((item) => `  - ${item}`).join('\n')}${advice}`);
}
