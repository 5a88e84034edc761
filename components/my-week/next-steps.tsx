import type { ReactNode } from 'react';
import { DayRange } from '@/components/ui/day-range';
import { SiteLink } from '@/components/ui/site-link';
import { USUAL_BIRTH_START_DAY } from '@/data/pregnancy-rules';
import { useOwnAppointments } from '@/lib/browser/use-own-appointments';
import { useRegionCode } from '@/lib/browser/use-region';
import { bindNumbers } from '@/lib/format/text';
import { describeAfterDueDate } from '@/lib/pregnancy/after-due-date';
import { getGestationalAge } from '@/lib/pregnancy/gestational-age';
import { getAppointmentHash } from '@/lib/timeline/appointment-windows';
import { findNextAppointment } from '@/lib/timeline/next-appointment';
import { findNextOwnAppointment, formatOwnAppointment } from '@/lib/timeline/own-appointments';
import { appointments } from '@/lib/weeks/appointments';
import * as words from '@/words/my-week/my-week';
import { toolLinks } from '@/words/navigation';
import { WeekToDos } from './week-to-dos';
import { WhereYouLive } from './where-you-live';

/** From here on a labour may begin any day. */
export const isNearBirth = (week: number) => week * 7 >= USUAL_BIRTH_START_DAY;

interface NextStepsProps {
  dueDate: Date;
  today: Date;
  /** 1 to 40, whose text is shown. */
  week: number;
}

/**
 * Two things to do in this week, from the due date on what holds then, the next appointment of one's own region, and the
 * leave, near the birth the timer; once the question where one lives.
 */
export function NextSteps({ dueDate, today, week }: NextStepsProps) {
  const region = useRegionCode();
  const own = findNextOwnAppointment(useOwnAppointments(), today);
  const next = region && findNextAppointment(appointments, dueDate, region, today);
  return (
    <section aria-label={words.nextSteps} className="grid gap-6">
      <dl className="divide-y divide-line border-line border-y">
        <Step title={words.thisWeek}>
          {dueDate <= today ? (
            <p>{bindNumbers(describeAfterDueDate(getGestationalAge(dueDate, today)))}</p>
          ) : (
            <WeekToDos week={week} />
          )}
        </Step>
        {own ? (
          <Step title={words.next} path="/timeline#appointments" link={words.allAppointments}>
            <p>
              <strong className="block">{appointments.find(({ id }) => id === own.id)?.title}</strong>
              {formatOwnAppointment(own.appointment)}
            </p>
          </Step>
        ) : (
          next && (
            <Step title={words.next} path={`/timeline#${getAppointmentHash(next.appointment.id)}`} link={words.writeIn}>
              <p>
                <strong className="block">{next.appointment.title}</strong>
                <DayRange {...next.window} />
              </p>
            </Step>
          )
        )}
        {isNearBirth(week) ? (
          <Step
            title={toolLinks['contraction-timer'].label}
            path="/contraction-timer"
            link={toolLinks['contraction-timer'].about}
          />
        ) : (
          <Step title={words.leave} path="/benefits" link={words.leavePlanner} />
        )}
      </dl>
      <WhereYouLive />
    </section>
  );
}

interface StepProps {
  title: string;
  children?: ReactNode;
  path?: string;
  link?: string;
}

function Step({ title, children, path, link }: StepProps) {
  return (
    <div className="grid py-3 sm:grid-cols-[11rem_1fr] sm:gap-x-6">
      <dt className="font-semibold text-ink-soft">{title}</dt>
      <dd>
        {children}
        {path && (
          <SiteLink path={path} className="inline-flex min-h-11 items-center text-link sm:min-h-0">
            {link}
          </SiteLink>
        )}
      </dd>
    </div>
  );
}
