import { getLeaveWarning, listLeaveNotes } from '@/components/benefits/sentences/describe-job-leave';
import { ExternalLink } from '@/components/ui/external-link';
import { SiteLink } from '@/components/ui/site-link';
import { jobLeaves } from '@/data/benefits/job-leave';
import type { ProvinceCode } from '@/data/provinces';
import { getProgram } from '@/lib/benefits/program-years';
import { formatWeeks } from '@/lib/format/durations';
import { bindNumbers } from '@/lib/format/text';
import { type LeaveRow, listLeaveRows } from '@/lib/resources/guide';
import { toChildBenefit } from '@/words/benefits/child-benefit';
import { combined } from '@/words/benefits/job-leave';
import { page as letterPage } from '@/words/benefits/letter';
import * as words from '@/words/resources/guide';

/** Benefits beside job-protected leave: two rights that are easily confused. */
export function MoneyAndLeave({ code }: { code: ProvinceCode }) {
  const leave = jobLeaves[code];
  const { combinedMaxWeeks, otherParentOnlyWeeks, officialPage } = leave;
  const program = getProgram(code);
  const isQuebec = program === 'qpip';
  const rows = listLeaveRows(code);
  const warning = getLeaveWarning(leave);
  const notes = [
    // The notes repeat a row of the table.
    ...(otherParentOnlyWeeks ? [] : listLeaveNotes(leave, 'birth')),
    ...(combinedMaxWeeks ? [combined(formatWeeks(combinedMaxWeeks))] : []),
  ];
  const hasFigures = leave.parentalWeeks.birthParent !== undefined;
  const hasGap = rows.some(({ id, leaveWeeks }) => leaveWeeks === undefined && isLeaveOfItsOwn(id));
  return (
    <div className="grid gap-2 print:gap-0.5">
      {!isQuebec && <p>{bindNumbers(words.eiOptions)}</p>}
      <div className="relative overflow-x-auto print:overflow-visible">
        <table className="w-full border-collapse text-left text-sm print:break-inside-avoid">
          <caption className="pb-2 text-left print:pb-0">{words.leaveTable[program]}</caption>
          <thead>
            <tr className="border-line border-b align-bottom">
              <td />
              <th scope="col" className="py-2 pr-3 print:py-0">
                {words.paid[program]}
              </th>
              <th scope="col" className="py-2 print:py-0">
                {words.jobIsKept}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, paidWeeks, leaveWeeks }) => (
              <tr key={id} className="border-line border-b align-top">
                <th scope="row" className="py-2 pr-3 font-normal print:py-0">
                  {words.leaveRows[id]}
                </th>
                <td className="py-2 pr-3 tabular-nums print:py-0">{formatOptions(paidWeeks)}</td>
                <td className="py-2 tabular-nums print:py-0">
                  {leaveWeeks === undefined ? (
                    <UnknownLeave isKnownElsewhere={!isLeaveOfItsOwn(id) && hasFigures} officialPage={officialPage} />
                  ) : (
                    formatLeave(id, leaveWeeks, isQuebec)
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {warning && <p className="font-semibold text-sm">{bindNumbers(warning)}</p>}
      {isQuebec && <p className="text-sm">{bindNumbers(`${words.sharingBonus} ${words.moreWeeks}`)}</p>}
      {notes.length > 0 && <p className="text-sm">{bindNumbers(notes.join(' '))}</p>}
      {hasGap && <p className="text-sm">{words.missingFigures(code)}</p>}
      <p className="print:hidden">
        <SiteLink path="/benefits" className="text-link inline-block py-2 font-semibold">
          {words.planBenefits}
        </SiteLink>
        <br />
        <SiteLink path="/benefits#your-child-benefit" className="text-link inline-block py-2">
          {toChildBenefit}
        </SiteLink>
        <br />
        <SiteLink path="/benefits/letter" className="text-link inline-block py-2">
          {letterPage.title}
        </SiteLink>
      </p>
    </div>
  );
}

/** Whether a row has a leave of its own. Most laws give leave to each person; benefits always have shared weeks. */
function isLeaveOfItsOwn(id: LeaveRow['id']): boolean {
  return id !== 'shared' && id !== 'otherParentOnly';
}

interface UnknownLeaveProps {
  /** The law gives each parent leave, of which the rows above have the weeks: none are counted together. */
  isKnownElsewhere: boolean;
  officialPage: string;
}

function UnknownLeave({ isKnownElsewhere, officialPage }: UnknownLeaveProps) {
  if (!isKnownElsewhere) return <ExternalLink url={officialPage}>{words.seeOfficialPage}</ExternalLink>;
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{words.notCounted}</span>
    </>
  );
}

function formatOptions([first = 0, second]: number[]): string {
  return bindNumbers(second === undefined ? formatWeeks(first) : words.eitherWeeks(first, formatWeeks(second)));
}

function formatLeave(id: LeaveRow['id'], weeks: number, isQuebec: boolean): string {
  return bindNumbers(isQuebec && id === 'shared' ? words.weeksEach(formatWeeks(weeks)) : formatWeeks(weeks));
}
