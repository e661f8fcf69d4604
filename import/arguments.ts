import { ConfigError } from '../src/config/config.ts';
import type { CensusFiles } from './census.ts';

export const USAGE = `Usage:
  npm run import:onet -- FOLDER                             the unpacked text files of an O*NET database, as downloaded from onetcenter.org
  npm run import:observations -- FILE [--representative]    title observations: tab-separated, with a header line
  npm run import:census -- --delineation FILE --population FILE [--zips FILE]
                                                            metro areas, their population, and ZIP codes: CSV in UTF-8
Each replaces what it imported before. Run npm run index afterward.
--representative declares that FILE is a fair sample of the titles that will be asked for: occupations that are frequent in it become more probable.
Without --zips, the ZIP codes of the previous import stay.`;

/** What an import takes: a path, or options with a file each, and options without a value. */
interface Takes {
  readonly path?: 'file' | 'folder';
  readonly files?: Readonly<Record<string, 'required' | 'optional'>>;
  readonly flags: readonly string[];
}

const REPRESENTATIVE = '--representative';
const IMPORTS = {
  onet: { path: 'folder', flags: [] },
  observations: { path: 'file', flags: [REPRESENTATIVE] },
  census: { files: { '--delineation': 'required', '--population': 'required', '--zips': 'optional' }, flags: [] },
} as const satisfies Record<string, Takes>;
type ImportKind = keyof typeof IMPORTS;

export type ImportArguments =
  | { readonly kind: 'onet' | 'observations'; readonly path: string; readonly isRepresentative: boolean }
  | { readonly kind: 'census'; readonly files: CensusFiles };

/** Reads the kind of import, then its path and options in any order. Throws {@link ConfigError} for anything else. */
export function readImportArguments([kind, ...rest]: readonly string[]): ImportArguments {
  if (!isKind(kind)) throw new ConfigError(USAGE);
  const refuse = (problem: string): never => {
    throw new ConfigError(`${problem}\n${USAGE}`);
  };
  const { path: what, files = {}, flags }: Takes = IMPORTS[kind];
  const options = [...Object.keys(files), ...flags];
  const given = new Map<string, string>();
  const paths: string[] = [];
  for (let i = 0; i < rest.length; i++) {
    const argument = rest[i] ?? '';
    if (!argument.startsWith('-')) {
      paths.push(argument);
      continue;
    }
    if (!options.includes(argument)) refuse(`${argument} is not an option of import:${kind}. ${listOf(options)}`);
    if (given.has(argument)) refuse(`${argument} is given twice.`);
    if (!(argument in files)) given.set(argument, '');
    else if (rest[i + 1]?.startsWith('-') ?? true) refuse(`${argument} needs a file.`);
    else given.set(argument, rest[++i] ?? '');
  }
  const missing = Object.entries(files).flatMap(([option, need]) => (need === 'required' && !given.has(option) ? [option] : []));
  if (missing.length > 0) refuse(`${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing.`);
  if (kind === 'census') {
    if (paths.length > 0) refuse(`${paths.join(', ')} is not expected. Each file follows its option.`);
    return { kind, files: { delineation: given.get('--delineation') ?? '', population: given.get('--population') ?? '', zips: given.get('--zips') } };
  }
  const [path, ...others] = paths;
  if (others.length > 0) refuse(`Only one ${what} can be imported. Also given: ${others.join(', ')}.`);
  return { kind, path: path ?? refuse(`The ${what} to import is missing.`), isRepresentative: given.has(REPRESENTATIVE) };
}

function isKind(kind: string | undefined): kind is ImportKind {
  return kind !== undefined && Object.hasOwn(IMPORTS, kind);
}

function listOf(options: readonly string[]): string {
  return options.length === 0 ? 'It has no options.' : `Its options: ${options.join(', ')}.`;
}
