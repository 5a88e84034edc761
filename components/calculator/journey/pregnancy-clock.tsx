import { useNow } from '@/lib/browser/clock';
import { type CountForms, getCountForm } from '@/lib/format/numbers';
import { type CivilDuration, getElapsedTime, getRemainingTime } from '@/lib/pregnancy/civil-duration';
import type { PregnancyCalculation } from '@/lib/pregnancy/pregnancy';
import * as words from '@/words/calculator/journey';
import { days, hours, minutes, weeks } from '@/words/units';

/** Time since the last period began and time to the due date, to the minute. */
export function PregnancyClock({ pregnancy }: { pregnancy: PregnancyCalculation }) {
  const now = useNow();
  const { lmpDate, dueDate } = pregnancy;
  return (
    <section>
      <h3 className="mb-3 text-xl">{words.clock}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <Clock title={words.soFar} duration={now && getElapsedTime(lmpDate, now)} />
        <Clock title={words.toGo} duration={now && getRemainingTime(dueDate, now)} />
      </div>
      <p className="mt-3 text-ink-soft text-sm">{words.clockNote}</p>
    </section>
  );
}

const units: { unit: keyof CivilDuration; forms: CountForms }[] = [
  { unit: 'weeks', forms: weeks },
  { unit: 'days', forms: days },
  { unit: 'hours', forms: hours },
  { unit: 'minutes', forms: minutes },
];

/** Four figures with their units. Changes are not announced: a screen reader would speak every minute. */
function Clock({ title, duration }: { title: string; duration: CivilDuration | undefined }) {
  return (
    <div role="timer" aria-live="off" aria-label={title} className="rounded-control bg-mist p-4">
      <h4 className="mb-2 font-semibold">{title}</h4>
      <dl className="flex flex-wrap justify-between gap-2">
        {units.map(({ unit, forms }) => (
          <div key={unit} className="flex flex-col-reverse justify-end">
            <dt className="text-ink-soft text-sm">{getCountForm(duration?.[unit] ?? 0, forms)}</dt>
            <dd className="font-semibold font-serif text-xl leading-snug tabular-nums">{duration?.[unit] ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
