import { ExternalLink } from '@/components/ui/external-link';
import { federalLeave, type JobLeave, jobLeaves } from '@/data/benefits/job-leave';
import type { ProvinceCode } from '@/data/provinces';
import { getLeaveWarning, listLeaveNotes } from '@/lib/benefits/leave-notes';
import { formatWeeks } from '@/lib/format/durations';
import { keepTogether } from '@/lib/format/text';
import * as words from '@/words/benefits/job-leave';

/** How long a job waits: leave is law of the province, benefits are money. */
export function JobLeaveNote({ province }: { province: ProvinceCode }) {
  const leave = jobLeaves[province];
  const notes = listLeaveNotes(leave);
  const warning = getLeaveWarning(leave);
  const { pregnancyWeeks = 0, parentalWeeks, combinedMaxWeeks = 0, officialPage } = federalLeave;
  return (
    <section aria-labelledby="job-leave" className="max-w-reading">
      <h3 id="job-leave">{words.heading(province)}</h3>
      <p className="mt-3">{words.whatLeaveIs}</p>
      <LeaveFigures leave={leave} />
      {notes.length > 0 && <p className="mt-2">{keepTogether(notes.join(' '))}</p>}
      {warning && <p className="mt-2 font-semibold">{keepTogether(warning)}</p>}
      <p className="mt-2">
        <ExternalLink url={leave.officialPage}>{words.officialPage(province)}</ExternalLink>
      </p>
      <p className="mt-2 text-ink-soft">
        {words.federalRules(formatWeeks(pregnancyWeeks), parentalWeeks.birthParent ?? 0, combinedMaxWeeks)}{' '}
        {listLeaveNotes(federalLeave).join(' ')} <ExternalLink url={officialPage}>{words.federalPage}</ExternalLink>
      </p>
    </section>
  );
}

function LeaveFigures({ leave: { pregnancyWeeks, parentalWeeks, combinedMaxWeeks } }: { leave: JobLeave }) {
  const { birthParent, otherParent } = parentalWeeks;
  const rows = [
    { id: 'pregnancy', weeks: pregnancyWeeks },
    { id: 'birthParent', weeks: birthParent },
    { id: 'otherParent', weeks: otherParent },
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
