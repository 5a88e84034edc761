import type { ReactNode } from 'react';
import { formatDate } from '@/lib/format/dates';
import { formatLongDate } from '@/lib/format/long-dates';
import { getWeekStart } from '@/lib/pregnancy/gestational-age';
import { getUsualBirthRange } from '@/lib/pregnancy/term';
import './printed-timeline.css';

interface PrintedTimelineProps {
  dueDate: Date | undefined;
  /** The page's address and the day of printing. */
  origin: ReactNode;
  children: ReactNode;
}

/** The printed sheet around the forty weeks. Without a due date it is to be filled in by pen. */
export function PrintedTimeline({ dueDate, origin, children }: PrintedTimelineProps) {
  const birth = dueDate && getUsualBirthRange(getWeekStart(dueDate, 0));
  return (
    <section className="printed-timeline" aria-label="On paper">
      <header className="mb-[5pt]">
        <div className="flex items-end justify-between gap-[12pt]">
          <h2>Forty weeks</h2>
          <p className="text-[10pt]">
            Due date: <strong>{dueDate ? formatLongDate(dueDate) : '____________________'}</strong>
          </p>
        </div>
        <div className="flex justify-between gap-[12pt]">
          <p>{origin}</p>
          {birth && (
            <p>
              Usual birth range (37 to 42 weeks): {formatDate(birth.start)} to {formatDate(birth.end)}
            </p>
          )}
        </div>
      </header>
      {children}
      <footer className="mt-[4pt] text-[7pt]">
        Appointments stand at their usual times; your provider decides. Definitions of trimesters differ by up to two
        weeks. A guide, not medical advice: call your provider whenever you are worried.
      </footer>
    </section>
  );
}
