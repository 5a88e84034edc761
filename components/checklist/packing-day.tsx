import { isSameDay } from 'date-fns';
import { useId } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { useToday } from '@/lib/browser/clock';
import { storePackingPlan, usePackingPlan } from '@/lib/browser/use-checklist';
import { usePregnancy } from '@/lib/browser/use-pregnancy';
import { babyCounts, type PackingPlan } from '@/lib/checklist/checklist';
import { defaultPackingPlan, getPackingDay } from '@/lib/checklist/packing-plan';
import { formatLongDate } from '@/lib/format/long-dates';
import { checkDueDate } from '@/lib/pregnancy/due-date-check';
import { babyCountLabels, getEarlierAdvice } from './wording';

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
            How many babies?
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
                {babyCountLabels[count]}
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
          I must travel to give birth
        </label>
      </div>
      {/* Below the controls that change its text: they must not move while they are used. */}
      <div>
        <p className={isKnown && getEarlierAdvice(plan) ? undefined : 'font-semibold'}>
          Recommended to pack at 36 weeks
        </p>
        <div className="min-h-[3lh] text-ink-soft print:min-h-0">{isKnown && <OwnAdvice plan={plan} />}</div>
      </div>
    </div>
  );
}

function OwnAdvice({ plan }: { plan: PackingPlan }) {
  const today = useToday();
  const pregnancy = usePregnancy();
  const text = (pregnancy.status === 'known' && pregnancy.value?.dueDate) || '';
  const checked = today && checkDueDate(text, today);
  const day = checked && 'dueDate' in checked ? getPackingDay(checked.dueDate, plan) : undefined;
  return (
    <div role="status" aria-label="When to pack">
      <p className="font-semibold text-ink empty:hidden">{getEarlierAdvice(plan)}</p>
      {day && today ? (
        <p>{getOwnDayText(day, today)}</p>
      ) : (
        <p className="print:hidden">
          <SiteLink path="/calculator" className="text-link">
            Enter your due date
          </SiteLink>{' '}
          to see your own packing day.
        </p>
      )}
      {plan.mustTravel && <p>Ask your provider when to leave: it may be earlier than you think.</p>}
    </div>
  );
}

function getOwnDayText(day: Date, today: Date): string {
  if (isSameDay(day, today)) return 'For you that is today. Pack now.';
  return day > today ? `For you that is ${formatLongDate(day)}.` : `For you that was ${formatLongDate(day)}. Pack now.`;
}
