import { useMemo } from 'react';
import { BodyText } from '@/components/ui/body-text';
import { Disclosure } from '@/components/ui/disclosure';
import { ExternalLink } from '@/components/ui/external-link';
import { type NoticeLaw, notices } from '@/data/benefits/notice';
import { findPaidReturn, type LetterPlan } from '@/lib/benefits/letter-plan';
import { getNoticeWeeks, listNoticeDays, type NoticeDay } from '@/lib/benefits/notice';
import type { ParentRole } from '@/lib/benefits/types';
import { formatLongDate } from '@/lib/format/dates';
import * as words from '@/words/benefits/letter';
import { federal, lateCanCost, noticeWords, notRead, offices, officialPage } from '@/words/benefits/notice';
import { names } from '@/words/regions';
import { LetterSheet } from './letter-sheet';
import { describeNotice, getOfficialPage, NoticeRule } from './notice-rule';

/** Who writes. Of an adoption or a surrogate few rules of notice were found: no letter is made. */
export type Writer = ParentRole | 'adopting';

interface LetterAnswerProps {
  /** One law, or both where it is not known which of them holds: the region's first. */
  laws: readonly [NoticeLaw, ...NoticeLaw[]];
  writer: Writer;
  plan: LetterPlan;
  pregnancyLast: Date | undefined;
  today: Date;
}

/** By which day the letter has to be there, what the law asks of it, and the letter. */
export function LetterAnswer({ writer, ...props }: LetterAnswerProps) {
  return writer === 'adopting' ? <NotCovered laws={props.laws} /> : <ParentAnswer role={writer} {...props} />;
}

/** What is known where a child is adopted or carried by a surrogate, and who answers the rest. */
function NotCovered({ laws }: { laws: readonly NoticeLaw[] }) {
  const known = laws.flatMap((law) => noticeWords[law].adopting ?? []);
  return (
    <div className="grid max-w-reading gap-2">
      {known.map(({ text }) => (
        <p key={text}>
          <BodyText text={text} />
        </p>
      ))}
      <p>{known.length > 0 ? words.askTheRest : words.notCovered}</p>
      {laws.map((law) => (
        <p key={law}>
          <ExternalLink url={getOfficialPage(law)} className="inline-flex min-h-11 items-center text-link">
            {officialPage(offices[law], getOfficialPage(law))}
          </ExternalLink>
        </p>
      ))}
    </div>
  );
}

interface ParentAnswerProps extends Omit<LetterAnswerProps, 'writer'> {
  role: ParentRole;
}

function ParentAnswer({ laws, role, plan, pregnancyLast, today }: ParentAnswerProps) {
  const { dueDate, bornOn, firstDay, household } = plan;
  const paidReturn = useMemo(() => household && findPaidReturn(household, role), [household, role]);
  // The other parent's leave begins with the birth where no day is given.
  const begin = firstDay ?? (role === 'other' ? (bornOn ?? dueDate) : undefined);
  const days = laws.flatMap((law) =>
    listNoticeDays(law, { role, firstDay: begin, dueDate: bornOn ? undefined : dueDate }, today),
  );
  return (
    <div className="grid min-w-0 grid-cols-1 gap-8">
      <section aria-labelledby="letter-day" className="grid max-w-reading gap-4 print:hidden">
        <h2 id="letter-day">{words.answer}</h2>
        <div role="status">
          <NoticeDays laws={laws} days={days} isCountedFromBirth={!firstDay && !bornOn} role={role} />
        </div>
        {words.everywhere.map(({ text }) => (
          <p key={text}>
            <BodyText text={text} />
          </p>
        ))}
        <section aria-labelledby="letter-law" className="border-line border-t pt-4">
          <h3 id="letter-law">{nameLaw(laws[0])}</h3>
          <div className="mt-2">
            <NoticeRule law={laws[0]} parent={role} isFolded />
          </div>
        </section>
        {laws.slice(1).map((law) => (
          <div key={law} className="border-line border-y">
            <Disclosure summary={<h3 className="font-sans font-semibold text-base">{nameLaw(law)}</h3>}>
              <NoticeRule law={law} parent={role} />
            </Disclosure>
          </div>
        ))}
      </section>
      <LetterSheet
        facts={{
          law: laws[0],
          role,
          writtenOn: today,
          dueDate,
          bornOn,
          firstDay,
          pregnancyLast,
          back: plan.back ?? paidReturn,
        }}
      />
    </div>
  );
}

