import type { Metadata } from 'next';
import { PageHeading } from '@/components/layout/page-heading';
import { PageShell } from '@/components/layout/page-shell';
import { TipsGuides } from '@/components/tips/tips-guides';

export const metadata: Metadata = {
  title: 'Pregnancy Tips & Guides',
  description:
    'Pregnancy advice for Canada by trimester: finding care, nausea, food, winter, benefits, classes, birth plans and newborn paperwork.',
};

export default function TipsPage() {
  return (
    <PageShell currentPath="/tips">
      <div className="page-width">
        <PageHeading title="Pregnancy Tips & Guides">
          What helps in each trimester, written for Canada: health cards, winters and all.
        </PageHeading>
        <TipsGuides />
      </div>
    </PageShell>
  );
}
