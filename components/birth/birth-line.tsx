import { SiteLink } from '@/components/ui/site-link';
import { describeAge } from '@/lib/birth/describe-age';
import { useToday } from '@/lib/browser/clock';
import { useCountedBirth } from '@/lib/browser/use-birth';
import { useDueDate } from '@/lib/browser/use-pregnancy';
import * as words from '@/words/birth/birth-links';

/** How old the baby is, and when to call after a birth; nothing where another pregnancy is counted meanwhile. */
export function BirthLine() {
  const today = useToday();
  const birth = useCountedBirth(today);
  const dueDate = useDueDate();
  if (!birth || !today || dueDate) return null;
  return (
    <p className="max-w-reading print:hidden">
      {words.sentence(describeAge(birth.birthday, today))}{' '}
      <SiteLink path="/birth#when-to-call" className="text-link">
        {words.callAfterBirth}
      </SiteLink>
    </p>
  );
}
