interface Command {
  readonly does: string;
  readonly command: string;
}

/** Commands on one subject. */
interface Group {
  readonly title: string;
  readonly about: string;
  readonly commands: readonly Command[];
}

/** The operator commands, as examples to copy. src/admin/ declares them; a test compares the two. */
export const COMMAND_GROUPS: readonly Group[] = [
  {
    title: 'Users',
    about: 'The command asks for passwords. A new password or a disabled account ends all sessions of the user.',
    commands: [
      { does: 'List the users', command: 'npm run admin -- user list' },
      { does: 'Add a user', command: 'npm run admin -- user add NAME --role analyst --tier standard' },
      { does: 'Change the role or tier of a user', command: 'npm run admin -- user set NAME --role reader --tier premium' },
      { does: 'Set a new password', command: 'npm run admin -- user passwd NAME' },
      { does: 'Disable a user', command: 'npm run admin -- user disable NAME' },
      { does: 'Enable a user', command: 'npm run admin -- user enable NAME' },
    ],
  },
  {
    title: 'Service keys',
    about: 'For backends and agents. A key is shown once, when it is created. The list shows its last use, and never the key.',
    commands: [
      { does: 'List the keys', command: 'npm run admin -- key list' },
      { does: 'Create a key for 90 days', command: 'npm run admin -- key create NAME --role reader --tier standard --expires 90' },
      { does: 'Revoke a key', command: 'npm run admin -- key revoke ID' },
    ],
  },
  {
    title: 'Audit log and picks',
    about: 'The table audit_log has sign-ins, refusals, and changes of users and keys: who, what, from where, and in which request.',
    commands: [
      { does: 'Show the newest entries', command: 'npm run admin -- audit list' },
      { does: 'Delete entries older than a year', command: 'npm run admin -- audit prune 365' },
      { does: 'Export the matches that people picked', command: 'npm run admin -- pick export picks.tsv --since 2026-01-31' },
    ],
  },
];
