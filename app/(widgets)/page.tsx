import type { Metadata } from 'next';
import { HeroDrawing } from '@/components/home/hero-drawing';
import { HeroForm } from '@/components/home/hero-form';
import { HeroWeek } from '@/components/home/hero-week';
import { HomeTabs } from '@/components/home/home-tabs';
import { SharedGreeting } from '@/components/home/shared-greeting';
import { WhyChoose } from '@/components/home/why-choose';
import { PageShell } from '@/components/layout/page-shell';
import { JourneyPreview } from '@/components/timeline/journey-preview';
import { EarlyUse } from '@/components/ui/early-use';
import { HERO_WEEK } from '@/data/hero-weeks';
import { getPageMetadata } from '@/lib/site/page-metadata';
import * as words from '@/words/home/hero';

export const metadata: Metadata = getPageMetadata('/');

export default function HomePage() {
  return (
    <PageShell path="/">
      <div className="page-width">
        <SharedGreeting />
        <noscript>
          <p>{words.linkWithoutScript}</p>
        </noscript>
        <EarlyUse page="home" />
        {/* Field and button before the drawing: they stand on the first screen of a phone whose browser takes much of it. */}
        <section
          data-part="hero"
          className="grid gap-5 pt-3 md:pt-14 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:items-center lg:gap-14"
        >
          <div>
            <h1 className="max-sm:text-[min(max(8vw,1.08rem),var(--text-3xl))] max-sm:[&:lang(fr)]:text-[min(max(7.4vw,1.08rem),var(--text-3xl))]">
              {words.title}
            </h1>
            <p className="mt-2 mb-4 max-w-reading text-ink-soft sm:mt-3 sm:text-lg lg:mb-8">{words.tagline}</p>
            <HeroForm />
          </div>
          <div className="max-lg:max-w-xl">
            <HeroDrawing>
              <HeroWeek week={HERO_WEEK} />
            </HeroDrawing>
          </div>
        </section>
        {/* Paper holds the week, not the ways to other pages. */}
        <div className="print:hidden mt-16 grid gap-16 lg:mt-24 lg:gap-24">
          <HomeTabs />
          <WhyChoose />
          <JourneyPreview />
        </div>
      </div>
    </PageShell>
  );
}
