import type { Metadata } from 'next';
import { FirstDoors } from '@/components/home/first-doors';
import { FirstHeroWeek } from '@/components/home/first-hero-week';
import { HeroDrawing } from '@/components/home/hero-drawing';
import { HeroForm } from '@/components/home/hero-form';
import { HomeTabs } from '@/components/home/home-tabs';
import { ObjectRow } from '@/components/home/object-row';
import { SharedGreeting } from '@/components/home/shared-greeting';
import { WhyChoose } from '@/components/home/why-choose';
import { PageShell } from '@/components/layout/page-shell';
import { JourneyPreview } from '@/components/timeline/journey-preview';
import { EarlyUse } from '@/components/ui/early-use';
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
          className="grid gap-5 pt-3 md:pt-6 lg:grid-cols-[minmax(0,24.5rem)_minmax(0,1fr)] lg:items-center lg:gap-14"
        >
          <div>
            <h1 className="lg:text-[2.55rem] max-sm:text-[min(max(8vw,1.08rem),var(--text-3xl))] max-sm:[&:lang(fr)]:text-[min(max(7.4vw,1.08rem),var(--text-3xl))]">
              {words.title}
            </h1>
            <p className="mt-2 mb-4 max-w-reading text-ink-soft sm:mt-3 sm:text-lg lg:mb-6">{words.tagline}</p>
            <HeroForm />
          </div>
          <div className="max-lg:max-w-xl">
            <HeroDrawing>
              <FirstHeroWeek />
            </HeroDrawing>
          </div>
        </section>
        <div data-part="hero" className="mt-5 grid gap-5 lg:mt-6 lg:gap-6 lg:border-line lg:border-t lg:pt-6">
          <FirstDoors />
          <ObjectRow />
        </div>
        {/* Paper holds the week, not the ways to other pages. */}
        <div data-part="first-visit" className="mt-8 divide-y divide-line border-line border-t print:hidden lg:mt-14">
          <HomeTabs />
          <WhyChoose />
          <JourneyPreview />
        </div>
      </div>
    </PageShell>
  );
}
