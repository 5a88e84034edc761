import type { ProvinceCode } from '@/data/provinces';
import { useToday } from '@/lib/browser/clock';
import { getSiteOrigin } from '@/lib/browser/platform';
import { useOwnAppointments } from '@/lib/browser/use-own-appointments';
import { formatDate } from '@/lib/format/dates';
import { href } from '@/lib/site/href';
import { dateSeasonalAppointments, listRegionalAppointments } from '@/lib/timeline/appointment-windows';
import { listTimelineAppointments } from '@/lib/weeks/appointments';
import type { WeekOverview } from '@/lib/weeks/week-overviews';
import * as words from '@/words/timeline/printed-plan';
import * as visitWords from '@/words/visits';
import { PrintedList } from './printed-list';
import { PrintedPoster } from './printed-poster';
import { PrintedTimeline } from './printed-timeline';
import { PrintedVisits } from './printed-visits';
import { PrintedWall } from './printed-wall';

/** How the weeks stand on paper: as a calendar for the wall, every date in a list, the visits with room to write, or the poster of their things. */
export type PaperLook = 'wall' | 'list' | 'visits' | 'poster';

interface PrintedPlanProps {
  dueDate: Date | undefined;
  region: ProvinceCode | undefined;
  overviews: WeekOverview[];
  look: PaperLook;
}

/** The visitor's own weeks on paper, in either look. */
export function PrintedPlan({ dueDate, region, overviews, look }: PrintedPlanProps) {
  const today = useToday();
  const own = useOwnAppointments();
  const regional = listRegionalAppointments(listTimelineAppointments(), region);
  const appointments = dueDate ? dateSeasonalAppointments(regional, dueDate) : regional;
  const address = `${getSiteOrigin()}${href('/timeline')}`;
  const origin = today ? words.originAndDay({ address, day: formatDate(today) }) : words.origin(address);
  if (look === 'poster') {
    return (
      <PrintedTimeline dueDate={dueDate} origin={origin} subtitle={words.posterSubtitle} notes={words.posterNotes}>
        <PrintedPoster dueDate={dueDate} overviews={overviews} />
      </PrintedTimeline>
    );
  }
  if (look === 'visits') {
    return (
      <PrintedTimeline dueDate={dueDate} origin={origin} subtitle={visitWords.paperTitle} notes={visitWords.paperNotes}>
        <PrintedVisits dueDate={dueDate} region={region} appointments={appointments} own={own} />
      </PrintedTimeline>
    );
  }
  return (
    <PrintedTimeline dueDate={dueDate} origin={origin}>
      {look === 'list' ? (
        <PrintedList dueDate={dueDate} region={region} appointments={appointments} own={own} />
      ) : (
        <PrintedWall dueDate={dueDate} appointments={appointments} hasRegions={!region} own={own} />
      )}
    </PrintedTimeline>
  );
}
