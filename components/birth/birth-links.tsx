import { ButtonLink } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { EARLY_BIRTH_OFFERED_WEEK } from '@/data/birth-rules';
import { USUAL_BIRTH_START_DAY } from '@/data/pregnancy-rules';
import { cameEarly, isHere } from '@/words/birth/birth-links';

const TERM_WEEK = USUAL_BIRTH_START_DAY / 7;

interface BirthLinkProps {
  /** Completed weeks. */
  week: number;
  className?: string;
}

/** Beside the countdown from 37 weeks on. */
export function BirthButton({ week, className }: BirthLinkProps) {
  if (week < TERM_WEEK) return null;
  return (
    <ButtonLink look="secondary" path="/birth" className={className}>
      {isHere}
    </ButtonLink>
  );
}

/** At the end of the page from 20 weeks to 36, quiet: nobody is to be counted on whose baby is here already. */
export function EarlyBirthLink({ week }: BirthLinkProps) {
  if (week < EARLY_BIRTH_OFFERED_WEEK || week >= TERM_WEEK) return null;
  return (
    <SiteLink path="/birth" className="inline-flex min-h-11 items-center text-link text-sm">
      {cameEarly}
    </SiteLink>
  );
}
