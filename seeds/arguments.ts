import { ConfigError } from '../src/config/config.ts';

export const USAGE = `Usage:
  npm run data:load                                    replaces the dataset with the demonstration dataset
  npm run data:load -- FOLDER [--dry-run] [--problems FILE]
                                                       replaces the dataset with a delivery: a manifest.json and one CSV file per table
  npm run data:restore                                 makes the previous dataset the current one, and the current one the previous one
  npm run data:export -- FOLDER                        writes the dataset as a delivery into a new folder
  npm run data:report                                  row counts of every table against the specification's scale
Run npm run index after data:load and data:restore. Each is one transaction: if it fails or is stopped, the old dataset is served. Only one runs at a time.
--dry-run does everything, reports it, and changes nothing. FILE gets all problems of the delivery as CSV (default: delivery-problems.csv in DATA_DIR).`;

export type DataArguments =
  | { readonly command: 'load'; readonly folder: string | undefined; readonly isDryRun: boolean; readonly problemsFile: string | undefined }
  | { readonly command: 'export'; readonly folder: string }
  | { readonly command: 'restore' | 'report' };

/** Reads the command and its arguments. Throws {@link ConfigError} for anything else. */
export function readDataArguments([command, ...rest]: readonly string[]): DataArguments {
  const refuse = (problem: string): never => {
    throw new ConfigError(`${problem}\n${USAGE}`);
  };
  const paths: string[] = [];
  let isDryRun = false;
  let problemsFile: string | undefined;
  for (let i = 0; i < rest.length; i++) {
    const argument = rest[i] ?? '';
    if (!argument.startsWith('-')) paths.push(argument);
    else if (command === 'load' && argument === '--dry-run') isDryRun = true;
    else if (command === 'load' && argument === '--problems') problemsFile = rest[++i] ?? refuse('--problems needs a file.');
    else refuse(`${argument} is not an option of data:${command}.`);
  }
  const [folder, ...others] = paths;
  if (others.length > 0) refuse(`Only one folder can be given. Also given: ${others.join(', ')}.`);
  if (command === 'load') {
    if (folder === undefined && (isDryRun || problemsFile !== undefined)) refuse('--dry-run and --problems need the folder of a delivery.');
    return { command, folder, isDryRun, problemsFile };
  }
  if (command === 'export') return { command, folder: folder ?? refuse('The folder to write to is missing.') };
  if (command !== 'restore' && command !== 'report') throw new ConfigError(USAGE);
  if (folder !== undefined) refuse(`data:${command} takes no folder.`);
  return { command };
}
