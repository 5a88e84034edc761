import { SiteLink } from '@/components/ui/site-link';

/** Beside whatever counts down, for a visitor whose pregnancy has ended. Small, and the same everywhere. */
export function SupportLink({ className = '' }: { className?: string }) {
  return (
    <SiteLink path="/support" className={`text-link inline-flex min-h-11 items-center text-sm ${className}`}>
      If this pregnancy has ended
    </SiteLink>
  );
}
