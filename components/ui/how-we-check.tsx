import { SiteLink } from '@/components/ui/site-link';
import * as words from '@/words/ui/how-we-check';

interface HowWeCheckProps {
  /** Replaces the line about health on pages about money. */
  children?: string;
}

/** The line below the sources of every page: that it is no advice, and where we say how far texts are checked. */
export function HowWeCheck({ children = words.guideNotAdvice }: HowWeCheckProps) {
  return (
    <p className="mt-4 text-ink-soft text-sm">
      {children}{' '}
      <SiteLink path="/about#how-we-check" className="text-link whitespace-nowrap">
        {words.howWeCheck}
      </SiteLink>
    </p>
  );
}