interface NoticeDaysProps {
  laws: readonly NoticeLaw[];
  days: readonly NoticeDay[];
  isCountedFromBirth: boolean;
  role: ParentRole;
}

/** The day in large letters: the earliest, where two laws may hold. */
function NoticeDays({ laws, days, isCountedFromBirth, role }: NoticeDaysProps) {
  const plan = days.find(({ of }) => of === 'plan');
  const withoutNumber = laws.filter((law) => getNoticeWeeks(law, role) === undefined);
  const leaveDays = days.filter(({ of }) => of === 'leave').sort((a, b) => a.day.getTime() - b.day.getTime());
  const [day] = withoutNumber.length > 0 ? [] : leaveDays;
  return (
    <div className="grid gap-3">
      {plan && (
        <p className={plan.isPast ? 'notice' : 'font-serif text-xl'}>
          {plan.isPast ? words.planDayHasPassed(formatLongDate(plan.day)) : words.tellPlanBy(formatLongDate(plan.day))}
        </p>
      )}
      {day ? (
        <div className="grid gap-1">
          <p className="font-serif text-2xl text-spruce">
            {day.isPast ? words.tellToday : words.handInBy(formatLongDate(day.day))}
          </p>
          {day.isPast ? (
            <>
              {laws.length === 1 ? (
                <p>{words.dayHasPassed(formatLongDate(day.day))}</p>
              ) : (
                <>
                  <p>{words.notSureToday}</p>
                  {leaveDays.map((own) => (
                    <p key={own.law}>{sayDayUnder(own)}</p>
                  ))}
                </>
              )}
              {listLate(leaveDays.filter(({ isPast }) => isPast).map(({ law }) => law)).map((text) => (
                <p key={text}>{text}</p>
              ))}
              <p>{words.earlyInstead}</p>
            </>
          ) : (
            <>
              <p>{words.holidayToo}</p>
              {laws.length > 1 && (
                <p>
                  {words.bothLaws}{' '}
                  {leaveDays
                    .map((own) => words.dayUnder({ law: nameLaw(own.law), day: formatLongDate(own.day) }))
                    .join(' ')}
                </p>
              )}
              {role === 'other' && isCountedFromBirth && <p>{words.movesWithBirth}</p>}
            </>
          )}
        </div>
      ) : (
        <div className="grid gap-1">
          <p className="font-serif text-2xl text-spruce">
            {withoutNumber.length > 0 ? words.askForDay : words.noDayYet}
          </p>
          {withoutNumber.map((law) => (
            <p key={law}>{describeNotice(law, role)}</p>
          ))}
          {withoutNumber.length > 0 &&
            leaveDays.map((own) => (
              <p key={own.law}>{own.isPast ? sayDayUnder(own) : words.dayInFederal(formatLongDate(own.day))}</p>
            ))}
        </div>
      )}
    </div>
  );
}

/** The last day under one law, also once it has passed. */
const sayDayUnder = ({ law, day, isPast }: NoticeDay): string =>
  (isPast ? words.dayPassedUnder : words.dayUnder)({ law: nameLaw(law), day: formatLongDate(day) });

/** What is known of late notice under these laws. */
const listLate = (laws: readonly NoticeLaw[]): string[] =>
  laws.flatMap((law) => {
    const { late } = noticeWords[law];
    if (late) return late.map(({ text }) => text);
    return [notices[law].lateCanCost ? lateCanCost(offices[law]) : notRead.late(offices[law])];
  });

const nameLaw = (law: NoticeLaw): string => (law === 'FED' ? federal : names[law]);
