import { Link } from 'wouter';
import { employerPath } from '../../routes.ts';
import { Missing } from '../../ui/missing.tsx';
import { useSimilarNames } from './employer-queries.ts';

/** No employer has the name of a link. Employers with a similar one are offered. */
export function EmployerMissing({ name }: { readonly name: string }): React.ReactElement {
  const similar = useSimilarNames(name);
  return (
    <Missing title={`No employer is called “${name}”`}>
      {similar.data !== undefined && similar.data.length > 0 && (
        <>
          <p>Did you mean one of these?</p>
          <ul>
            {similar.data.map((known) => (
              <li key={known}>
                <Link href={employerPath(known)}>{known}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Missing>
  );
}
