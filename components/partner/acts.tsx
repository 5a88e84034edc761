import { ChevronRightIcon } from '@heroicons/react/24/outline';
import { BodyText } from '@/components/ui/body-text';
import { SiteLink } from '@/components/ui/site-link';
import type { PartnerAct } from '@/data/partner-lines';

/** What can be done, a row each. A row with a page that helps leads there; numbers in its text are links of their own. */
export function Acts({ acts }: { acts: readonly PartnerAct[] }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {acts.map(({ title, text, path }) => (
        <li
          key={title}
          className="relative flex min-h-14 items-center gap-3 py-3 leading-snug print:min-h-0 print:py-1.5"
        >
          <div className="min-w-0 grow">
            <p className="font-semibold">
              {path ? (
                <SiteLink path={path} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
                  {title}
                </SiteLink>
              ) : (
                <BodyText text={title} />
              )}
            </p>
            <p className="mt-0.5 text-ink-soft [&_a]:relative">
              <BodyText text={text} />
            </p>
          </div>
          {path && <ChevronRightIcon aria-hidden className="size-5 shrink-0 print:hidden" />}
        </li>
      ))}
    </ul>
  );
}
