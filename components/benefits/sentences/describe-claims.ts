import { jobLeaves } from '@/data/benefits/job-leave';
import type { ProvinceCode } from '@/data/provinces';
import { type Answer, findFirstParentalWeek, listPrograms } from '@/lib/benefits/answer';
import { toBenefitWeek } from '@/lib/benefits/benefit-week';
import type { Comparison } from '@/lib/benefits/compare';
import { isAloneOnAct } from '@/lib/benefits/job-leave';
import { isNothingLeft, type LateClaim } from '@/lib/benefits/late-claims';
import { findClaimFigures, findSmallFall, isPaid } from '@/lib/benefits/money';
import type { Household } from '@/lib/benefits/types';
import { formatDollars } from '@/lib/format/amounts';
import { formatPlainLongDate } from '@/lib/format/dates';
import * as words from '@/words/benefits/leave';
import * as advice from '@/words/benefits/leave-advice';
import { describeClaimDoubts } from './describe-claim-doubts';
import { getLeaveWarning } from './describe-job-leave';
import { sayWhose } from './say-whose';

// What both the answer and the printed sheet say of the claims of a household.

/** What may keep parents from EI or QPIP, and what QPIP pays beside: said before anybody counts on the amounts. */
export function listQualifyWarnings(household: Household, comparison: Comparison): string[] {
  const claiming = household.parents.filter(({ isClaiming }) => isClaiming);
  const { arrival } = household.event;
  return [
    ...describeClaimDoubts(household, comparison),
    ...claiming.flatMap((plan) => {
      const percent = findSmallFall(plan);
      if (percent === undefined) return [];
      return [sayWhose(household, plan.role, words.smallFall[plan.program](formatDollars(plan.earnedBeside), percent))];
    }),
    ...(arrival !== 'birth' && listPrograms(household).includes('qpip')
      ? [words.qpipWelcome[arrival], ...(isAloneOnAct(household) ? [words.qpipAlone] : [])]
      : []),
  ];
}

/** What the amounts need: an application in time. Of a leave of which nothing is left, what can still be asked for. */
export function describeLate(household: Household, late: LateClaim): string {
  const { role, program, day, weeks, weeksInReach, dollarsInReach, laterUntil } = late;
  if (isNothingLeft(late)) return sayWhose(household, role, advice.nothingLeft[program]);
  const { maternity, others } = laterUntil;
  const text = advice.lateApplication[program]({
    day: formatPlainLongDate(day),
    all: weeks,
    over: weeks - weeksInReach,
    inReach: weeksInReach,
    dollars: dollarsInReach === undefined || weeksInReach === 0 ? undefined : formatDollars(dollarsInReach),
    later: [
      ...(maternity ? [advice.maternityLater(formatPlainLongDate(maternity))] : []),
      ...(others ? [advice.othersLater[program](formatPlainLongDate(others))] : []),
    ].join(''),
  });
  const hasLastDay = role === 'birth' || household.parents.some((plan) => plan.role === role && plan.lastWorkDay);
  return sayWhose(household, role, hasLastDay ? text : `${text}${advice.sayLastDay}`);
}

/** That the maximums of the year in which a claim begins are not known: they belong beside the dollars. */
export function listComingYears(answer: Answer): string[] {
  const texts = answer.parents.flatMap(({ plan, schedule }) => {
    const found = findClaimFigures(plan, schedule);
    if (!found || !schedule.claim || found.figures.year === schedule.claim.year) return [];
    const { year, maxInsurableEarnings } = found.figures;
    return [
      advice.coming[plan.program]({
        year: schedule.claim.year,
        figuresYear: year,
        insured: formatDollars(maxInsurableEarnings),
      }),
    ];
  });
  return [...new Set(texts)];
}

/** What the law on leave may not cover where extended is ticked: to be read before it is. */
export function listExtendedWarnings(household: Household, answer: Answer, province: ProvinceCode): string[] {
  if (answer.choice.ei !== 'extended' || !listPrograms(household).includes('ei')) return [];
  const provinces = new Set(household.parents.map((plan) => plan.province ?? province));
  return [...provinces].flatMap((code) => getLeaveWarning(jobLeaves[code]) ?? []);
}

/** That a choice may stand already, once a week is over that is paid under it. */
export function listLocked(answer: Answer, today: Date): string[] {
  const thisWeek = toBenefitWeek(today);
  const parental = findFirstParentalWeek(answer, 'ei');
  const hasQpip = answer.parents.some(
    ({ plan, weeks }) => plan.program === 'qpip' && weeks.some((week) => isPaid(week) && week.week < thisWeek),
  );
  return [
    ...(parental !== undefined && parental < thisWeek ? [advice.mayBeLocked.ei] : []),
    ...(hasQpip ? [advice.mayBeLocked.qpip] : []),
  ];
}
