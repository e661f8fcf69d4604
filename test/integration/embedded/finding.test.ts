/** @engines own */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { composeImage } from '../../../embedded/compose-image.ts';
import { EngineError } from '../../../embedded/engine.ts';
import { freePort, freePortBetween } from '../../../embedded/free-port.ts';
import { findCompiler, findJava, javaFound, MINIMUM_JAVA } from '../../../embedded/java.ts';
import { cachedClassPath, resolveClassPath } from '../../../embedded/opensearch-jars.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lma-finding-'))));
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A made-up JDK: `version` goes into its release file, or is what the program says when there is none. */
function jdk(name: string, version: string, { release = true } = {}): string {
  const home = join(folder, name);
  mkdirSync(join(home, 'bin'), { recursive: true });
  writeFileSync(join(home, 'bin', 'java'), release ? '' : `#!/bin/sh\necho 'openjdk ${version} 2030-01-01'\n`);
  chmodSync(join(home, 'bin', 'java'), 0o755);
  if (release) writeFileSync(join(home, 'release'), `IMPLEMENTOR="Nobody"\nJAVA_VERSION="${version}"\n`);
  return home;
}

/** A JDK whose program fails, as that of Java 8 does when it is asked for --version. */
function broken(): string {
  const home = jdk('broken', '', { release: false });
  writeFileSync(join(home, 'bin', 'java'), '#!/bin/sh\necho 99\nexit 1\n');
  return home;
}

describe('Java', () => {
  it('is found in JAVA_HOME', () => {
    const home = jdk('home', '98.0.2');
    expect(findJava({ JAVA_HOME: home })).toEqual({ java: join(home, 'bin', 'java'), version: 98 });
  });

  it('is found on the PATH, where the program itself tells its version', () => {
    const home = jdk('path', '97.0.1', { release: false });
    expect(findJava({ PATH: ['/nonexistent', join(home, 'bin')].join(delimiter) })).toEqual({ java: join(home, 'bin', 'java'), version: 97 });
  });

  it('is the newest of all that are found', () => {
    const [older, newest, oldest] = [jdk('older', '96'), jdk('newest', '99.1'), jdk('oldest', '95')];
    const PATH = [join(older, 'bin'), join(newest, 'bin')].join(delimiter);
    expect(findJava({ JAVA_HOME: oldest, PATH })).toEqual({ java: join(newest, 'bin', 'java'), version: 99 });
  });

  it.each(['17.0.9', '20', '1.8.0_292'])('of version %s is passed over', (version) => {
    const home = jdk('old', version);
    expect(findJava({ JAVA_HOME: home })?.java).not.toBe(join(home, 'bin', 'java'));
  });

  it(`of version ${MINIMUM_JAVA} is new enough`, () => {
    const home = jdk('minimum', `${MINIMUM_JAVA}.0.1`);
    // Others on this machine may be newer; what counts is that one is found.
    expect(findJava({ JAVA_HOME: home })?.version).toBeGreaterThanOrEqual(MINIMUM_JAVA);
  });

  it.each([
    ['a folder without a program', (): string => folder],
    ['a folder that does not exist', (): string => join(folder, 'nothing')],
    ['a program that fails', (): string => broken()],
  ])('%s in JAVA_HOME is passed over', (_, home) => {
    const path = home();
    expect(findJava({ JAVA_HOME: path, PATH: '' })?.java ?? '').not.toContain(folder);
  });
});

describe('what was found instead of Java', () => {
  it('is the newest that is too old, and where it is', () => {
    const home = jdk('newest-old', '20.9');
    expect(javaFound({ JAVA_HOME: home, PATH: join(jdk('oldest', '8'), 'bin') })).toBe(
      `The newest that was found is version 20, ${join(home, 'bin', 'java')}.`,
    );
  });

  it('says that JAVA_HOME has no Java', () => {
    expect(javaFound({ JAVA_HOME: folder, PATH: '' })).toContain(` JAVA_HOME is ${folder}, which has no bin/java.`);
  });
});

describe('the Java compiler', () => {
  const withTools = (home: string): string => {
    for (const tool of ['javac', 'jar']) writeFileSync(join(home, 'bin', tool), '');
    return home;
  };

  it('is that of the newest JDK, wherever a link on the PATH leads', () => {
    const [runtime, newer, older] = [jdk('runtime', '99'), withTools(jdk('newer', '98')), withTools(jdk('older', '97'))];
    const links = join(folder, 'links');
    mkdirSync(links);
    symlinkSync(join(newer, 'bin', 'java'), join(links, 'java'));
    expect(findCompiler({ JAVA_HOME: older, PATH: [links, join(runtime, 'bin')].join(delimiter) })).toBe(join(newer, 'bin'));
  });

  it('is not one that is too old', () => {
    expect(findCompiler({ JAVA_HOME: withTools(jdk('old', '17.0.9')), PATH: '' }) ?? '').not.toContain(folder);
  });
});

