/** @jest-environment node */
import { addDays } from 'date-fns';
import { type BenefitSourceKey, benefitSources } from '@/data/benefits/benefit-sources';
import { childBenefitYears } from '@/data/benefits/child-benefit';
import { eiRules } from '@/data/benefits/ei-rules';
import { eiYears } from '@/data/benefits/ei-years';
import { qpipYears } from '@/data/benefits/qpip-years';
import { quebecMinimumWages } from '@/data/benefits/quebec-minimum-wage';
import { formatCalendarDate, parseCalendarDate } from '@/lib/calendar/calendar-date';
import { getSaturday, toBenefitWeek } from './benefit-week';
import { getClaimYear } from './program-years';

// The rules and figures that end on a day which is known before. Only the first test reads the real clock: it fails from
// that day on, and says what to read and what to change.

interface DatedRule {
  what: string;
  /** The last day on which it holds, yyyy-MM-dd. */
  until: string;
  /** The page that tells what holds after it. */
  page: string;
  toDo: string;
  /** Where reading the page is enough: the day on which that was last done, yyyy-MM-dd. */
  checked?: string;
}

const pageOf = (key: BenefitSourceKey) => benefitSources[key].url;
const newestOf = (years: readonly { year: number }[]) => Math.max(...years.map(({ year }) => year));
const ei = newestOf(eiYears);
const qpip = newestOf(qpipYears);
const child = newestOf(childBenefitYears);
const wageYear = Math.max(...quebecMinimumWages.map(({ from }) => Number(from.slice(0, 4))));

/** The last Saturday before the week that begins EI's next year. */
const lastDayOfEi = formatCalendarDate(getSaturday(toBenefitWeek(new Date(ei, 11 /* Dec */, 31)) - 1));

const datedRules: DatedRule[] = [
  {
    what: `The maximums of EI of ${ei}`,
    until: lastDayOfEi,
    page: pageOf('cra-ei-maximums'),
    toDo: `add ${ei + 1} to data/benefits/ei-years.ts`,
  },
  {
    what: `The maximum of QPIP of ${qpip}`,
    until: `${qpip}-12-31`,
    page: pageOf('revenu-quebec-qpip'),
    toDo: `add ${qpip + 1} to data/benefits/qpip-years.ts`,
  },
  {
    what: `The Canada Child Benefit of July ${child}`,
    until: `${child + 1}-06-30`,
    page: pageOf('cra-ccb'),
    toDo: `add ${child + 1} to data/benefits/child-benefit.ts`,
  },
  {
    what: `Quebec's minimum wage of May ${wageYear}`,
    until: `${wageYear + 1}-04-30`,
    page: 'https://www.cnesst.gouv.qc.ca/en/working-conditions/wage-and-pay/wages/minimum-wage',
    toDo: `add that of May ${wageYear + 1} to data/benefits/quebec-minimum-wage.ts`,
  },
  {
    // It was extended three times.
    what: 'The waiver of the waiting week',
    until: eiRules.waitingWaived.to,
    page: pageOf('ei-regs-77'),
    toDo: "put its last day into data/benefits/ei-rules.ts (waitingWaived), and the day of reading into data/benefits/benefit-sources.ts ('ei-regs-77')",
    checked: benefitSources['ei-regs-77'].checked,
  },
];

/** @param today yyyy-MM-dd */
const listReminders = (today: string, rules = datedRules) =>
  rules
    .filter(({ until, checked = '' }) => today > until && checked <= until)
    .map(({ what, until, page, toDo }) => `${what} held until ${until}. Read ${page} and ${toDo}.`);

it('has no rule that has ended by today, by the real clock', () => {
  expect(listReminders(formatCalendarDate(new Date()))).toEqual([]);
});

it.each(datedRules)('reminds from the day after the last one: $what', (rule) => {
  const last = parseCalendarDate(rule.until) ?? new Date(Number.NaN);
  const unread = [{ ...rule, checked: rule.until }];
  expect(listReminders(formatCalendarDate(last), unread)).toEqual([]);
  const dayAfter = formatCalendarDate(addDays(last, 1));
  expect(listReminders(dayAfter, unread)).toEqual([expect.stringContaining(rule.page)]);
});

it('needs no more than a look where a rule is not extended', () => {
  const rule = { what: 'The waiver', until: '2026-10-10', page: '', toDo: '', checked: '2026-10-11' };
  expect(listReminders('2026-11-01', [rule])).toEqual([]);
});

it('takes for the last day of EI the one before the first week of the next year', () => {
  const week = toBenefitWeek(parseCalendarDate(lastDayOfEi) ?? new Date(Number.NaN));
  expect([getClaimYear('ei', week), getClaimYear('ei', week + 1)]).toEqual([ei, ei + 1]);
});
