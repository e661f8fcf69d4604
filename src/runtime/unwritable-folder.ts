/** Errors of the system that mean that a folder cannot be written, and what helps. EFBIG and EDQUOT are limits of the account. */
const REMEDIES: Readonly<Record<string, string>> = {
  ENOSPC: 'Its disk is full. Free space on it',
  EDQUOT: 'The quota of the account is used up. Free space',
  EFBIG: 'The limit for files of the account is reached. Raise it (ulimit -f)',
  EROFS: 'It is on a file system that can only be read. Mount it for writing',
  EACCES: 'The account that runs the service has no permission. Change the owner or the permissions',
  EPERM: 'The account that runs the service has no permission. Change the owner or the permissions',
  EIO: 'Its disk reports errors. Check the disk',
};

/** What the engines print, and the SQLSTATE of PostgreSQL, in place of the code of the system. */
const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/No space left on device|\bENOSPC\b|\b53100\b/u, 'ENOSPC'],
  [/Disk quota exceeded|\bEDQUOT\b/u, 'EDQUOT'],
  [/File too large|\bEFBIG\b/u, 'EFBIG'],
  [/Read-only file system|\bEROFS\b/u, 'EROFS'],
];

/** What a person can do if a start failed because the data folder cannot be written; undefined if it failed for another reason. */
export function unwritableFolder(error: unknown, folder: string): string | undefined {
  const remedy = remedyOf(error);
  return remedy === undefined
    ? undefined
    : `The service cannot write to its data folder ${folder}. ${remedy}, or set DATA_DIR to another folder, and start again.`;
}

function remedyOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown };
  const known = typeof code === 'string' ? REMEDIES[code] : undefined;
  if (known !== undefined) return known;
  const text = `${String(code)} ${String(message)}`;
  const found = TEXTS.find(([pattern]) => pattern.test(text));
  return found === undefined ? remedyOf(cause) : REMEDIES[found[1]];
}
