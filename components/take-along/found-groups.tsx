import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { travel } from '@/data/take-along';
import type { Found } from '@/lib/browser/read-arrival';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { formatDate } from '@/lib/format/dates';
import { formatList } from '@/lib/format/text';
import { listChanges } from '@/lib/take-along/changes';
import { describeGroup } from '@/lib/take-along/describe-groups';
import { listGroups, type TravelTexts } from '@/lib/take-along/travel';
import * as words from '@/words/take-along';
import type { Offer } from './use-offer';

interface FoundGroupsProps {
  own: TravelTexts;
  found: Found;
  offer: Offer;
}

/** What was brought along, each group beside what is here, and what may become of it. */
export function FoundGroups({ own, found: { kind, texts, madeOn, unread }, offer }: FoundGroupsProps) {
  const day = parseCalendarDate(madeOn ?? '');
  const damaged = [...new Set(unread.map((key) => words.groups[travel[key]]))];
  return (
    <Card className="mb-8 grid gap-4">
      <div>
        <h2 className="text-xl">{words.foundTitle}</h2>
        {day && <p className="text-ink-soft">{words.madeOn(formatDate(day))}</p>}
      </div>
      <ul className="divide-y divide-line border-line border-y">
        {listGroups(texts).map((group) => (
          <li key={group} className="py-2.5">
            <p className="font-semibold">{words.groups[group]}</p>
            <p>{describeGroup(group, texts)}</p>
            <p className="text-ink-soft text-sm">{words.here(describeGroup(group, own) || words.nothing)}</p>
          </li>
        ))}
      </ul>
      {damaged.length > 0 && <p className="font-semibold text-maple">{words.unread(formatList(damaged))}</p>}
      <Choices own={own} texts={texts} canReplace={kind === 'all'} offer={offer} />
    </Card>
  );
}

interface ChoicesProps {
  own: TravelTexts;
  texts: TravelTexts;
  canReplace: boolean;
  offer: Offer;
}

function Choices({ own, texts, canReplace, offer }: ChoicesProps) {
  const [added, replaced] = [listChanges(own, texts, 'add'), listChanges(own, texts, 'replace')];
  const isMissing = Object.keys(added).length > 0;
  const isOther = canReplace && Object.keys(replaced).length > 0;
  if (!isMissing && !isOther)
    return (
      <>
        <p>{words.allHere}</p>
        <Button onClick={offer.close}>{words.close}</Button>
      </>
    );
  // Where nothing is here that it could be joined with, there is nothing to choose.
  const isOneWay = !isOther || JSON.stringify(added) === JSON.stringify(replaced);
  return (
    <div className="grid gap-3">
      {isMissing ? (
        <Choice hint={isOneWay ? undefined : words.addHint}>
          <Button onClick={() => offer.accept(texts, 'add')}>{isOneWay ? words.bring : words.add}</Button>
        </Choice>
      ) : (
        <p>{words.noneMissing}</p>
      )}
      {!isOneWay && (
        <Choice hint={words.replaceHint}>
          <Button look="secondary" onClick={() => offer.accept(texts, 'replace')}>
            {words.replace}
          </Button>
        </Choice>
      )}
      <p className="text-ink-soft text-sm">{words.rest}</p>
      <Button look="quiet" onClick={offer.close} className="justify-self-start">
        {words.cancel}
      </Button>
    </div>
  );
}

function Choice({ hint, children }: { hint: string | undefined; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      {children}
      {hint && <p className="text-ink-soft text-sm">{hint}</p>}
    </div>
  );
}
