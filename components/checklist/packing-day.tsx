import { isSameDay } from 'date-fns';
import { useId } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { useToday } from '@/lib/browser/clock';
import { storePackingPlan, usePackingPlan } from '@/lib/browser/use-checklist';
import { useDueDate } from '@/lib/browser/use-pregnancy';
import { babyCounts, type PackingPlan } from '@/lib/checklist/checklist';
import { getEarlierAdvice } from '@/lib/checklist/packing-advice';
import { defaultPackingPlan, getPackingDay } from '@/lib/checklist/packing-plan';
import { formatLongDate } from '@/lib/format/dates';
import { isCurrentDueDate } from '@/lib/pregnancy/due-date-check';
import * as words from '@/words/checklist/hospital-bag';

/** When to pack: the general week, the visitor's own day, and what moves it earlier. */
export function PackingDay() {
  const id = useId();
  const knownPlan = usePackingPlan();
  const isKnown = knownPlan.status === 'known';
  const plan = isKnown ? knownPlan.value : defaultPackingPlan;
  return (
    <div className="grid gap-x-8 gap-y-3 print:gap-y-0 border-line border-t pt-5 md:grid-cols-2 print:mt-3 print:pt-2 print:text-sm">
      <div className="grid content-start gap-3 print:hidden">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <label htmlFor={id} className="font-semibold">
            {words.howManyBabies}
          </label>
          <select
            id={id}
            disabled={!isKnown}
            value={plan.babies}
            onChange={(event) => {
              const babies = babyCounts.find((count) => String(count) === event.target.value);
              if (babies) storePackingPlan({ ...plan, babies });
            }}
            className="field-box"
          >
            {babyCounts.map((count) => (
              <option key={count} value={count}>
                {words.babyCounts[count]}
              </option>
            ))}
          </select>
        </div>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            disabled={!isKnown}
            checked={plan.mustTravel}
            onChange={(event) => storePackingPlan({ ...plan, mustTravel: event.target.checked })}
            className="tick-box"
          />
          {words.mustTravel}
        </label>
      </div>
      {/* Below the controls that change its text: they must not move while they are used. */}
      <div>
        <p className={isKnown && getEarlierAdvice(plan) ? undefined : 'font-semibold'}>{words.generalAdvice}</p>
        <div className="min-h-[3lh] text-ink-soft print:min-h-0">{isKnown && <OwnAdvice plan={plan} />}</div>
      </div>
    </div>
  );
}

function OwnAdvice({ plan }: { plan: PackingPlan }) {
  const today = useToday();
  const dueDate = useDueDate();
  const day = today && isCurrentDueDate(dueDate, today) ? getPackingDay(dueDate, plan) : undefined;
  return (
    <div role="status" aria-label={words.packingDay}>
      <p className="font-semibold text-ink empty:hidden">{getEarlierAdvice(plan)}</p>
      {day && today ? (
        <p>{getOwnDayText(day, today)}</p>
      ) : (
        <p className="print:hidden">
          {words.enterDueDate((text) => (
            <SiteLink path="/calculator" className="text-link">
              {text}
            </SiteLink>
          ))}
        </p>
      )}
      {plan.mustTravel && <p>{words.whenToLeave}</p>}
    </div>
  );
}

function getOwnDayText(day: Date, today: Date): string {
  if (isSameDay(day, today)) return words.packToday;
  return day > today ? words.packOn(formatLongDate(day)) : words.packSince(formatLongDate(day));
}