describe('prerequisites', () => {
  // The machine that runs the tests has everything: what is missing is made up, before the module is loaded.
  // @types/jest does not know the one way to replace an ES module.
  const jest = import.meta.jest as ImportMeta['jest'] & { unstable_mockModule(name: string, factory: () => unknown): void };
  let version: PropertyDescriptor;
  beforeEach(() => (version = Object.getOwnPropertyDescriptor(process, 'versions')!));
  afterEach(() => {
    Object.defineProperty(process, 'versions', version);
    jest.resetModules();
  });

  interface Machine {
    readonly java: boolean;
    readonly compiler?: boolean;
    readonly maven: boolean;
    readonly node?: string;
    /** What is wrong with Docker; undefined if it runs. */
    readonly docker?: string | undefined;
    /** The kinds of engines that have data. */
    readonly data?: readonly ('programs' | 'containers')[];
  }

  async function check(machine: Machine, needs: { opensearch: boolean }): Promise<string> {
    jest.unstable_mockModule('../../../embedded/java.ts', () => ({
      MINIMUM_JAVA,
      findJava: () => (machine.java ? { java: '/java', version: 25 } : undefined),
      javaFound: () => 'None was found.',
      findCompiler: () => (machine.compiler === false ? undefined : '/'),
    }));
    jest.unstable_mockModule('../../../embedded/docker.ts', () => ({ dockerProblem: () => ('docker' in machine ? machine.docker : 'it is not installed') }));
    jest.unstable_mockModule('node:child_process', () => ({ spawn: () => undefined, spawnSync: () => ({ status: machine.maven ? 0 : null }) }));
    if (machine.node !== undefined) Object.defineProperty(process, 'versions', { ...version, value: { ...process.versions, node: machine.node } });
    const homes = { programs: join(folder, 'postgres'), containers: join(folder, 'containers') };
    for (const kind of machine.data ?? []) mkdirSync(homes[kind]);
    const { chooseEngines } = await import('../../../embedded/prerequisites.ts');
    try {
      return chooseEngines({ ...needs, cache: join(folder, 'cache'), homes });
    } catch (error) {
      expect((error as Error).name).toBe(EngineError.name);
      return (error as Error).message;
    }
  }

  const JAVA = `  - A Java runtime of version 21 or newer, which OpenSearch runs on. None was found. Install a JDK (Debian: \`apt-get install openjdk-21-jdk-headless\`, or any Temurin package) or point JAVA_HOME to one.`;
  const COMPILER =
    '  - The Java compiler of version 21 or newer, which is needed the first time: only a Java runtime was found. Install a JDK (Debian: `apt-get install openjdk-21-jdk-headless`, or any Temurin package) or point JAVA_HOME to one.';
  const MAVEN = '  - Apache Maven, which downloads OpenSearch the first time: install it (Debian: `apt-get install maven`) so that `mvn` is on the PATH.';
  const NODE = '  - Node.js 20.19 or newer; this is 20.18.3.';
  const HEAD = 'The service requires the following, which are missing on this machine:';
  const DOCKER = 'Or use Docker, which then runs both engines in containers: it is not installed.';
  const URLS = 'Or set OPENSEARCH_URL (and DATABASE_URL) to running servers.';
  const BOTH = [DOCKER, URLS];
  const AWAY = 'Cannot connect to the Docker daemon';

  it.each([
    ['everything is there', { java: true, maven: true, docker: undefined }, ['programs']],
    ['Java is missing', { java: false, maven: true }, [HEAD, JAVA, ...BOTH]],
    ['there is a Java runtime without a compiler', { java: true, compiler: false, maven: true }, [HEAD, COMPILER, ...BOTH]],
    ['Maven is missing', { java: true, maven: false }, [HEAD, MAVEN, ...BOTH]],
    ['all are missing or too old', { java: false, compiler: false, maven: false, node: '20.18.3' }, [HEAD, NODE, JAVA, MAVEN, ...BOTH]],
    ['Node.js is newer', { java: true, maven: true, node: '26.0.0' }, ['programs']],
    ['Java is missing and Docker is there', { java: false, maven: true, docker: undefined }, ['containers']],
    [
      'the daemon of Docker does not run',
      { java: false, maven: true, docker: AWAY },
      [HEAD, JAVA, `Or use Docker, which then runs both engines in containers: ${AWAY}.`, URLS],
    ],
    ['the data is in containers', { java: true, maven: true, docker: undefined, data: ['containers'] }, ['containers']],
    [
      'the data is in containers, and Docker is away',
      { java: true, maven: true, docker: AWAY, data: ['containers'] },
      [
        HEAD,
        `  - Docker, in whose containers the engines of this data folder run: ${AWAY}. Start it.`,
        'Or set DATA_DIR to another folder, which gets a new database.',
      ],
    ],
    [
      'the data belongs to programs that are gone',
      { java: false, maven: true, docker: undefined, data: ['programs'] },
      [HEAD, JAVA, 'The data in DATA_DIR belongs to these programs. With another DATA_DIR, the engines can run in Docker.', URLS],
    ],
  ] satisfies [string, Machine, string[]][])('when %s, one message says so', async (_, machine, lines) => {
    expect((await check(machine, { opensearch: true })).split('\n')).toEqual(lines);
  });

  it('Java and Maven are not asked for when OpenSearch runs elsewhere', async () => {
    expect(await check({ java: false, maven: false }, { opensearch: false })).toBe('programs');
  });
});

