import { ButtonLink } from '@/components/ui/button';
import { milestones } from '@/data/milestones';

/** The milestones that the home page names, on the way from snow to maple leaf. */
export function JourneyPreview() {
  return (
    <section aria-labelledby="journey-preview">
      <h2 id="journey-preview">Track Your Pregnancy Journey</h2>
      <ol className="mt-6 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
        {milestones
          .filter(({ homeTitle }) => homeTitle)
          .map(({ week, homeTitle }) => (
            <li
              key={week}
              className="relative border-line border-l-3 pb-6 pl-6 before:absolute before:top-1.5 before:-left-[0.55rem] before:size-3.5 before:rounded-full before:bg-spruce last:pb-0 sm:pb-6 lg:border-t-3 lg:border-l-0 lg:pt-5 lg:pb-0 lg:pl-0 lg:before:-top-[0.55rem] lg:before:left-0"
            >
              <p className="font-semibold text-spruce">Week {week}</p>
              <h3 className="leading-tight">{homeTitle}</h3>
            </li>
          ))}
      </ol>
      <ButtonLink path="/timeline" look="secondary" className="mt-8 w-full sm:w-auto">
        Explore Pregnancy Timeline
      </ButtonLink>
    </section>
  );
}
