import { Notice } from '../../ui/notice.tsx';
import type { Company } from './employer-queries.ts';

const EVENTS: Readonly<Record<NonNullable<Company['company_event_type']>, string>> = {
  acquired: 'This company was acquired.',
  acquired_still_operating: 'This company was acquired and still operates under its name.',
  merged: 'This company merged.',
  rebranded: 'This company changed its name.',
  split: 'This company was split.',
  chapter_11_bankruptcy: 'This company filed for Chapter 11 bankruptcy.',
};

/** The corporate event of an employer, if there was one. */
export function EmployerEvent({ company }: { readonly company: Company }): React.ReactElement | null {
  const { company_event_type, company_event_note } = company;
  if (company_event_type === undefined) return null;
  return (
    <Notice kind="warn" title={EVENTS[company_event_type]}>
      {company_event_note}
    </Notice>
  );
}
