import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dockerProblem } from './docker.ts';
import { EngineError } from './engine.ts';
import { findCompiler, findJava, javaFound, MINIMUM_JAVA } from './java.ts';
import { cachedClassPath } from './opensearch-jars.ts';
import { cachedPlugin } from './owner-only.ts';

const MINIMUM_NODE = [20, 19] as const;

/** How private engines run: as programs of this machine, or in containers. */
export type EngineKind = 'programs' | 'containers';

export interface EngineNeeds {
  readonly opensearch: boolean;
  /** The engines' shared downloads. */
  readonly cache: string;
  /** The folders with the data of engines of each kind. */
  readonly homes: Readonly<Record<EngineKind, string>>;
}

/**
 * How the private engines run on this machine: as programs, or in containers if Java or Maven is missing and Docker is there. A data folder keeps its kind,
 * because the other kind has other data. Throws one {@link EngineError} that reports everything that is missing, and what to install. Starts nothing.
 */
export function chooseEngines(needs: EngineNeeds): EngineKind {
  const ofNode = missingNode();
  const ofPrograms = needs.opensearch ? missingPrograms(needs.cache) : [];
  if (existsSync(needs.homes.containers)) {
    const problem = dockerProblem();
    if (problem === undefined && ofNode.length === 0) return 'containers';
    throw new EngineError(
      missingText([
        ...ofNode,
        ...(problem === undefined ? [] : [`Docker, in whose containers the engines of this data folder run: ${sentence(problem)} Start it.`]),
      ]) + '\nOr set DATA_DIR to another folder, which gets a new database.',
    );
  }
  if (ofPrograms.length === 0) {
    if (ofNode.length === 0) return 'programs';
    throw new EngineError(missingText(ofNode));
  }
  const urls = '\nOr set OPENSEARCH_URL (and DATABASE_URL) to running servers.';
  if (existsSync(needs.homes.programs))
    throw new EngineError(
      `${missingText([...ofNode, ...ofPrograms])}\nThe data in DATA_DIR belongs to these programs. With another DATA_DIR, the engines can run in Docker.${urls}`,
    );
  const problem = dockerProblem();
  if (problem === undefined && ofNode.length === 0) return 'containers';
  const other = problem === undefined ? '' : `\nOr use Docker, which then runs both engines in containers: ${sentence(problem)}`;
  throw new EngineError(missingText([...ofNode, ...(problem === undefined ? [] : ofPrograms)]) + other + urls);
}

const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

const missingText = (missing: readonly string[]): string =>
  `The service requires the following, which are missing on this machine:\n${missing.map((item) => `  - ${item}`).join('\n')}`;

function missingNode(): string[] {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isOld = major < MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor < MINIMUM_NODE[1]);
  return isOld ? [`Node.js ${MINIMUM_NODE.join('.')} or newer; this is ${process.versions.node}.`] : [];
}

/** What OpenSearch needs to run as a program. */
function missingPrograms(cache: string): string[] {
  const missing: string[] = [];
  if (findJava() === undefined) {
    missing.push(
      `A Java runtime of version ${MINIMUM_JAVA} or newer, which OpenSearch runs on. ${javaFound()} Install a JDK (Debian: \`apt-get install openjdk-21-jdk-headless\`, or any Temurin package) or point JAVA_HOME to one.`,
    );
  }
  const classPath = cachedClassPath(cache);
  const isCompiled = classPath !== undefined && cachedPlugin(cache, classPath) !== undefined;
  if (findJava() !== undefined && !isCompiled && findCompiler() === undefined) {
    missing.push(
      `The Java compiler of version ${MINIMUM_JAVA} or newer, which is needed the first time: only a Java runtime was found. Install a JDK (Debian: \`apt-get install openjdk-21-jdk-headless\`, or any Temurin package) or point JAVA_HOME to one.`,
    );
  }
  if (classPath === undefined && spawnSync('mvn', ['--version'], { shell: process.platform === 'win32' }).status !== 0) {
    missing.push('Apache Maven, which downloads OpenSearch the first time: install it (Debian: `apt-get install maven`) so that `mvn` is on the PATH.');
  }
  return missing;
}
