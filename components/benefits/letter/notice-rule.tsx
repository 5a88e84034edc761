import { BodyText } from '@/components/ui/body-text';
import { ExternalLink } from '@/components/ui/external-link';
import { federalLeave, jobLeaves } from '@/data/benefits/job-leave';
import { type NoticeLaw, notices } from '@/data/benefits/notice';
import type { Statement } from '@/data/statement';
import { getNoticeWeeks, isUsualOnly } from '@/lib/benefits/notice';
import { type ParentRole, parentRoles } from '@/lib/benefits/types';
import * as words from '@/words/benefits/notice';

interface NoticeRuleProps {
  law: NoticeLaw;
  /** Whose notice it is; without one that of both parents stands there. */
  role?: ParentRole;
  heading: 'h3' | 'h4';
}

/** What one law asks of a notice: how early, what it says, the certificate, and what holds when things change. */
export function NoticeRule({ law, role, heading: Heading }: NoticeRuleProps) {
  const office = words.offices[law];
  const { say, certificate, changed, early, late, birthDays } = words.noticeWords[law];
  const parts = [
    { title: words.sayTitle, statements: say ?? notRead('say', office) },
    ...(role === 'other' && law !== 'NB'
      ? []
      : [{ title: words.certificateTitle, statements: certificate ?? notRead('certificate', office) }]),
    { title: words.changedTitle, statements: changed ?? notRead('changed', office) },
    { title: words.earlyTitle, statements: early ?? notRead('early', office) },
    {
      title: words.lateTitle,
      statements: late ?? (notices[law].lateCanCost ? [{ text: words.lateCanCost(office) }] : notRead('late', office)),
    },
    ...(birthDays && role !== 'birth' ? [{ title: words.birthDaysTitle, statements: birthDays }] : []),
  ];
  return (
    <div className="grid max-w-reading gap-4">
      <div className="grid gap-2">
        {listNotices(law, role).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {parts.map(({ title, statements }) => (
        <div key={title}>
          <Heading className="font-sans font-semibold text-base">{title}</Heading>
          {statements.map(({ text }) => (
            <p key={text} className="mt-1">
              <BodyText text={text} />
            </p>
          ))}
        </div>
      ))}
      <p>
        <ExternalLink url={getOfficialPage(law)} className="inline-flex min-h-11 items-center text-link">
          {words.officialPage(office)}
        </ExternalLink>
      </p>
    </div>
  );
}

/** The page of who answers what holds today. */
export const getOfficialPage = (law: NoticeLaw): string => (law === 'FED' ? federalLeave : jobLeaves[law]).officialPage;

const notRead = (part: keyof typeof words.notRead, office: string): Statement[] => [
  { text: words.notRead[part](office) },
];

function listNotices(law: NoticeLaw, role: ParentRole | undefined): string[] {
  const { planMonths } = notices[law];
  return [
    ...(planMonths && role !== 'other' ? [words.planMonths(planMonths)] : []),
    ...parentRoles.filter((writer) => !role || writer === role).map((writer) => describeNotice(law, writer)),
  ];
}

/** How early a law wants to hear of a parent's leave. */
export function describeNotice(law: NoticeLaw, role: ParentRole): string {
  const weeks = getNoticeWeeks(law, role);
  const leave = nameLeave(law, role);
  const office = words.offices[law];
  if (weeks === undefined) return words.noNumber({ leave, office });
  return isUsualOnly(law, role) ? words.usuallyAtLeast({ weeks, leave, office }) : words.atLeast({ weeks, leave });
}

function nameLeave(law: NoticeLaw, role: ParentRole): string {
  if (role === 'birth') return words.pregnancyLeave[notices[law].pregnancyLeaveName];
  return law === 'NB' ? words.childCareLeave : words.parentalLeave;
}
