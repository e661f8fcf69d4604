import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT } from './npm-program.ts';

const run = promisify(execFile);
/** Below the project, so that programs find its packages. */
const RUNS = join(PROJECT, '.data', 'test');

/** The service that the programs call, with what its readers have: a token, and the file with the password of `analyst`. */
export interface Place {
  readonly url: string;
  /** The address in the programs, which is replaced by that of the service. */
  readonly writtenUrl: string;
  readonly token: string;
  readonly password: string;
}

interface Interpreter {
  readonly file: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Put before the program. */
  readonly head?: string;
}

/** How the programs of each language are run. An error status ends a shell script, which it would not do at a terminal. */
export const INTERPRETERS: Readonly<Record<string, Interpreter>> = {
  sh: { file: 'program.sh', command: 'bash', args: [], head: 'set -euo pipefail\ncurl() { command curl --fail-with-body --show-error "$@"; }\n' },
  js: { file: 'program.mjs', command: process.execPath, args: ['--conditions=labor-market-source', '--import', 'tsx'] },
  ts: { file: 'program.mts', command: process.execPath, args: ['--conditions=labor-market-source', '--import', 'tsx'] },
  python: { file: 'program.py', command: 'python3', args: ['-B'] },
};

export const has = (command: string): Promise<boolean> =>
  run(command, ['--version']).then(
    () => true,
    () => false,
  );

/** A folder as a reader has it after `npm start`. */
export class ReaderFolder {
  private readonly path: string;

  constructor(private readonly place: Place) {
    mkdirSync(RUNS, { recursive: true });
    this.path = mkdtempSync(join(RUNS, 'docs-'));
    mkdirSync(join(this.path, '.data'));
    writeFileSync(join(this.path, '.data', 'credentials.json'), JSON.stringify({ analyst: place.password }));
  }

  /** Runs the program against the service and returns what it prints. */
  async run(language: string, program: string): Promise<string> {
    const { file, command, args, head = '' } = INTERPRETERS[language] ?? { file: '', command: '', args: [] };
    writeFileSync(join(this.path, file), head + program.replaceAll(this.place.writtenUrl, this.place.url));
    const env = { ...process.env, TOKEN: this.place.token, PASSWORD: this.place.password, NODE_OPTIONS: '' };
    const { stdout } = await run(command, [...args, file], { cwd: this.path, env, timeout: 60_000 });
    return stdout;
  }

  /** The type errors of TypeScript programs. */
  async typeErrors(programs: Readonly<Record<string, string>>): Promise<string> {
    const folder = mkdtempSync(join(this.path, 'types-'));
    for (const [name, program] of Object.entries(programs)) writeFileSync(join(folder, name), program);
    const compiler = join(PROJECT, 'node_modules', 'typescript', 'lib', 'tsc.js');
    const target = { target: 'ES2022', module: 'NodeNext', types: ['node'], customConditions: ['labor-market-source'], allowImportingTsExtensions: true };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { ...target, strict: true, skipLibCheck: true, noEmit: true } }));
    return run(process.execPath, [compiler, '-p', folder], { cwd: folder }).then(
      () => '',
      (error: unknown) => (error as { stdout: string }).stdout,
    );
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
