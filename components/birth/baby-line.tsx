import { SiteLink } from '@/components/ui/site-link';
import { describeAge } from '@/lib/birth/describe-age';
import { toPage } from '@/words/birth/birth-links';
import { CardOfToday } from './card-of-today';

interface BabyLineProps {
  birthday: Date;
  today: Date;
}

/** The baby that is here, below the next pregnancy. */
export function BabyLine({ birthday, today }: BabyLineProps) {
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-4">
        <span>{describeAge(birthday, today)}</span>
        <SiteLink path="/birth" className="inline-flex min-h-11 items-center text-link">
          {toPage}
        </SiteLink>
      </p>
      <CardOfToday birthday={birthday} today={today} />
    </div>
  );
}
