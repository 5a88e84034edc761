import { SiteLink } from '@/components/ui/site-link';
import { supportLink } from '@/words/support-link';

/** Shown beside every countdown, for visitors whose pregnancy has ended (docs/decisions.md, "After a loss"). */
export function SupportLink({ className = '' }: { className?: string }) {
  return (
    <SiteLink path="/support" className={`text-link inline-flex min-h-11 items-center text-sm ${className}`}>
      {supportLink}
    </SiteLink>
  );
}
