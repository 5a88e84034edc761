import { SiteLink } from '@/components/ui/site-link';
import { formatWeeks } from '@/lib/format/durations';
import { getWeekPath } from '@/lib/weeks/weeks';
import * as words from '@/words/home/hero-drawing';

interface HeroWeekLinkProps {
  week: number;
  thing: string;
}

/** The way from the drawing of a week to its page, beside the choice of weeks. */
export function HeroWeekLink({ week, thing }: HeroWeekLinkProps) {
  return (
    <p className="mt-3 flex min-h-[52px] items-center pr-52 @max-[19rem]:pr-0 @max-[19rem]:pb-14">
      <SiteLink path={getWeekPath(week)} className="text-link leading-tight">
        {words.weekAndThing({ weeks: formatWeeks(week), thing })}
      </SiteLink>
    </p>
  );
}
