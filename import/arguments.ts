import { ConfigError } from '../src/config/config.ts';

export const USAGE = `Usage:
  npm run import:onet -- FOLDER                             the unpacked text files of an O*NET database, as downloaded from onetcenter.org
  npm run import:observations -- FILE [--representative]    title observations: tab-separated, with a header line
Each replaces what it imported before. Run npm run index afterward.
--representative declares that FILE is a fair sample of the titles that will be asked for: occupations that are frequent in it become more probable.`;

const REPRESENTATIVE = '--representative';
const OPTIONS = { onet: [], observations: [REPRESENTATIVE] } as const;
export type ImportKind = keyof typeof OPTIONS;

export interface ImportArguments {
  readonly kind: ImportKind;
  readonly path: string;
  readonly isRepresentative: boolean;
}

/** Reads the kind of import, then one path and options in any order. Throws {@link ConfigError} for anything else. */
export function readImportArguments([kind, ...rest]: readonly string[]): ImportArguments {
  if (!isKind(kind)) throw new ConfigError(USAGE);
  const options: readonly string[] = OPTIONS[kind];
  const given = rest.filter((argument) => argument.startsWith('-'));
  const [path, ...others] = rest.filter((argument) => !argument.startsWith('-'));
  for (const [i, option] of given.entries()) {
    if (!options.includes(option)) throw new ConfigError(`${option} is not an option of import:${kind}. ${listOf(options)}\n${USAGE}`);
    if (given.indexOf(option) < i) throw new ConfigError(`${option} is given twice.\n${USAGE}`);
  }
  if (path === undefined) throw new ConfigError(`The ${kind === 'onet' ? 'folder' : 'file'} to import is missing.\n${USAGE}`);
  if (others.length > 0) throw new ConfigError(`Only one ${kind === 'onet' ? 'folder' : 'file'} can be imported. Also given: ${others.join(', ')}.\n${USAGE}`);
  return { kind, path, isRepresentative: given.includes(REPRESENTATIVE) };
}

function isKind(kind: string | undefined): kind is ImportKind {
  return kind !== undefined && Object.hasOwn(OPTIONS, kind);
}

function listOf(options: readonly string[]): string {
  return options.length === 0 ? 'It has no options.' : `Its options: ${options.join(', ')}.`;
}
