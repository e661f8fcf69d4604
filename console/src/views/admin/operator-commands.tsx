import { useSession } from '../../session/use-session.ts';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { COMMAND_GROUPS } from './command-groups.ts';

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
        {COMMAND_GROUPS.map(({ title, about, commands }) => (
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
