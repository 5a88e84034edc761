import type { ReactNode } from 'react';
import type { ProvinceCode } from '@/data/provinces';
import { formatDateRange, formatShortDate } from '@/lib/format/dates';
import type { DateRange } from '@/lib/pregnancy/dating';
import { getWeekStart } from '@/lib/pregnancy/gestational-age';
import { getTrimesters } from '@/lib/pregnancy/trimesters';
import {
  addAppointmentRegions,
  describeAppointmentWindow,
  getAppointmentWindow,
} from '@/lib/timeline/appointment-windows';
import { listBenefitDates } from '@/lib/timeline/benefit-dates';
import { formatOwnAppointment, type OwnAppointment, type OwnAppointments } from '@/lib/timeline/own-appointments';
import { listPlanWeeks } from '@/lib/timeline/plan-weeks';
import type { Appointment } from '@/lib/weeks/appointments';
import { title as benefitsTitle } from '@/words/timeline/benefit-dates';
import * as words from '@/words/timeline/printed-plan';

interface PrintedListProps {
  dueDate: Date | undefined;
  region: ProvinceCode | undefined;
  appointments: Appointment[];
  own: OwnAppointments;
}

/** Every date in its order, each with a box to tick. Benefits have dates of their own once there is a due date. */
export function PrintedList({ dueDate, region, appointments, own }: PrintedListProps) {
  const listed = dueDate ? appointments.filter(({ group }) => group !== 'benefit') : appointments;
  const benefitDates = dueDate ? listBenefitDates(dueDate, region) : [];
  const trimesters = dueDate && getTrimesters(getWeekStart(dueDate, 0));
  return (
    <>
      {trimesters && (
        <p className="mb-[6pt]">
          {words.trimesters(
            describeRange(trimesters.first),
            describeRange(trimesters.second),
            describeRange(trimesters.third),
          )}
        </p>
      )}
      <ul className="columns-2 gap-[16pt]">
        {listPlanWeeks(dueDate, listed, own)
          .filter(({ milestone, opening }) => milestone || opening.length > 0)
          .map(({ week, days, milestone, opening }) => (
            <li key={week} className="mb-[5pt]">
              <h3 className="text-[9pt]">
                {days ? words.weekFrom(week, formatShortDate(days.start, true)) : words.week(week)}
              </h3>
              {milestone && <Line title={milestone.title} />}
              {opening.map((appointment) => (
                <Line key={appointment.id} title={appointment.title}>
                  {describeOwn(own[appointment.id]) ?? describeWindow(appointment, dueDate, region)}
                </Line>
              ))}
            </li>
          ))}
        {benefitDates.length > 0 && (
          <li>
            <h3 className="text-[9pt]">{benefitsTitle}</h3>
            {benefitDates.map(({ id, title, date }) => (
              <Line key={id} title={title}>
                {formatShortDate(date, true)}
              </Line>
            ))}
          </li>
        )}
      </ul>
    </>
  );
}

const describeOwn = (own: OwnAppointment | undefined) => own && words.mine(formatOwnAppointment(own));

function describeWindow(appointment: Appointment, dueDate: Date | undefined, region: ProvinceCode | undefined): string {
  const window = dueDate
    ? describeRange(getAppointmentWindow(appointment, dueDate))
    : describeAppointmentWindow(appointment);
  return region ? window : addAppointmentRegions(window, appointment);
}

function describeRange(days: DateRange): string {
  return formatDateRange(days, (date) => formatShortDate(date, true));
}

function Line({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <p className="flex gap-[4pt]">
      <span className="tick mt-[1pt]" />
      <span>
        {title}
        {children && <span className="block">{children}</span>}
      </span>
    </p>
  );
}
