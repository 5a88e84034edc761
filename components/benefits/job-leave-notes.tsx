import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { ExternalLink } from '@/components/ui/external-link';
import { federalLeave, type JobLeave, jobLeaves } from '@/data/benefits/job-leave';
import type { ProvinceCode } from '@/data/provinces';
import type { Answer } from '@/lib/benefits/answer';
import { getAdoptionWeeks, isAloneOnAct } from '@/lib/benefits/job-leave';
import type { Arrival, Household } from '@/lib/benefits/types';
import { formatWeeks } from '@/lib/format/durations';
import { bindNumbers } from '@/lib/format/text';
import * as words from '@/words/benefits/job-leave';
import {
  describeFederalLeave,
  getLeaveCondition,
  getLeaveWarning,
  listLeaveNotes,
  listShortLeaveWarnings,
} from './sentences/describe-job-leave';

interface JobLeaveNotesProps {
  household: Household;
  answer: Answer;
  province: ProvinceCode;
  /** Whether what may not cover extended stands beside the answer already. */
  isWarned?: boolean;
}

/** How long a job waits, for each province of a household: leave is law of the province, benefits are money. */
export function JobLeaveNotes({ household, answer, province, isWarned = false }: JobLeaveNotesProps) {
  const provinces = [...new Set(household.parents.map((plan) => plan.province ?? province))];
  const isAlone = isAloneOnAct(household);
  const { arrival } = household.event;
  return (
    <div className="grid max-w-reading gap-4">
      {listShortLeaveWarnings(household, answer, province).map((text) => (
        <p key={text} className="rounded-card bg-honey-paper p-4 font-semibold">
          {text}
        </p>
      ))}
      <div className="divide-y divide-line border-line border-y">
        {provinces.map((code) => (
          <JobLeaveNote key={code} province={code} isAlone={isAlone} arrival={arrival} isWarned={isWarned}>
            {code === provinces.at(-1) && (
              <p className="mt-4 text-ink-soft">
                {describeFederalLeave(arrival)} {listLeaveNotes(federalLeave, arrival, isAlone).join(' ')}{' '}
                <ExternalLink url={federalLeave.officialPage}>{words.federalPage}</ExternalLink>
              </p>
            )}
          </JobLeaveNote>
        ))}
      </div>
    </div>
  );
}

interface JobLeaveNoteProps {
  province: ProvinceCode;
  /** Then what is said of another parent is left out. */
  isAlone: boolean;
  /** After an adoption nobody has pregnancy leave, and what the law counts from the due date does not hold. */
  arrival: Arrival;
  isWarned: boolean;
  children: ReactNode;
}

function JobLeaveNote({ province, isAlone, arrival, isWarned, children }: JobLeaveNoteProps) {
  const leave = jobLeaves[province];
  const notes = listLeaveNotes(leave, arrival, isAlone);
  const older = isWarned ? undefined : getLeaveWarning(leave);
  const warning = older ?? (getLeaveCondition(leave, arrival) && words.shortService);
  return (
    <section aria-labelledby={`job-leave-${province}`}>
      <Disclosure summary={<h3 id={`job-leave-${province}`}>{words.heading(province)}</h3>}>
        <p>{words.whatLeaveIs}</p>
        <LeaveFigures leave={leave} isAlone={isAlone} arrival={arrival} />
        {notes.length > 0 && <p className="mt-2">{bindNumbers(notes.join(' '))}</p>}
        {warning && <p className="mt-2 font-semibold">{bindNumbers(warning)}</p>}
        <p className="mt-2">
          <ExternalLink url={leave.officialPage}>{words.officialPage(province, leave.officialPage)}</ExternalLink>
        </p>
        {children}
      </Disclosure>
    </section>
  );
}

interface LeaveFiguresProps {
  leave: JobLeave;
  isAlone: boolean;
  arrival: Arrival;
}

function LeaveFigures({ leave, isAlone, arrival }: LeaveFiguresProps) {
  const { pregnancyWeeks, parentalWeeks, combinedMaxWeeks } = leave;
  const { birthParent, otherParent } = parentalWeeks;
  const rows: readonly { id: keyof typeof words.rows; weeks: number | undefined }[] =
    arrival === 'birth'
      ? [
          { id: 'pregnancy', weeks: pregnancyWeeks },
          { id: 'birthParent', weeks: birthParent },
          ...(isAlone ? [] : [{ id: 'otherParent', weeks: otherParent } as const]),
          ...(combinedMaxWeeks ? [{ id: 'combined', weeks: combinedMaxWeeks } as const] : []),
        ]
      : [{ id: 'eachParent', weeks: getAdoptionWeeks(leave).eachParent }];
  if (!rows.some(({ weeks }) => weeks)) return <p className="mt-2">{words.noFigures}</p>;
  return (
    <dl className="mt-3 divide-y divide-line">
      {rows.map(({ id, weeks }) => (
        <div key={id} className="grid grid-cols-[1fr_auto] gap-x-5 py-2">
          <dt>{words.rows[id]}</dt>
          <dd className="text-right">{weeks ? formatWeeks(weeks) : words.seeOfficialPage}</dd>
        </div>
      ))}
    </dl>
  );
}
