import type { Appointment } from '@/data/appointments';
import { formatShortDate } from '@/lib/format/dates';
import { listPlanWeeks, type PlanWeek } from '@/lib/timeline/plan-weeks';

interface PrintedWallProps {
  dueDate: Date | undefined;
  appointments: Appointment[];
  /** Whether to say where an appointment is offered, if it is not everywhere. */
  hasRegions: boolean;
}

const trimesterNames = { 1: '1st trimester', 2: '2nd trimester', 3: '3rd trimester' } as const;

/** A calendar for the wall: forty boxes to tick, on one page of US Letter. */
export function PrintedWall({ dueDate, appointments, hasRegions }: PrintedWallProps) {
  return (
    <ol className="wall">
      {listPlanWeeks(dueDate, appointments).map((plan) => (
        <li key={plan.week} data-starts-trimester={plan.startsTrimester || undefined}>
          <p className="flex items-center gap-[4pt]">
            <span className="tick" />
            <strong className="text-[9pt]">Week {plan.week}</strong>
            <span className="ml-auto whitespace-nowrap">{describeDays(plan)}</span>
          </p>
          {plan.startsTrimester && <p className="font-bold uppercase">{trimesterNames[plan.trimester]}</p>}
          {plan.milestone && <p className="font-bold">{plan.milestone.title}</p>}
          {plan.opening.map(({ id, title, shortTitle, startDay, endDay, regions = [], isSeasonal }) => (
            <p key={id}>
              {shortTitle ?? title}
              {hasRegions && regions.length === 1 && ` (${regions[0]})`}
              {endDay - startDay > 6 && !isSeasonal && `, to week ${Math.floor(endDay / 7)}`}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** Without a due date each week has a line to write on. */
function describeDays({ days }: PlanWeek): string {
  return days ? `${formatShortDate(days.start)} to ${formatShortDate(days.end)}` : '_____ to _____';
}
