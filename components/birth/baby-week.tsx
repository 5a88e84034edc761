import { SomethingWrong } from '@/components/emergency/something-wrong';
import { ButtonLink } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { describeAge } from '@/lib/birth/describe-age';
import type { KnownBirth } from '@/lib/browser/use-birth';
import { useRegionCode } from '@/lib/browser/use-region';
import { formatLongDate } from '@/lib/format/dates';
import { getProvincePath } from '@/lib/resources/provinces';
import * as words from '@/words/birth/after-birth';
import { toPage } from '@/words/birth/birth-links';
import { EarlyAges } from './baby-ages';
import { CardOfToday } from './card-of-today';

interface BabyWeekProps {
  birth: KnownBirth;
  today: Date;
  /** 1 on the home page, where it stands in the place of the page's own heading. */
  level: 1 | 2;
}

/** How old the baby is, in the place of every countdown, and what helps in the first weeks. */
export function BabyWeek({ birth, today, level }: BabyWeekProps) {
  const region = useRegionCode();
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section aria-labelledby="baby-week" className="grid gap-4">
      <div>
        <p className="text-ink-soft">{words.born(formatLongDate(birth.birthday))}</p>
        <Heading id="baby-week" className="text-[min(max(8vw,1.08rem),var(--text-3xl))]">
          {describeAge(birth.birthday, today)}
        </Heading>
      </div>
      <EarlyAges birth={birth} today={today} />
      <CardOfToday birthday={birth.birthday} today={today} />
      <SomethingWrong stage="after-birth" />
      <div className="flex flex-wrap gap-3">
        <ButtonLink path="/birth" className="max-sm:w-full">
          {toPage}
        </ButtonLink>
        <ButtonLink look="secondary" path="/benefits" className="max-sm:w-full">
          {words.leaveLink}
        </ButtonLink>
        <ButtonLink look="secondary" path={region ? getProvincePath(region) : '/resources'} className="max-sm:w-full">
          {words.whereYouLiveLink}
        </ButtonLink>
      </div>
      <p>
        <SiteLink path="/support" className="inline-flex min-h-11 items-center text-link text-sm">
          {words.babyDied}
        </SiteLink>
      </p>
    </section>
  );
}
