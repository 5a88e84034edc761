import { ButtonLink } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { views } from '@/words/calculator/calculator';
import { tagline, title } from '@/words/home/hero';
import { calculate } from '@/words/home/widgets';
import { result } from '@/words/my-week/my-week';

const viewIds = ['summary', 'journey', 'facts', 'checklist', 'timer'] as const satisfies (keyof typeof views)[];

/** What a first visit begins with, in a row below one's own week: the product's name, its main button, and the result with its views. */
export function AboutThisSite() {
  return (
    <section
      aria-labelledby="about-this-site"
      className="grid gap-x-8 gap-y-3 border-line border-t pt-6 md:grid-cols-[1fr_auto]"
    >
      <div>
        <h2 id="about-this-site" className="text-xl">
          {title}
        </h2>
        <p className="text-ink-soft">{tagline}</p>
      </div>
      <ButtonLink look="secondary" path="/calculator#change-date" className="self-center">
        {calculate}
      </ButtonLink>
      <nav aria-label={result} className="flex flex-wrap items-center gap-x-5 md:col-span-2">
        <SiteLink path="/calculator" className="inline-flex min-h-11 items-center text-link font-semibold">
          {result}
        </SiteLink>
        {viewIds.map((id) => (
          <SiteLink key={id} path={`/calculator#${id}`} className="inline-flex min-h-11 items-center text-link">
            {views[id]}
          </SiteLink>
        ))}
      </nav>
    </section>
  );
}