describe('the class path of OpenSearch', () => {
  const { PATH } = process.env;
  afterEach(() => (process.env['PATH'] = PATH));

  /** A Maven that writes the names of these jars, and ends with this exit code. */
  function maven(jars: readonly string[], code: number): void {
    const program = join(folder, 'mvn');
    const list = jars.join(delimiter);
    writeFileSync(program, `#!/bin/sh\nfor arg; do case $arg in -Dmdep.outputFile=*) printf %s '${list}' > "\${arg#*=}";; esac; done\nexit ${code}\n`);
    chmodSync(program, 0o755);
    process.env['PATH'] = [folder, PATH].join(delimiter);
  }
  function jar(name: string): string {
    writeFileSync(join(folder, name), '');
    return join(folder, name);
  }
  const cache = (): string => join(folder, 'cache');

  it('is remembered', async () => {
    const jars = [jar('one.jar'), jar('two.jar')];
    maven(jars, 0);
    expect(await resolveClassPath(cache())).toBe(jars.join(delimiter));
    expect(cachedClassPath(cache())).toBe(jars.join(delimiter));
    expect(readdirSync(cache())).toHaveLength(1);
  });

  it('of a Maven that failed in the middle is not', async () => {
    maven([jar('one.jar')], 1);
    await expect(resolveClassPath(cache())).rejects.toThrow(EngineError);
    expect(cachedClassPath(cache())).toBeUndefined();
    expect(readdirSync(cache())).toEqual([]);
  });

  it('counts as not resolved when a jar is gone', async () => {
    const [kept, gone] = [jar('kept.jar'), jar('gone.jar')];
    maven([kept, gone], 0);
    await resolveClassPath(cache());
    rmSync(gone);
    expect(cachedClassPath(cache())).toBeUndefined();
  });
});

describe('free ports', () => {
  const servers: Server[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
  });
  const listen = (port: number): Promise<number> =>
    new Promise((resolve, reject) => {
      const server = createServer();
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        servers.push(server);
        resolve((server.address() as AddressInfo).port);
      });
    });

  it('can be listened on', async () => {
    const port = await freePort();
    expect(await listen(port)).toBe(port);
  });

  it('in a range lie in it, and a taken one is passed over', async () => {
    const taken = await listen(0);
    const [low, high] = [taken - 1, taken + 1];
    for (let i = 0; i < 5; i++) {
      const port = await freePortBetween(low, high);
      expect([low, high]).toContain(port);
    }
  });

  it('are not to be had when all are taken', async () => {
    const taken = await listen(0);
    await expect(freePortBetween(taken, taken)).rejects.toThrow(`no free port between ${taken} and ${taken} on 127.0.0.1`);
  });
});

describe('the images of containers', () => {
  afterEach(() => {
    delete process.env['POSTGRES_IMAGE'];
  });

  it.each([
    ['postgres', 'postgres:18'],
    ['opensearch', 'opensearchproject/opensearch:3.8.0'],
  ] as const)('%s is the one that docker-compose.yml names', (service, image) => {
    expect(composeImage(service)).toBe(image);
  });

  it('follow the variable that docker-compose.yml reads', () => {
    process.env['POSTGRES_IMAGE'] = 'registry.example/postgres:18';
    expect(composeImage('postgres')).toBe('registry.example/postgres:18');
  });
});
