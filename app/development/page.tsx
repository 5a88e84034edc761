import type { Metadata } from 'next';
import { PageHeading } from '@/components/layout/page-heading';
import { PageShell } from '@/components/layout/page-shell';
import { ButtonLink } from '@/components/ui/button';

export const metadata: Metadata = { title: 'Baby Development' };

export default function Page() {
  return (
    <PageShell currentPath="/development">
      <div className="page-width">
        <PageHeading title="Baby Development">
          Forty weeks, one page each, are being written: development, Canadian size comparisons and what to do when.
        </PageHeading>
        <ButtonLink path="/calculator">Calculate Your Due Date</ButtonLink>
      </div>
    </PageShell>
  );
}
