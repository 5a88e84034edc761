import { PictureFile } from '@/components/ui/picture-file';
import { SiteLink } from '@/components/ui/site-link';
import * as words from '@/words/home/page';
import { HomePart } from './home-part';

const reasons = [
  { id: 'comparisons', picture: 'hockey-puck', path: '/development' },
  { id: 'resources', picture: 'house-with-garden', path: '/resources' },
  { id: 'timer', picture: 'stopwatch', path: '/calculator#timer' },
  { id: 'checklist', picture: 'luggage', path: '/calculator#checklist' },
] as const;

/** What this calculator has that others lack, each with the way there. */
export function WhyChoose() {
  return (
    <HomePart id="why-heading" title={words.whyChoose}>
      <ul className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
        {reasons.map(({ id, picture, path }) => {
          const { title, text, link, linkName } = words.reasons[id];
          return (
            <li key={id} className="flex flex-wrap items-start gap-x-4 gap-y-3">
              <span className="flex size-16 shrink-0 items-center justify-center rounded-card bg-mist">
                <PictureFile name={picture} text="" size={40} isLazy />
              </span>
              <div className="min-w-0 flex-1 basis-[9rem]">
                <h3>{title}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
                <SiteLink
                  path={path}
                  aria-label={linkName}
                  className="text-link inline-flex min-h-11 items-center font-semibold"
                >
                  {link}
                </SiteLink>
              </div>
            </li>
          );
        })}
      </ul>
    </HomePart>
  );
}
