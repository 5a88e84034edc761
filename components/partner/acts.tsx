import { ChevronRightIcon } from '@heroicons/react/24/outline';
import { BodyText } from '@/components/ui/body-text';
import { SiteLink } from '@/components/ui/site-link';
import type { PartnerAct } from '@/data/partner-lines';

/** What can be done in a week, a row each. A row with a page that helps leads there. */
export function Acts({ acts }: { acts: readonly PartnerAct[] }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {acts.map((act) => (
        <li key={act.title}>
          {act.path ? (
            <SiteLink
              path={act.path}
              className="group/act flex min-h-14 items-center gap-3 rounded-control py-3 leading-snug hover:text-spruce"
            >
              <ActText {...act} isLink />
              <ChevronRightIcon aria-hidden className="size-5 shrink-0 print:hidden" />
            </SiteLink>
          ) : (
            <div className="min-h-14 py-3 leading-snug">
              <ActText {...act} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function ActText({ title, text, isLink = false }: PartnerAct & { isLink?: boolean }) {
  return (
    <span className="block min-w-0 grow">
      <span className="block font-semibold underline-offset-4 group-hover/act:underline">{title}</span>{' '}
      <span className="mt-0.5 block text-ink-soft">
        <BodyText text={text} isPlain={isLink} />
      </span>
    </span>
  );
}
