import { ExternalLink } from '@/components/ui/external-link';
import { SiteLink } from '@/components/ui/site-link';
import { eiRules } from '@/data/benefits/ei-rules';
import { jobLeaves } from '@/data/benefits/job-leave';
import { qpipRules } from '@/data/benefits/qpip-rules';
import type { ProvinceCode } from '@/data/provinces';
import { formatWeeks } from '@/lib/format/durations';
import { keepTogether } from '@/lib/format/text';
import { type LeaveRow, listLeaveRows } from '@/lib/resources/guide';
import * as regions from '@/words/regions';

const rowNames: Record<LeaveRow['id'], string> = {
  pregnancy: 'For giving birth',
  birthParent: 'Parental, you',
  otherParent: 'Parental, the other parent',
  shared: 'Parental, shared by both',
  otherParentOnly: 'For the other parent only',
};

/** What is paid beside what the law protects: two things that are easily taken for one. */
export function MoneyAndLeave({ code }: { code: ProvinceCode }) {
  const { note, warning, combinedMaxWeeks, otherParentOnlyWeeks, officialPage } = jobLeaves[code];
  // A row of the table says it already.
  const shownNote = otherParentOnlyWeeks ? undefined : note;
  const rows = listLeaveRows(code);
  const isQuebec = code === 'QC';
  const hasGap = rows.some(({ id, leaveWeeks }) => leaveWeeks === undefined && isLeaveOfItsOwn(id));
  return (
    <div className="grid gap-2 print:gap-0.5">
      {!isQuebec && <p>{describeOptions()}</p>}
      <table className="w-full border-collapse text-left text-sm">
        <caption className="pb-2 text-left print:pb-0">
          {isQuebec
            ? 'Weeks at most. Where there are two numbers, the first is the basic plan and the second the special plan.'
            : 'Weeks at most. Where there are two numbers, the first is the standard option and the second the extended one.'}
        </caption>
        <thead>
          <tr className="border-line border-b align-bottom">
            <td />
            <th scope="col" className="py-2 pr-3 print:py-0">
              {isQuebec ? 'QPIP pays' : 'EI pays'}
            </th>
            <th scope="col" className="py-2 print:py-0">
              Your job is{'\u00a0'}kept
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, paidWeeks, leaveWeeks }) => (
            <tr key={id} className="border-line border-b align-top">
              <th scope="row" className="py-2 pr-3 font-normal print:py-0">
                {rowNames[id]}
              </th>
              <td className="py-2 pr-3 tabular-nums print:py-0">{formatOptions(paidWeeks)}</td>
              <td className="py-2 tabular-nums print:py-0">
                {leaveWeeks === undefined ? (
                  <UnknownLeave id={id} officialPage={officialPage} />
                ) : (
                  formatLeave(id, leaveWeeks, isQuebec)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {warning && <p className="font-semibold text-sm">{keepTogether(warning)}</p>}
      {isQuebec && <p className="text-sm">{describeSharing()}</p>}
      {(shownNote || combinedMaxWeeks) && (
        <p className="text-sm">
          {shownNote && keepTogether(shownNote)}
          {combinedMaxWeeks && keepTogether(` One person can take ${formatWeeks(combinedMaxWeeks)} of leave in all.`)}
        </p>
      )}
      {hasGap && (
        <p className="text-sm">
          Where no number stands, the official page for {regions.theRegion(code)} has today's rules.
        </p>
      )}
      <p className="print:hidden">
        <SiteLink path="/benefits" className="text-link inline-block py-2 font-semibold">
          Plan your benefits and leave, week by week
        </SiteLink>
      </p>
    </div>
  );
}

/** The law gives leave to persons; only benefits count weeks that two of them share. */
function isLeaveOfItsOwn(id: LeaveRow['id']): boolean {
  return id !== 'shared' && id !== 'otherParentOnly';
}

function UnknownLeave({ id, officialPage }: { id: LeaveRow['id']; officialPage: string }) {
  if (isLeaveOfItsOwn(id)) return <ExternalLink url={officialPage}>see the official page</ExternalLink>;
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">not counted together</span>
    </>
  );
}

function formatOptions(weeks: number[]): string {
  const [first = 0, second] = weeks;
  return keepTogether(second === undefined ? formatWeeks(first) : `${first} or ${formatWeeks(second)}`);
}

function formatLeave(id: LeaveRow['id'], weeks: number, isQuebec: boolean): string {
  return keepTogether(isQuebec && id === 'shared' ? `${formatWeeks(weeks)} each` : formatWeeks(weeks));
}

function describeSharing(): string {
  const { basic, special } = qpipRules;
  return keepTogether(
    `Of the weeks to share, ${basic.bonusWeeks} or ${special.bonusWeeks} are a bonus: you get them once each parent has taken ${basic.bonusFromWeeks} or ${special.bonusFromWeeks}.`,
  );
}

function describeOptions(): string {
  const { standard, extended } = eiRules;
  return keepTogether(
    `Employment Insurance (EI) has two options. Standard pays ${standard.ratePercent}% of your earnings, up to a maximum, over about 12 months. Extended pays ${extended.ratePercent}% over about 18 months.`,
  );
}
