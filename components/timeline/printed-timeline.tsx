import type { Appointment } from '@/data/appointments';
import type { ProvinceCode } from '@/data/provinces';
import { site } from '@/data/site';
import { getSiteOrigin } from '@/lib/browser/get-site-origin';
import { formatLongDate } from '@/lib/format/format-long-date';
import { href } from '@/lib/site/href';
import { listBenefitDates } from '@/lib/timeline/list-benefit-dates';
import { PrintedList } from './printed-list';
import { PrintedWall } from './printed-wall';
import './printed-timeline.css';

export type PrintLook = 'wall' | 'list';

interface PrintedTimelineProps {
  look: PrintLook;
  dueDate: Date | undefined;
  region: ProvinceCode | undefined;
  appointments: Appointment[];
  /** False in the exported HTML, which knows no address. */
  isMounted: boolean;
}

/** The timeline on paper: the forty weeks on one page, or all dates as a list. Without a due date, to fill in by pen. */
export function PrintedTimeline({ look, dueDate, region, appointments, isMounted }: PrintedTimelineProps) {
  return (
    <section className="printed-timeline" aria-label="On paper">
      <header className="mb-[5pt] flex items-end justify-between gap-[12pt]">
        <h2>Forty weeks</h2>
        <p>
          Due date: <strong>{dueDate ? formatLongDate(dueDate) : '____________________'}</strong>
        </p>
      </header>
      {look === 'wall' ? (
        <PrintedWall dueDate={dueDate} appointments={appointments} hasRegions={!region} />
      ) : (
        <PrintedList
          dueDate={dueDate}
          appointments={dueDate ? appointments.filter(({ group }) => group !== 'benefit') : appointments}
          hasRegions={!region}
          benefitDates={dueDate ? listBenefitDates(dueDate, region) : []}
        />
      )}
      <footer className="mt-[4pt] flex justify-between gap-[12pt] text-[7pt]">
        <p>
          Windows are usual times; your provider decides. Definitions of trimesters differ by up to two weeks. A guide,
          not medical advice: call your provider whenever you are worried.
        </p>
        <p className="shrink-0">{isMounted ? `${getSiteOrigin()}${href('/timeline')}` : site.homeTitle}</p>
      </footer>
    </section>
  );
}
