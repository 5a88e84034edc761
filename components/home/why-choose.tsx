import { PictureFile } from '@/components/ui/picture-file';
import { SiteLink } from '@/components/ui/site-link';

const reasons = [
  {
    title: 'Canadian Size Comparisons',
    text: 'A puck, a Timbit, a lobster: drawn to scale beside your baby, with a ruler.',
    picture: 'hockey-puck',
    path: '/development',
    link: 'See all forty weeks',
  },
  {
    title: 'Provincial Resources',
    text: 'Thirteen provinces and territories, one page each: care, leave, benefits and whom to call.',
    picture: 'house-with-garden',
    path: '/resources',
    link: 'Find your region',
  },
  {
    title: 'Contraction Timer',
    text: 'One big button for the night itself. It knows the 5-1-1 rule and keeps time if the phone sleeps.',
    picture: 'stopwatch',
    path: '/calculator#timer',
    link: 'Open the timer',
  },
  {
    title: 'Hospital Bag Checklist',
    text: 'Fifty things to pack, health card and winter bunting included. Tick, print, or save it as a picture.',
    picture: 'luggage',
    path: '/calculator#checklist',
    link: 'Open the checklist',
  },
];

/** What this calculator has that others lack, each with the way there. */
export function WhyChoose() {
  return (
    <section aria-labelledby="why-heading">
      <h2 id="why-heading" className="mb-8">
        Why Choose Our Canadian Calculator?
      </h2>
      <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {reasons.map(({ title, text, picture, path, link }) => (
          <li key={title} className="flex items-start gap-5">
            <span className="flex size-20 shrink-0 items-center justify-center rounded-card bg-mist">
              <PictureFile name={picture} text="" size={48} isLazy />
            </span>
            <div>
              <h3>{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
              <SiteLink
                path={path}
                aria-label={`${link}: ${title}`}
                className="text-link inline-flex min-h-11 items-center font-semibold"
              >
                {link}
              </SiteLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
