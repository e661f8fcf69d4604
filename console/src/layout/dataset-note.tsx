import { useQuery } from '@tanstack/react-query';
import { get } from '../api/client.ts';
import { day } from '../ui/numbers.ts';

/** Which data the numbers come from, below every view. */
export function DatasetNote(): React.ReactElement | null {
  const { data } = useQuery({ queryKey: ['version'], queryFn: ({ signal }) => get('/api/version', { signal }), staleTime: 300_000 });
  if (data === undefined) return null;
  const { dataset_version, index, methodology_version } = data.data;
  const isDemonstration = dataset_version.startsWith('demo-');
  return (
    <footer className="dataset-note">
      {isDemonstration && (
        <>
          <strong>Demonstration data.</strong> Names, codes, and places are facts. Badges, pay, postings, promotion, retention, hiring, and AI-impact figures
          are generated: do not use them as evidence about any employer.{' '}
        </>
      )}
      Dataset <code>{dataset_version}</code>
      {index.built_at !== null && <>, indexed {day(index.built_at)}</>}
      {methodology_version !== null && <>, methodology {methodology_version}</>}.
    </footer>
  );
}
