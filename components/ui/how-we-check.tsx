import { SiteLink } from '@/components/ui/site-link';

interface HowWeCheckProps {
  /** What the page is, where it speaks of money and not of health. */
  children?: string;
}

/** The line below the sources of every page: what the page is, and where we say how far its texts are checked. */
export function HowWeCheck({ children = 'This page is a guide, not medical advice.' }: HowWeCheckProps) {
  return (
    <p className="mt-4 text-ink-soft text-sm">
      {children}{' '}
      <SiteLink path="/about#how-we-check" className="text-link whitespace-nowrap">
        How we check
      </SiteLink>
    </p>
  );
}
