import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { listKeptNews } from '@/lib/take-along/changes';
import { describeGroup } from '@/lib/take-along/describe-groups';
import type { TravelTexts } from '@/lib/take-along/travel';
import * as words from '@/words/take-along';
import type { Offer } from './use-offer';

interface FoundDatesProps {
  own: TravelTexts;
  kept: TravelTexts;
  offer: Offer;
}

/** What the link to come back has: one tap brings it back; where other dates are here, they stay unless told otherwise. */
export function FoundDates({ own, kept, offer }: FoundDatesProps) {
  const news = listKeptNews(own, kept);
  const isNew = Object.keys(news).length > 0;
  const { pregnancy, birth, region } = own;
  const hasOther =
    isNew && ((news.pregnancy ? (pregnancy ?? birth) : undefined) ?? (news.region && region)) !== undefined;
  return (
    <Card className="mb-8 grid justify-items-start gap-4">
      <h2 className="text-xl">{words.welcome}</h2>
      <p>{words.linkHas(describeGroup('dates', kept))}</p>
      {isNew ? (
        <>
          {hasOther && <p>{words.otherHere(describeGroup('dates', own))}</p>}
          <Button onClick={() => offer.accept(news, 'replace')}>
            {hasOther ? words.takeLinkDates : words.bringBack}
          </Button>
          <Button look="quiet" onClick={offer.close}>
            {hasOther ? words.keepDatesHere : words.cancel}
          </Button>
        </>
      ) : (
        <>
          <p>{words.datesHere}</p>
          <ButtonLink path="/">{words.toWeek}</ButtonLink>
          <Button look="quiet" onClick={offer.close}>
            {words.close}
          </Button>
        </>
      )}
    </Card>
  );
}
