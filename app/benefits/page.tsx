import type { Metadata } from 'next';
import { BenefitsPlanner } from '@/components/benefits/benefits-planner';
import { BenefitsText } from '@/components/benefits/benefits-text';
import { PageHeading } from '@/components/layout/page-heading';
import { PageShell } from '@/components/layout/page-shell';
import { getPageMetadata } from '@/lib/site/page-metadata';

export const metadata: Metadata = getPageMetadata('/benefits');

export default function BenefitsPage() {
  return (
    <PageShell path="/benefits">
      <div className="page-width">
        <div data-page-heading>
          <PageHeading title="Parental Benefits Planner">
            How many weeks, how much a week and until when: both options of your program side by side. What you enter
            stays on your device.
          </PageHeading>
        </div>
        <noscript>
          <p className="mb-6 max-w-reading">
            The planner needs JavaScript, which is off. All rules and figures stand below it.
          </p>
        </noscript>
        <BenefitsPlanner />
        <BenefitsText />
      </div>
    </PageShell>
  );
}
