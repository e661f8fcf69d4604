import { useSession } from '../../session/use-session.ts';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface Command {
  readonly does: string;
  readonly command: string;
}

const GROUPS: readonly { readonly title: string; readonly about: string; readonly commands: readonly Command[] }[] = [
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

/** Accounts are managed on the machine of the service only: no request can create a user or a key. */
export function OperatorCommands(): React.ReactElement {
  const user = useSession()?.user;
  return (
    <div className="stack">
      <Notice kind="info" title="Users and keys are managed on the machine of the service.">
        No request can create an account, so a stolen session cannot either. Run these commands in the folder of the service, or with{' '}
        <code>docker compose exec api</code> before them. You are signed in as {user?.username} with the role {user?.role}.
      </Notice>
      <div className="cards">
        {GROUPS.map(({ title, about, commands }) => (
          <Card key={title} title={title} about={about}>
            <ul className="commands">
              {commands.map(({ does, command }) => (
                <li key={command}>
                  <span className="small">{does}</span>
                  <code>{command}</code>
                  <CopyButton text={command} about={does}>
                    Copy
                  </CopyButton>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </div>
  );
}
