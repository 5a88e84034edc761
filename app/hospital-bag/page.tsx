import type { Metadata } from 'next';
import { HospitalBag } from '@/components/checklist/hospital-bag';
import { SourceList } from '@/components/development/source-list';
import { PageHeading } from '@/components/layout/page-heading';
import { PageShell } from '@/components/layout/page-shell';
import { Toaster } from '@/components/ui/toaster';

export const metadata: Metadata = {
  title: 'Hospital Bag',
  description:
    'A Canadian hospital bag checklist of 50 items for labour, the stay, your baby, your support person and your papers. Tick, print or save it as an image.',
};

export default function HospitalBagPage() {
  return (
    <PageShell currentPath="/hospital-bag">
      <div className="page-width">
        <div className="print:hidden">
          <PageHeading title="Hospital Bag">
            What to pack for the birth, for your stay and for the way home. Your birth place may have some of it, so ask
            for its own list.
          </PageHeading>
        </div>
        <HospitalBag />
        <div className="print:hidden">
          <SourceList keys={['car-seat', 'car-seat-winter']} />
        </div>
      </div>
      <Toaster />
    </PageShell>
  );
}
