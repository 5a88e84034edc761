import { CountedFromLine } from '@/components/calculator/counted-from-line';
import { DatingNotes, DoubtfulScanAge } from '@/components/calculator/dating-notes';
import { LineFigure } from '@/components/calculator/line-figure';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { SiteLink } from '@/components/ui/site-link';
import type { KnownPregnancy } from '@/lib/browser/use-pregnancy';
import { formatCountdown } from '@/lib/format/countdown';
import { formatDate, formatLongDate, getDateWords } from '@/lib/format/dates';
import { formatWeeksAndDays } from '@/lib/format/durations';
import { findCountedFrom } from '@/lib/pregnancy/counted-from';
import { getGestationalAge } from '@/lib/pregnancy/gestational-age';
import { getPregnancyMonth, MONTHS } from '@/lib/pregnancy/months';
import { getTrimester } from '@/lib/pregnancy/trimesters';
import { getShownWeek, getWeekPath } from '@/lib/weeks/weeks';
import * as calculator from '@/words/calculator/calculator';
import { seeWeek } from '@/words/calculator/result';
import * as words from '@/words/due-date/way-in';

interface WayInResultProps {
  /** One whose weeks are counted. */
  dueDate: Date;
  today: Date;
  known: Extract<KnownPregnancy, { status: 'known' }>;
  isAboutWeeks: boolean;
}

/** The stored due date with weeks, month and trimester of today; what the page is about comes first. */
export function WayInResult({ dueDate, today, known, isAboutWeeks }: WayInResultProps) {
  const age = getGestationalAge(dueDate, today);
  const days = age.weeks * 7 + age.days;
  const week = getShownWeek(age.weeks);
  const fields = known.value?.fields;
  const countedFrom = known.value && findCountedFrom(known.value, today);
  return (
    // At least as high as what it takes the place of.
    <Card className="grid min-h-72 content-start gap-3">
      <div>
        <p className="text-ink-soft">
          {isAboutWeeks ? words.todayYouAre : dueDate < today ? calculator.wasDue : calculator.dueOn}
        </p>
        <h2>
          {isAboutWeeks
            ? words.pregnant(formatWeeksAndDays(age))
            : calculator.dueDay(
                getDateWords(dueDate).weekday,
                <span className="inline-block">{formatDate(dueDate)}</span>,
              )}
        </h2>
        {countedFrom && <CountedFromLine from={countedFrom} />}
      </div>
      {fields && <DoubtfulScanAge fields={fields} today={today} />}
      <dl className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
        {!isAboutWeeks && <LineFigure term={calculator.weeksPregnant} value={formatWeeksAndDays(age)} />}
        <LineFigure term={words.month} value={words.monthOf(getPregnancyMonth(days), MONTHS)} />
        <LineFigure term={calculator.currentTrimester} value={calculator.trimesters[getTrimester(days)]} />
        {isAboutWeeks && <LineFigure term={words.dueDate} value={formatLongDate(dueDate)} />}
        <LineFigure {...formatCountdown(dueDate, today)} />
      </dl>
      {fields && <DatingNotes fields={fields} today={today} />}
      <p className="text-ink-soft text-sm">{known.isStored ? words.isKept : calculator.notKept}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        <ButtonLink look="secondary" path={getWeekPath(week)}>
          {seeWeek(week)}
        </ButtonLink>
        <SiteLink path="/calculator" className="inline-flex min-h-11 items-center text-link">
          {words.toCalculator}
        </SiteLink>
      </div>
    </Card>
  );
}
