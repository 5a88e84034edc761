import { ExternalLink } from '@/components/ui/external-link';
import { federalLeave, type JobLeave, jobLeaves } from '@/data/benefits/job-leave';
import type { ProvinceCode } from '@/data/provinces';
import { formatWeeks } from '@/lib/format/durations';
import { keepTogether } from '@/lib/format/text';
import * as regions from '@/words/regions';

/** How long a job waits: leave is law of the province, benefits are money. */
export function JobLeaveNote({ province }: { province: ProvinceCode }) {
  const name = regions.theRegion(province);
  const leave = jobLeaves[province];
  return (
    <section aria-labelledby="job-leave" className="max-w-reading">
      <h3 id="job-leave">Your job: leave in {name}</h3>
      <p className="mt-3">
        Benefits are money. Leave is your right to come back to your job, and your province or territory sets its
        length.
      </p>
      <LeaveFigures leave={leave} />
      {leave.note && <p className="mt-2">{keepTogether(leave.note)}</p>}
      {leave.warning && <p className="mt-2 font-semibold">{keepTogether(leave.warning)}</p>}
      <p className="mt-2">
        <ExternalLink url={leave.officialPage}>Official page on leave in {name}</ExternalLink>
      </p>
      <p className="mt-2 text-ink-soft">
        Banks, airlines and railways, for example, are under federal rules:{' '}
        {formatWeeks(federalLeave.pregnancyWeeks ?? 0)} of maternity leave and up to{' '}
        {federalLeave.parentalWeeks.birthParent} of parental leave, {federalLeave.combinedMaxWeeks} in all for one
        person. {federalLeave.note} <ExternalLink url={federalLeave.officialPage}>Federal leave</ExternalLink>
      </p>
    </section>
  );
}

function LeaveFigures({ leave: { pregnancyWeeks, parentalWeeks, combinedMaxWeeks } }: { leave: JobLeave }) {
  const { birthParent, otherParent } = parentalWeeks;
  const rows = [
    ['Pregnancy or maternity leave', pregnancyWeeks],
    ['Parental leave, parent who gave birth', birthParent],
    ['Parental leave, other parent', otherParent],
    ['Most that one person can take of both', combinedMaxWeeks],
  ] as const;
  if (!rows.some(([, weeks]) => weeks)) return <p className="mt-2">Please read the length on the official page.</p>;
  return (
    <dl className="mt-3 divide-y divide-line">
      {rows.slice(0, combinedMaxWeeks ? 4 : 3).map(([term, weeks]) => (
        <div key={term} className="grid grid-cols-[1fr_auto] gap-x-5 py-2">
          <dt>{term}</dt>
          <dd className="text-right">{weeks ? `${formatWeeks(weeks)}` : 'See the official page'}</dd>
        </div>
      ))}
    </dl>
  );
}
