import { BodyText } from '@/components/ui/body-text';
import { Disclosure } from '@/components/ui/disclosure';
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
  parent?: ParentRole;
  /** Whether what holds when things change is folded. */
  isFolded?: boolean;
}

/** What one law asks of a notice: how early, what it says, the certificate, and what holds when things change. */
export function NoticeRule({ law, parent, isFolded = false }: NoticeRuleProps) {
  const office = words.offices[law];
  const { say, certificate, changed, early, late, birthDays } = words.noticeWords[law];
  const parts: RulePart[] = [
    { title: words.sayTitle, statements: say ?? notRead('say', office) },
    ...(parent === 'other' && !notices[law].certificateOfOther
      ? []
      : [{ title: words.certificateTitle, statements: certificate ?? notRead('certificate', office) }]),
  ];
  const changes: RulePart[] = [
    { title: words.changedTitle, statements: changed ?? notRead('changed', office) },
    { title: words.earlyTitle, statements: early ?? notRead('early', office) },
    {
      title: words.lateTitle,
      statements: late ?? (notices[law].lateCanCost ? [{ text: words.lateCanCost(office) }] : notRead('late', office)),
    },
    ...(birthDays && parent !== 'birth' ? [{ title: words.birthDaysTitle, statements: birthDays }] : []),
  ];
  return (
    <div className="grid max-w-reading gap-4">
      <div className="grid gap-2">
        {listNotices(law, parent).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <RuleParts parts={parts} />
      {isFolded ? (
        <div className="border-line border-y">
          <Disclosure summary={words.whenThingsChange}>
            <div className="grid gap-4">
              <RuleParts parts={changes} />
            </div>
          </Disclosure>
        </div>
      ) : (
        <RuleParts parts={changes} />
      )}
      <p>
        <ExternalLink url={getOfficialPage(law)} className="inline-flex min-h-11 items-center text-link">
          {words.officialPage(office, getOfficialPage(law))}
        </ExternalLink>
      </p>
    </div>
  );
}

interface RulePart {
  title: string;
  statements: Statement[];
}

function RuleParts({ parts }: { parts: RulePart[] }) {
  return parts.map(({ title, statements }) => (
    <div key={title}>
      <h4 className="font-sans font-semibold text-base">{title}</h4>
      {statements.map(({ text }) => (
        <p key={text} className="mt-1">
          <BodyText text={text} />
        </p>
      ))}
    </div>
  ));
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
