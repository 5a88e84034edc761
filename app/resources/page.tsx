import type { Metadata } from 'next';
import { PageHeading } from '@/components/layout/page-heading';
import { PageShell } from '@/components/layout/page-shell';
import { ButtonLink } from '@/components/ui/button';

export const metadata: Metadata = { title: 'Canadian Pregnancy Resources' };

export default function ResourcesPage() {
  return (
    <PageShell currentPath="/resources">
      <div className="page-width">
        <PageHeading title="Canadian Pregnancy Resources">
          Pages for your province or territory are being prepared: health care, leave, benefits and child care, each
          with its official source.
        </PageHeading>
        <ButtonLink path="/calculator">Calculate Your Due Date</ButtonLink>
      </div>
    </PageShell>
  );
}
