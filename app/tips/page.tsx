import type { Metadata } from 'next';
import { PageHeading } from '@/components/layout/page-heading';
import { PageShell } from '@/components/layout/page-shell';
import { ButtonLink } from '@/components/ui/button';

export const metadata: Metadata = { title: 'Pregnancy Tips & Guides' };

export default function Page() {
  return (
    <PageShell currentPath="/tips">
      <div className="page-width">
        <PageHeading title="Pregnancy Tips & Guides">
          Advice for each trimester, written for Canada, is on its way.
        </PageHeading>
        <ButtonLink path="/calculator">Calculate Your Due Date</ButtonLink>
      </div>
    </PageShell>
  );
}
