import type { ProvinceCode } from '@/data/provinces';
import { formatShortDate } from '@/lib/format/format-short-date';
import { getTrimesters } from '@/lib/pregnancy/get-trimesters';
import { getAppointmentWindow } from '@/lib/timeline/get-appointment-window';
import { getWeekStart } from '@/lib/timeline/get-week-start';
import { listPlanWeeks } from '@/lib/timeline/list-plan-weeks';
import { describeAppointmentRegions } from '@/lib/weeks/describe-appointment-regions';
import { describeAppointmentWindow } from '@/lib/weeks/describe-appointment-window';

interface PrintedListProps {
  dueDate: Date | undefined;
  region: ProvinceCode | undefined;
}

/** Every date in its order, each with a box to tick. */
export function PrintedList({ dueDate, region }: PrintedListProps) {
  const trimesters = dueDate && getTrimesters(getWeekStart(dueDate, 0));
  return (
    <>
      {trimesters && (
        <p className="mb-[6pt]">
          First trimester: {formatShortDate(trimesters.first.start, true)} to{' '}
          {formatShortDate(trimesters.first.end, true)}. Second: to {formatShortDate(trimesters.second.end, true)}.
          Third: to {formatShortDate(trimesters.third.end, true)}.
        </p>
      )}
      <ul className="columns-2 gap-[16pt]">
        {listPlanWeeks(dueDate, region)
          .filter(({ milestone, opening }) => milestone || opening.length > 0)
          .map(({ week, days, milestone, opening }) => (
            <li key={week} className="mb-[5pt]">
              <h3 className="text-[9pt]">
                Week {week}
                {days && `, from ${formatShortDate(days.start, true)}`}
              </h3>
              {milestone && <Line title={milestone.title} />}
              {opening.map((appointment) => {
                const window = dueDate && getAppointmentWindow(appointment, dueDate);
                const where = region ? '' : describeAppointmentRegions(appointment);
                return (
                  <Line
                    key={appointment.id}
                    title={appointment.title}
                    detail={
                      window
                        ? `${formatShortDate(window.start, true)} to ${formatShortDate(window.end, true)}${where}`
                        : `${describeAppointmentWindow(appointment)}${where}`
                    }
                  />
                );
              })}
            </li>
          ))}
      </ul>
    </>
  );
}

function Line({ title, detail }: { title: string; detail?: string }) {
  return (
    <p className="flex gap-[4pt]">
      <span className="tick mt-[1pt]" />
      <span>
        {title}
        {detail && <span className="block">{detail}</span>}
      </span>
    </p>
  );
}
