import { SiteLink } from '@/components/ui/site-link';
import { supportLink } from '@/words/support-link';

/** Shown beside every countdown, for visitors whose pregnancy has ended (docs/decisions/birth.md, "After a loss"). */
export function SupportLink() {
  return (
    <SiteLink path="/support" className="inline-flex min-h-11 items-center text-link text-sm">
      {supportLink}
    </SiteLink>
  );
}
