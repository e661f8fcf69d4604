import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

export const MINIMUM_JAVA = 21;

export interface Jdk {
  readonly java: string;
  /** Feature release: 21, 25. */
  readonly version: number;
}

/** The newest Java runtime of at least {@link MINIMUM_JAVA} in JAVA_HOME, PATH and the usual folders, or undefined. */
export function findJava(env: NodeJS.ProcessEnv = process.env): Jdk | undefined {
  return newest(installed(env));
}

/** What was found instead of a Java runtime that is new enough, for the person who installs one. */
export function javaFound(env: NodeJS.ProcessEnv = process.env): string {
  const { JAVA_HOME } = env;
  const old = byAge(installed(env)).find(({ version }) => version < MINIMUM_JAVA);
  const home = JAVA_HOME === undefined || existsSync(join(JAVA_HOME, 'bin', 'java')) ? '' : ` JAVA_HOME is ${JAVA_HOME}, which has no bin/java.`;
  return old === undefined
    ? `None was found in JAVA_HOME, on the PATH, or in the usual folders.${home}`
    : `The newest that was found is version ${old.version}, ${old.java}.${home}`;
}

/** The folder with `javac` and `jar` of the newest JDK, or undefined if there are only runtimes without a compiler. */
export function findCompiler(env: NodeJS.ProcessEnv = process.env): string | undefined {
  // A program on the PATH is often a link.
  const programs = installed(env).map((java) => realpathSync(java));
  const jdk = newest(programs.filter((java) => ['javac', 'jar'].every((tool) => existsSync(join(dirname(java), tool)))));
  return jdk === undefined ? undefined : dirname(jdk.java);
}

const newest = (programs: readonly string[]): Jdk | undefined => byAge(programs).find(({ version }) => version >= MINIMUM_JAVA);

/** The newest first. Programs whose version cannot be read are left out. */
const byAge = (programs: readonly string[]): Jdk[] =>
  programs
    .map((java) => ({ java, version: javaVersion(java) }))
    .filter((jdk): jdk is Jdk => jdk.version !== undefined)
    .sort((a, b) => b.version - a.version);

const installed = (env: NodeJS.ProcessEnv): string[] => candidates(env).filter((java) => existsSync(java));

function candidates(env: NodeJS.ProcessEnv): string[] {
  const homes = [
    ...(env['JAVA_HOME'] === undefined ? [] : [env['JAVA_HOME']]),
    ...['/usr/lib/jvm', '/usr/java', '/opt/java', '/opt'].flatMap(folders),
    ...folders('/Library/Java/JavaVirtualMachines').map((folder) => join(folder, 'Contents', 'Home')),
    ...folders(join(homedir(), '.sdkman', 'candidates', 'java')),
    ...folders(join(homedir(), '.jdks')),
  ];
  const path = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...new Set([...homes.map((home) => join(home, 'bin', 'java')), ...path.map((folder) => join(folder, 'java'))])];
}

function folders(parent: string): string[] {
  try {
    return readdirSync(parent).map((name) => join(parent, name));
  } catch {
    return [];
  }
}

function javaVersion(java: string): number | undefined {
  try {
    const release = readFileSync(join(java, '..', '..', 'release'), 'utf8');
    const version = /JAVA_VERSION="(\d+)/.exec(release)?.[1];
    if (version !== undefined) return Number(version);
  } catch {
    // not the layout of a JDK (a link in /usr/bin): ask the program itself
  }
  try {
    const text = execFileSync(java, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    const version = /(\d+)/.exec(text)?.[1];
    return version === undefined ? undefined : Number(version);
  } catch {
    return undefined;
  }
}
