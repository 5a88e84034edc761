import { ExternalLink } from '@/components/ui/external-link';
import { federalLeave, type JobLeave, jobLeaves } from '@/data/benefits/job-leave';
import type { ProvinceCode } from '@/data/provinces';
import type { Answer } from '@/lib/benefits/compare';
import { getLeaveWarning, isAloneOnAct, listLeaveNotes, listShortLeaves } from '@/lib/benefits/leave-notes';
import { getParentNames } from '@/lib/benefits/parent-names';
import type { Household } from '@/lib/benefits/types';
import { formatWeeks } from '@/lib/format/durations';
import { keepTogether } from '@/lib/format/text';
import * as words from '@/words/benefits/job-leave';

interface JobLeaveNotesProps {
  household: Household;
  answer: Answer;
  province: ProvinceCode;
}

/** How long a job waits, for each province of a household: leave is law of the province, benefits are money. */
export function JobLeaveNotes({ household, answer, province }: JobLeaveNotesProps) {
  const names = getParentNames(household);
  const provinces = new Set(household.parents.map((plan) => plan.province ?? province));
  const isAlone = isAloneOnAct(household);
  const { pregnancyWeeks = 0, parentalWeeks, combinedMaxWeeks = 0, officialPage } = federalLeave;
  return (
    <div className="grid max-w-reading gap-4">
      {listShortLeaves(household, answer, province).map(({ role, weeksOff, legalWeeks }) => (
        <p key={role} className="rounded-card bg-honey-paper p-4 font-semibold">
          {words.shortLeave(names[role], formatWeeks(weeksOff), formatWeeks(legalWeeks))}
        </p>
      ))}
      {[...provinces].map((code) => (
        <JobLeaveNote key={code} province={code} isAlone={isAlone} />
      ))}
      <p className="text-ink-soft">
        {words.federalRules(formatWeeks(pregnancyWeeks), parentalWeeks.birthParent ?? 0, combinedMaxWeeks)}{' '}
        {listLeaveNotes(federalLeave, isAlone).join(' ')}{' '}
        <ExternalLink url={officialPage}>{words.federalPage}</ExternalLink>
      </p>
    </div>
  );
}

function JobLeaveNote({ province, isAlone }: { province: ProvinceCode; isAlone: boolean }) {
  const leave = jobLeaves[province];
  const notes = listLeaveNotes(leave, isAlone);
  const warning = getLeaveWarning(leave) ?? (leave.condition && words.shortService);
  return (
    <section aria-labelledby={`job-leave-${province}`}>
      <h3 id={`job-leave-${province}`}>{words.heading(province)}</h3>
      <p className="mt-3">{words.whatLeaveIs}</p>
      <LeaveFigures leave={leave} isAlone={isAlone} />
      {notes.length > 0 && <p className="mt-2">{keepTogether(notes.join(' '))}</p>}
      {warning && <p className="mt-2 font-semibold">{keepTogether(warning)}</p>}
      <p className="mt-2">
        <ExternalLink url={leave.officialPage}>{words.officialPage(province)}</ExternalLink>
      </p>
    </section>
  );
}

interface LeaveFiguresProps {
  leave: JobLeave;
  /** Then the other parent's leave is left out. */
  isAlone: boolean;
}

function LeaveFigures({ leave: { pregnancyWeeks, parentalWeeks, combinedMaxWeeks }, isAlone }: LeaveFiguresProps) {
  const { birthParent, otherParent } = parentalWeeks;
  const rows = [
    { id: 'pregnancy', weeks: pregnancyWeeks },
    { id: 'birthParent', weeks: birthParent },
    ...(isAlone ? [] : [{ id: 'otherParent', weeks: otherParent } as const]),
    ...(combinedMaxWeeks ? [{ id: 'combined', weeks: combinedMaxWeeks } as const] : []),
  ] as const;
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
