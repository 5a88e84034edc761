import type { ReactNode } from 'react';
import { USUAL_BIRTH_END_DAY, USUAL_BIRTH_START_DAY } from '@/data/pregnancy-rules';
import { formatDateRange, formatLongDate } from '@/lib/format/dates';
import { getWeekStart } from '@/lib/pregnancy/gestational-age';
import { getUsualBirthRange } from '@/lib/pregnancy/term';
import * as words from '@/words/timeline/printed-timeline';

interface PrintedTimelineProps {
  dueDate: Date | undefined;
  /** The page's address and the day of printing. */
  origin: ReactNode;
  /** Below the title, and at the foot in the place of the notes on appointments; for a sheet without any. */
  subtitle?: string;
  notes?: string;
  children: ReactNode;
}

/** The printed sheet around the forty weeks. Without a due date it is to be filled in on paper. */
export function PrintedTimeline({ dueDate, origin, subtitle, notes = words.notes, children }: PrintedTimelineProps) {
  const birth = dueDate && getUsualBirthRange(getWeekStart(dueDate, 0));
  return (
    <section className="printed-timeline" aria-label={words.label}>
      <header className="mb-[5pt]">
        <div className="flex items-end justify-between gap-[12pt]">
          <h2>{words.title}</h2>
          <p className="text-[10pt]">
            {words.dueDate(<strong>{dueDate ? formatLongDate(dueDate) : words.dueDateByPen}</strong>)}
          </p>
        </div>
        {subtitle && <p className="text-[10pt]">{subtitle}</p>}
        <div className="flex justify-between gap-[12pt]">
          <p>{origin}</p>
          {birth && (
            <p>{words.usualBirthRange(USUAL_BIRTH_START_DAY / 7, USUAL_BIRTH_END_DAY / 7, formatDateRange(birth))}</p>
          )}
        </div>
      </header>
      {children}
      <footer className="mt-[4pt] text-[7pt]">{notes}</footer>
    </section>
  );
}
