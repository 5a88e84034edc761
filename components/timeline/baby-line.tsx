import { SiteLink } from '@/components/ui/site-link';
import { describeAge } from '@/lib/birth/describe-age';
import { useCountedBirth } from '@/lib/browser/use-birth';
import { toPage } from '@/words/birth/birth-links';

/** After the birth: how old the baby is, and the way to what comes now. Nothing before it. */
export function BabyLine({ today }: { today: Date | undefined }) {
  const birth = useCountedBirth(today);
  if (!birth || !today) return null;
  return (
    <p>
      {describeAge(birth.birthday, today)}{' '}
      <SiteLink path="/birth" className="inline-flex min-h-11 items-center text-link">
        {toPage}
      </SiteLink>
    </p>
  );
}
