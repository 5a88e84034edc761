import { HomePart } from '@/components/home/home-part';
import { ButtonLink } from '@/components/ui/button';
import { milestones } from '@/lib/timeline/milestones';
import * as words from '@/words/timeline/journey-preview';

/** The milestones that the home page names, worded as specified, with what makes each wording true in small print. */
export function JourneyPreview() {
  return (
    <HomePart id="journey-preview" title={words.title}>
      <ol className="grid md:grid-cols-4">
        {milestones
          .filter(({ isOnHome }) => isOnHome)
          .map(({ week, title, homeTitle = title, homeNote }) => (
            <li
              key={week}
              className="relative pb-6 pl-6 before:absolute before:top-1.5 before:left-0 before:size-3.5 before:rounded-full before:bg-spruce not-last:after:absolute not-last:after:top-6 not-last:after:bottom-[-0.125rem] not-last:after:left-[0.375rem] not-last:after:w-0.75 not-last:after:bg-line last:pb-0 md:border-line md:border-t-3 md:after:hidden md:last:border-transparent md:pt-5 md:pr-6 md:pb-0 md:pl-0 md:before:-top-[0.55rem] md:before:left-0"
            >
              <p className="font-semibold text-spruce">{words.week(week)}</p>
              <h3 className="leading-tight">{homeTitle}</h3>
              {homeNote && <p className="mt-1 text-ink-soft text-sm">{homeNote}</p>}
            </li>
          ))}
      </ol>
      <ButtonLink path="/timeline" look="secondary" className="mt-8 w-full sm:w-auto">
        {words.timelineLink}
      </ButtonLink>
    </HomePart>
  );
}
