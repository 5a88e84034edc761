import type { Metadata } from 'next';
import { GrowingRow } from '@/components/home/growing-row';
import { HomeTabs } from '@/components/home/home-tabs';
import { SharedGreeting } from '@/components/home/shared-greeting';
import { PageShell } from '@/components/layout/page-shell';
import { JourneyPreview } from '@/components/timeline/journey-preview';
import { ButtonLink } from '@/components/ui/button';
import { site } from '@/data/site';

export const metadata: Metadata = { title: { absolute: site.homeTitle } };

export default function HomePage() {
  return (
    <PageShell currentPath="/">
      <div className="page-width">
        <SharedGreeting />
        <section className="grid items-center gap-8 pt-8 pb-16 md:pt-16 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
          <div>
            <h1>{site.homeTitle}</h1>
            <p className="mt-4 max-w-reading text-ink-soft text-lg">{site.tagline}</p>
            <ButtonLink path="/calculator" className="mt-8 w-full sm:w-auto">
              Calculate Your Due Date
            </ButtonLink>
            <p className="mt-4 text-ink-soft text-sm">Stays on your device. No account, no tracking.</p>
          </div>
          <GrowingRow />
        </section>
        <HomeTabs />
        <div className="mt-16">
          <JourneyPreview />
        </div>
      </div>
    </PageShell>
  );
}
