import { SupportLink } from '@/components/support/support-link';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { DayRange } from '@/components/ui/day-range';
import { formatDate, getDateWords } from '@/lib/format/dates';
import { formatCountdown, formatWeeksAndDays } from '@/lib/format/durations';
import type { CalculatorFields } from '@/lib/pregnancy/calculator-fields';
import type { PregnancyCalculation } from '@/lib/pregnancy/pregnancy';
import * as words from '@/words/calculator/calculator';
import { likelyDays } from '@/words/likely-days';
import { usualBirthRange } from '@/words/usual-birth-range';
import { DatingNotes } from './dating-notes';
import { FortyWeekPath } from './forty-week-path';

interface ResultProps {
  pregnancy: PregnancyCalculation;
  today: Date;
  /** False when the browser refuses to keep anything. */
  isKept: boolean;
  /** What the due date was calculated from, if it was. */
  fields: CalculatorFields | undefined;
  /** Absent where the due date is not kept. */
  onForget: (() => void) | undefined;
}

export function Result({ pregnancy, today, isKept, fields, onForget }: ResultProps) {
  const { dueDate, gestationalAge, trimester, safeBirthRange } = pregnancy;
  return (
    <Card className="grid gap-6">
      <div>
        <p className="text-ink-soft">{dueDate < today ? words.wasDue : words.dueOn}</p>
        <h2 className="text-[min(7.5vw,var(--text-2xl))] sm:text-3xl">
          {/* No line breaks within the date where it fits on one. */}
          {words.dueDay(getDateWords(dueDate).weekday, <span className="inline-block">{formatDate(dueDate)}</span>)}
        </h2>
        <p className="mt-2 text-ink-soft">{usualBirthRange(<DayRange {...safeBirthRange} />)}</p>
        <p className="mt-1 text-ink-soft text-sm">{likelyDays.text}</p>
      </div>
      <FortyWeekPath pregnancy={pregnancy} />
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-[1.5fr_1fr_1fr]">
        <Figure
          term={words.weeksPregnant}
          value={formatWeeksAndDays(gestationalAge)}
          className="col-span-2 sm:col-span-1"
        />
        <Figure term={words.currentTrimester} value={words.trimesters[trimester]} />
        <Figure {...formatCountdown(dueDate, today)} />
      </dl>
      <p className="text-ink-soft text-sm">{words.trimesterNote}</p>
      {fields && <DatingNotes fields={fields} today={today} />}
      {!isKept && <p className="notice">{words.notKept}</p>}
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        {onForget && (
          <Button look="quiet" onClick={onForget}>
            {words.forget}
          </Button>
        )}
        <SupportLink />
      </div>
    </Card>
  );
}

function Figure({ term, value, className = '' }: { term: string; value: string; className?: string }) {
  return (
    <div className={`flex flex-col-reverse justify-end ${className}`}>
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="font-semibold font-serif text-lg tabular-nums sm:text-xl">{value}</dd>
    </div>
  );
}
