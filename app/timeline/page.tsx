import type { Metadata } from 'next';
import { PageHeading } from '@/components/layout/page-heading';
import { PageShell } from '@/components/layout/page-shell';
import { ButtonLink } from '@/components/ui/button';

export const metadata: Metadata = { title: 'Pregnancy Timeline' };

export default function TimelinePage() {
  return (
    <PageShell currentPath="/timeline">
      <div className="page-width">
        <PageHeading title="Pregnancy Timeline">
          Your forty weeks with appointments, milestones and a calendar to download are being built here.
        </PageHeading>
        <ButtonLink path="/calculator">Calculate Your Due Date</ButtonLink>
      </div>
    </PageShell>
  );
}
