/** @jest-environment node */

// Households with their weeks and dollars worked out by hand from the rules in data/benefits. Most pay $1,000 a week.

import type { ParentAnswer } from './answer';
import { joinWeeks } from './answer-weeks';
import { getSaturday, getSunday } from './benefit-week';
import { comparePlans } from './compare';
import { best, day, due, family, father, months, mother, on, quebec, weekly, weeks, write } from './test-households';
import type { Household } from './types';

interface Case {
  name: string;
  household: Household;
  /** What is ticked; of the other program the first choice. */
  choice: string;
  /** Of each parent: kind, reason, weeks x dollars a week + top-up, first Sunday, last Saturday. */
  weeks: string[][];
  /** The benefits of both in dollars, top-ups apart. */
  total: number;
}

const cases: Case[] = [
  // EI: one parent who gives birth. $1,000 a week gives 55 % = $550 and 33 % = $330.
  {
    // The week of the due date to the last whole week before Monday, March 6, 2028: 52 weeks.
    name: 'a year off in standard leaves one week at the end',
    household: family(due('2027-03-10'), [mother({ back: months(12) })]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 15 x 550: 2027-03-14 to 2027-06-26',
        'parental 35 x 550: 2027-06-27 to 2028-02-26',
        'unpaid one-parent-limit 1 x 0: 2028-02-27 to 2028-03-04',
      ],
    ],
    total: 15 * 550 + 35 * 550,
  },
  {
    name: 'a year off in extended pays each of its 36 parental weeks less',
    household: family(due('2027-03-10'), [mother({ back: months(12) })]),
    choice: 'extended',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 15 x 550: 2027-03-14 to 2027-06-26',
        'parental 36 x 330: 2027-06-27 to 2028-03-04',
      ],
    ],
    total: 15 * 550 + 36 * 330,
  },
  {
    // 78 weeks off: 1 + 15 + 35 are 51.
    name: '18 months off in standard end with 27 weeks without pay',
    household: family(due('2027-03-10'), [mother({ back: months(18) })]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 15 x 550: 2027-03-14 to 2027-06-26',
        'parental 35 x 550: 2027-06-27 to 2028-02-26',
        'unpaid one-parent-limit 27 x 0: 2028-02-27 to 2028-09-02',
      ],
    ],
    total: 15 * 550 + 35 * 550,
  },
  {
    // 1 + 15 + 61 are 77 of 78 weeks.
    name: '18 months off in extended',
    household: family(due('2027-03-10'), [mother({ back: months(18) })]),
    choice: 'extended',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 15 x 550: 2027-03-14 to 2027-06-26',
        'parental 61 x 330: 2027-06-27 to 2028-08-26',
        'unpaid one-parent-limit 1 x 0: 2028-08-27 to 2028-09-02',
      ],
    ],
    total: 15 * 550 + 61 * 330,
  },
  {
    name: 'as long as standard pays',
    household: family(due('2027-03-10'), [mother({})]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 15 x 550: 2027-03-14 to 2027-06-26',
        'parental 35 x 550: 2027-06-27 to 2028-02-26',
      ],
    ],
    total: 50 * 550,
  },
  {
    name: 'as long as extended pays',
    household: family(due('2027-03-10'), [mother({})]),
    choice: 'extended',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 15 x 550: 2027-03-14 to 2027-06-26',
        'parental 61 x 330: 2027-06-27 to 2028-08-26',
      ],
    ],
    total: 15 * 550 + 61 * 330,
  },
  {
    name: '$300 a week',
    household: family(due('2027-03-10'), [mother({ pay: weekly(300) })]),
    choice: 'extended',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 15 x 165: 2027-03-14 to 2027-06-26',
        'parental 61 x 99: 2027-06-27 to 2028-08-26',
      ],
    ],
    total: 15 * 165 + 61 * 99,
  },
  // EI: the week in which the claim begins
  {
    // $400 earned: 134 + 133 + 133.
    name: 'Tuesday is the last day: 60 % of the week is lost, its claim begins in that week, and its pay comes off three weeks',
    household: family(due('2026-12-09'), [mother({ lastWorkDay: day('2026-11-17') })]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2026-11-15 to 2026-11-21',
        'maternity 1 x 416: 2026-11-22 to 2026-11-28',
        'maternity 2 x 417: 2026-11-29 to 2026-12-12',
        'maternity 12 x 550: 2026-12-13 to 2027-03-06',
        'parental 35 x 550: 2027-03-07 to 2027-11-06',
      ],
    ],
    total: 50 * 550 - 400,
  },
  {
    name: 'Wednesday is the last day: 40 % is not more than 40 %',
    household: family(due('2026-12-09'), [mother({ lastWorkDay: day('2026-11-18') })]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2026-11-22 to 2026-11-28',
        'maternity 15 x 550: 2026-11-29 to 2027-03-13',
        'parental 35 x 550: 2027-03-14 to 2027-11-13',
      ],
    ],
    total: 50 * 550,
  },
  {
    name: 'who works Sunday to Tuesday and stops on Monday has lost a third',
    household: family(due('2026-12-09'), [mother({ lastWorkDay: day('2026-11-16'), workdays: [0, 1, 2] })]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2026-11-22 to 2026-11-28',
        'maternity 15 x 550: 2026-11-29 to 2027-03-13',
        'parental 35 x 550: 2027-03-14 to 2027-11-13',
      ],
    ],
    total: 50 * 550,
  },
  {
    // $500 earned: 167 + 167 + 166.
    name: 'who works weekends and stops on Sunday has lost half',
    household: family(due('2026-12-09'), [mother({ lastWorkDay: day('2026-11-15'), workdays: [0, 6] })]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2026-11-15 to 2026-11-21',
        'maternity 2 x 383: 2026-11-22 to 2026-12-05',
        'maternity 1 x 384: 2026-12-06 to 2026-12-12',
        'maternity 12 x 550: 2026-12-13 to 2027-03-06',
        'parental 35 x 550: 2027-03-07 to 2027-11-06',
      ],
    ],
    total: 50 * 550 - 500,
  },
  {
    name: 'the waiting week may lie right before the 12 weeks',
    household: family(due('2027-01-13'), [mother({ lastWorkDay: day('2026-10-09') })]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2026-10-11 to 2026-10-17',
        'maternity 15 x 550: 2026-10-18 to 2027-01-30',
        'parental 35 x 550: 2027-01-31 to 2027-10-02',
      ],
    ],
    total: 50 * 550,
  },
  {
    name: 'who stops 14 weeks before has a week without anything',
    household: family(due('2027-01-13'), [mother({ lastWorkDay: day('2026-10-02') })]),
    choice: 'standard',
    weeks: [
      [
        'unpaid before-window 1 x 0: 2026-10-04 to 2026-10-10',
        'waiting 1 x 0: 2026-10-11 to 2026-10-17',
        'maternity 15 x 550: 2026-10-18 to 2027-01-30',
        'parental 35 x 550: 2027-01-31 to 2027-10-02',
      ],
    ],
    total: 50 * 550,
  },
  {
    // The week of April 11 less 13 is that of January 10.
    name: 'who stops 22 weeks before has nine',
    household: family(due('2027-04-14'), [mother({ lastWorkDay: day('2026-11-06') })]),
    choice: 'standard',
    weeks: [
      [
        'unpaid before-window 9 x 0: 2026-11-08 to 2027-01-09',
        'waiting 1 x 0: 2027-01-10 to 2027-01-16',
        'maternity 15 x 550: 2027-01-17 to 2027-05-01',
        'parental 35 x 550: 2027-05-02 to 2028-01-01',
      ],
    ],
    total: 50 * 550,
  },
  // EI: the waiting week
  {
    // Above the maximum of 2026: 68,900 / 52 x 55 %.
    name: 'a claim in the months of the waiver has none',
    household: family(due('2026-08-05'), [mother({ lastWorkDay: day('2026-05-08'), pay: weekly(2000) })]),
    choice: 'standard',
    weeks: [['maternity 15 x 729: 2026-05-10 to 2026-08-22', 'parental 35 x 729: 2026-08-23 to 2027-04-24']],
    total: 50 * 729,
  },
  {
    name: 'the last claim of the waiver',
    household: family(due('2026-11-04'), [mother({ lastWorkDay: day('2026-10-02') })]),
    choice: 'standard',
    weeks: [['maternity 15 x 550: 2026-10-04 to 2027-01-16', 'parental 35 x 550: 2027-01-17 to 2027-09-18']],
    total: 50 * 550,
  },
  {
    name: 'the first claim after it',
    household: family(due('2026-11-04'), [mother({ lastWorkDay: day('2026-10-09') })]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2026-10-11 to 2026-10-17',
        'maternity 15 x 550: 2026-10-18 to 2027-01-30',
        'parental 35 x 550: 2027-01-31 to 2027-10-02',
      ],
    ],
    total: 50 * 550,
  },
  {
    name: 'the last claim before it',
    household: family(due('2025-04-16'), [mother({ lastWorkDay: day('2025-03-21') })]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2025-03-23 to 2025-03-29',
        'maternity 15 x 550: 2025-03-30 to 2025-07-12',
        'parental 35 x 550: 2025-07-13 to 2026-03-14',
      ],
    ],
    total: 50 * 550,
  },
  {
    name: 'the first claim of the waiver',
    household: family(due('2025-04-16'), [mother({ lastWorkDay: day('2025-03-28') })]),
    choice: 'standard',
    weeks: [['maternity 15 x 550: 2025-03-30 to 2025-07-12', 'parental 35 x 550: 2025-07-13 to 2026-03-14']],
    total: 50 * 550,
  },
  {
    name: 'a claim that begins in the waiver a week before it can pay',
    household: family(due('2027-01-06'), [mother({ lastWorkDay: day('2026-10-02') })]),
    choice: 'standard',
    weeks: [
      [
        'unpaid before-window 1 x 0: 2026-10-04 to 2026-10-10',
        'maternity 15 x 550: 2026-10-11 to 2027-01-23',
        'parental 35 x 550: 2027-01-24 to 2027-09-25',
      ],
    ],
    total: 50 * 550,
  },
  // EI: the year of the maximum
  {
    name: 'a claim of 2025-12-21 has the figures of 2025 in standard',
    household: family(due('2026-01-14'), [mother({ lastWorkDay: day('2025-12-19'), pay: weekly(2000) })]),
    choice: 'standard',
    weeks: [['maternity 15 x 695: 2025-12-21 to 2026-04-04', 'parental 35 x 695: 2026-04-05 to 2026-12-05']],
    total: 50 * 695,
  },
  {
    name: 'a claim of 2025-12-21 has the figures of 2025 in extended',
    household: family(due('2026-01-14'), [mother({ lastWorkDay: day('2025-12-19'), pay: weekly(2000) })]),
    choice: 'extended',
    weeks: [['maternity 15 x 695: 2025-12-21 to 2026-04-04', 'parental 61 x 417: 2026-04-05 to 2027-06-05']],
    total: 15 * 695 + 61 * 417,
  },
  {
    name: 'a claim of 2025-12-28 has the figures of 2026 in standard',
    household: family(due('2026-01-14'), [mother({ lastWorkDay: day('2025-12-26'), pay: weekly(2000) })]),
    choice: 'standard',
    weeks: [['maternity 15 x 729: 2025-12-28 to 2026-04-11', 'parental 35 x 729: 2026-04-12 to 2026-12-12']],
    total: 50 * 729,
  },
  {
    name: 'a claim of 2025-12-28 has the figures of 2026 in extended',
    household: family(due('2026-01-14'), [mother({ lastWorkDay: day('2025-12-26'), pay: weekly(2000) })]),
    choice: 'extended',
    weeks: [['maternity 15 x 729: 2025-12-28 to 2026-04-11', 'parental 61 x 437: 2026-04-12 to 2027-06-12']],
    total: 15 * 729 + 61 * 437,
  },
  // EI: births before and after the due date
  {
    name: 'born two weeks late',
    household: family(due('2026-08-05', { arrivedOn: day('2026-08-19') }), [
      mother({ lastWorkDay: day('2026-07-31') }),
    ]),
    choice: 'standard',
    weeks: [['maternity 15 x 550: 2026-08-02 to 2026-11-14', 'parental 35 x 550: 2026-11-15 to 2027-07-17']],
    total: 50 * 550,
  },
  {
    // The window opens in the week of the birth; Monday and Tuesday were worked for $400.
    name: 'born 14 weeks early on the last day at work: half of its pay comes off',
    household: family(due('2027-01-13', { arrivedOn: day('2026-10-06') }), [
      mother({ lastWorkDay: day('2026-10-06') }),
    ]),
    choice: 'standard',
    weeks: [
      [
        'maternity 1 x 350: 2026-10-04 to 2026-10-10',
        'maternity 14 x 550: 2026-10-11 to 2027-01-16',
        'parental 35 x 550: 2027-01-17 to 2027-09-18',
      ],
    ],
    total: 50 * 550 - 400 / 2,
  },
  {
    // 17 weeks after the week of November 22 is that of March 21: ten from January 17 on.
    name: 'at work until six weeks after the birth: five maternity weeks are lost',
    household: family(due('2026-11-25', { arrivedOn: day('2026-11-25') }), [
      mother({ lastWorkDay: day('2027-01-08') }),
    ]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2027-01-10 to 2027-01-16',
        'maternity 10 x 550: 2027-01-17 to 2027-03-27',
        'parental 35 x 550: 2027-03-28 to 2027-11-27',
      ],
    ],
    total: 45 * 550,
  },
  {
    name: 'the same with the baby six weeks in hospital: none is lost',
    household: family(due('2026-11-25', { arrivedOn: day('2026-11-25'), hospitalWeeks: 6 }), [
      mother({ lastWorkDay: day('2027-01-08') }),
    ]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2027-01-10 to 2027-01-16',
        'maternity 15 x 550: 2027-01-17 to 2027-05-01',
        'parental 35 x 550: 2027-05-02 to 2028-01-01',
      ],
    ],
    total: 50 * 550,
  },
  // EI: sickness before
  {
    name: 'four weeks with a note fill the gap',
    household: family(due('2027-02-17'), [mother({ lastWorkDay: day('2026-10-16'), sicknessWeeks: 4 })]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2026-10-18 to 2026-10-24',
        'sickness 4 x 550: 2026-10-25 to 2026-11-21',
        'maternity 15 x 550: 2026-11-22 to 2027-03-06',
        'parental 35 x 550: 2027-03-07 to 2027-11-06',
      ],
    ],
    total: (4 + 15 + 35) * 550,
  },
  {
    // The waiting week takes the one week before that of the birth, November 22.
    name: 'sickness ends with the birth',
    household: family(due('2026-11-25'), [mother({ lastWorkDay: day('2026-11-13'), sicknessWeeks: 10 })]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2026-11-15 to 2026-11-21',
        'maternity 15 x 550: 2026-11-22 to 2027-03-06',
        'parental 35 x 550: 2027-03-07 to 2027-11-06',
      ],
    ],
    total: 50 * 550,
  },
  {
    // Two of five days are worked in the waiting week: $480 come off three weeks. No week is left for sickness between it
    // and the week of the birth, so the claim pays maternity and parental weeks alone and closes after 52 weeks, on
    // November 13, 2027. From August 29 on 11 weeks are left in it.
    name: 'sickness weeks that cannot be paid do not lengthen the claim',
    household: family(due('2027-01-10', { arrivedOn: day('2026-11-18') }), [
      mother({
        lastWorkDay: day('2026-11-17'),
        back: on('2028-02-01'),
        pay: weekly(1_200),
        sicknessWeeks: 4,
        atWork: [weeks('2027-06-07', '2027-08-28')],
      }),
    ]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2026-11-15 to 2026-11-21',
        'maternity 3 x 500: 2026-11-22 to 2026-12-12',
        'maternity 12 x 660: 2026-12-13 to 2027-03-06',
        'parental 13 x 660: 2027-03-07 to 2027-06-05',
        'parental 11 x 660: 2027-08-29 to 2027-11-13',
        'unpaid after-claim 1 x 0: 2027-11-14 to 2027-11-20',
        'unpaid after-window 10 x 0: 2027-11-21 to 2028-01-29',
      ],
    ],
    total: 3 * 500 + (12 + 24) * 660,
  },
  {
    name: '26 weeks of sickness, 15 and 35 in a claim of 78 weeks',
    household: family(due('2027-06-16'), [mother({ lastWorkDay: day('2026-09-11'), sicknessWeeks: 26 })]),
    choice: 'standard',
    weeks: [
      [
        'sickness 26 x 550: 2026-09-13 to 2027-03-13',
        'unpaid before-window 1 x 0: 2027-03-14 to 2027-03-20',
        'maternity 15 x 550: 2027-03-21 to 2027-07-03',
        'parental 35 x 550: 2027-07-04 to 2028-03-04',
      ],
    ],
    total: (26 + 15 + 35) * 550,
  },
  {
    name: '26 weeks of sickness, 15 and 61 in a claim of 104 weeks',
    household: family(due('2027-06-16'), [mother({ lastWorkDay: day('2026-09-11'), sicknessWeeks: 26 })]),
    choice: 'extended',
    weeks: [
      [
        'sickness 26 x 550: 2026-09-13 to 2027-03-13',
        'unpaid before-window 1 x 0: 2027-03-14 to 2027-03-20',
        'maternity 15 x 550: 2027-03-21 to 2027-07-03',
        'parental 61 x 330: 2027-07-04 to 2028-09-02',
      ],
    ],
    total: 41 * 550 + 61 * 330,
  },
  // EI: parts of a leave
  {
    // 52 weeks from November 1 end on October 30, 2027.
    name: 'four weeks at work lose the last standard week: the claim closes after 52',
    household: family(due('2026-11-04'), [
      mother({ lastWorkDay: day('2026-10-30'), atWork: [weeks('2027-03-01', '2027-03-26')] }),
    ]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2026-11-01 to 2026-11-07',
        'maternity 15 x 550: 2026-11-08 to 2027-02-20',
        'parental 1 x 550: 2027-02-21 to 2027-02-27',
        'parental 31 x 550: 2027-03-28 to 2027-10-30',
      ],
    ],
    total: (15 + 32) * 550,
  },
  {
    // 78 weeks from November 1, 2026, end on April 29, 2028.
    name: 'in extended the claim of 78 weeks has room for them',
    household: family(due('2026-11-04'), [
      mother({ lastWorkDay: day('2026-10-30'), atWork: [weeks('2027-03-01', '2027-03-26')] }),
    ]),
    choice: 'extended',
    weeks: [
      [
        'waiting 1 x 0: 2026-11-01 to 2026-11-07',
        'maternity 15 x 550: 2026-11-08 to 2027-02-20',
        'parental 1 x 330: 2027-02-21 to 2027-02-27',
        'parental 57 x 330: 2027-03-28 to 2028-04-29',
      ],
    ],
    total: 15 * 550 + 58 * 330,
  },
  // EI: the other parent
  {
    name: 'alone, standard',
    household: family(due('2027-03-10'), [father({})]),
    choice: 'standard',
    weeks: [['waiting 1 x 0: 2027-03-07 to 2027-03-13', 'parental 35 x 550: 2027-03-14 to 2027-11-13']],
    total: 35 * 550,
  },
  {
    name: 'alone, extended',
    household: family(due('2027-03-10'), [father({})]),
    choice: 'extended',
    weeks: [['waiting 1 x 0: 2027-03-07 to 2027-03-13', 'parental 61 x 330: 2027-03-14 to 2028-05-13']],
    total: 61 * 330,
  },
  {
    name: 'alone and late: standard ends with the 52nd week after that of the birth',
    household: family(due('2026-02-03', { arrivedOn: day('2026-02-03') }), [
      father({ lastWorkDay: day('2026-12-25') }),
    ]),
    choice: 'standard',
    weeks: [['waiting 1 x 0: 2026-12-27 to 2027-01-02', 'parental 5 x 550: 2027-01-03 to 2027-02-06']],
    total: 5 * 550,
  },
  {
    // The week of February 1, 2026, and 78 more is that of August 1, 2027.
    name: 'alone and late: extended pays on',
    household: family(due('2026-02-03', { arrivedOn: day('2026-02-03') }), [
      father({ lastWorkDay: day('2026-12-25') }),
    ]),
    choice: 'extended',
    weeks: [['waiting 1 x 0: 2026-12-27 to 2027-01-02', 'parental 31 x 330: 2027-01-03 to 2027-08-07']],
    total: 31 * 330,
  },
  {
    // 52 and 10 weeks after that of the birth is the week of April 11.
    name: 'alone and late, the baby ten weeks in hospital',
    household: family(due('2026-02-03', { arrivedOn: day('2026-02-03'), hospitalWeeks: 10 }), [
      father({ lastWorkDay: day('2027-01-29') }),
    ]),
    choice: 'standard',
    weeks: [['waiting 1 x 0: 2027-01-31 to 2027-02-06', 'parental 10 x 550: 2027-02-07 to 2027-04-17']],
    total: 10 * 550,
  },
  // EI: two parents
  {
    name: 'both from the birth on, standard: 35 and 5, one waiting week',
    household: family(due('2027-03-10'), [mother({}), father({ pay: weekly(1200) })]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 15 x 550: 2027-03-14 to 2027-06-26',
        'parental 35 x 550: 2027-06-27 to 2028-02-26',
      ],
      ['parental 5 x 660: 2027-03-07 to 2027-04-10'],
    ],
    total: 50 * 550 + 5 * 660,
  },
  {
    name: 'both from the birth on, extended: 61 and 8',
    household: family(due('2027-03-10'), [mother({}), father({ pay: weekly(1200) })]),
    choice: 'extended',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 15 x 550: 2027-03-14 to 2027-06-26',
        'parental 61 x 330: 2027-06-27 to 2028-08-26',
      ],
      ['parental 8 x 396: 2027-03-07 to 2027-05-01'],
    ],
    total: 15 * 550 + 61 * 330 + 8 * 396,
  },
  {
    // The window ends with the week of March 5, 2028.
    name: 'one after the other, standard: two of five weeks are in time',
    household: family(due('2027-03-10'), [mother({}), father({ lastWorkDay: day('2028-02-25'), pay: weekly(1200) })]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 15 x 550: 2027-03-14 to 2027-06-26',
        'parental 35 x 550: 2027-06-27 to 2028-02-26',
      ],
      ['parental 2 x 660: 2028-02-27 to 2028-03-11'],
    ],
    total: 50 * 550 + 2 * 660,
  },
  {
    name: 'one after the other, extended: two of eight weeks are in time',
    household: family(due('2027-03-10'), [mother({}), father({ lastWorkDay: day('2028-08-25'), pay: weekly(1200) })]),
    choice: 'extended',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 15 x 550: 2027-03-14 to 2027-06-26',
        'parental 61 x 330: 2027-06-27 to 2028-08-26',
      ],
      ['parental 2 x 396: 2028-08-27 to 2028-09-09'],
    ],
    total: 15 * 550 + 61 * 330 + 2 * 396,
  },
  {
    name: '20 weeks each, one after the other: the last three come too late',
    household: family(due('2027-03-10'), [
      mother({ back: on('2027-11-15'), pay: weekly(900) }),
      father({ lastWorkDay: day('2027-11-12'), back: on('2028-04-03'), pay: weekly(1300) }),
    ]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 15 x 495: 2027-03-14 to 2027-06-26',
        'parental 20 x 495: 2027-06-27 to 2027-11-13',
      ],
      ['parental 17 x 715: 2027-11-14 to 2028-03-11', 'unpaid after-window 3 x 0: 2028-03-12 to 2028-04-01'],
    ],
    total: 35 * 495 + 17 * 715,
  },
  {
    // 40 - 24 = 16 weeks are left of 26. The window ends with the week of February 6, 2028: 13 of them are paid.
    name: '24 weeks and then 26: three come too late, ten are more than both have',
    household: family(due('2027-02-10'), [
      mother({ lastWorkDay: day('2027-02-05'), back: on('2027-11-15') }),
      father({ lastWorkDay: day('2027-11-12'), back: on('2028-05-15') }),
    ]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2027-02-07 to 2027-02-13',
        'maternity 15 x 550: 2027-02-14 to 2027-05-29',
        'parental 24 x 550: 2027-05-30 to 2027-11-13',
      ],
      [
        'parental 13 x 550: 2027-11-14 to 2028-02-12',
        'unpaid after-window 3 x 0: 2028-02-13 to 2028-03-04',
        'unpaid together-limit 10 x 0: 2028-03-05 to 2028-05-13',
      ],
    ],
    total: 39 * 550 + 13 * 550,
  },
  {
    // The other parent: 20 weeks from March 7 end on July 24.
    name: '20 weeks each at the same time',
    household: family(due('2027-03-10'), [mother({ back: on('2027-11-15') }), father({ back: on('2027-07-26') })]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 15 x 550: 2027-03-14 to 2027-06-26',
        'parental 20 x 550: 2027-06-27 to 2027-11-13',
      ],
      ['parental 20 x 550: 2027-03-07 to 2027-07-24'],
    ],
    total: 55 * 550,
  },
  {
    name: 'more than 40 weeks together: those of the parent who gives birth come first',
    household: family(due('2027-03-10'), [mother({ back: on('2028-02-28') }), father({ back: on('2027-07-26') })]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 15 x 550: 2027-03-14 to 2027-06-26',
        'parental 35 x 550: 2027-06-27 to 2028-02-26',
      ],
      ['parental 5 x 550: 2027-03-07 to 2027-04-10', 'unpaid together-limit 15 x 0: 2027-04-11 to 2027-07-24'],
    ],
    total: 55 * 550,
  },
  {
    name: 'one without a claim: the other gets 35 weeks and the waiting week',
    household: family(due('2027-03-10'), [mother({ isClaiming: false, back: months(12) }), father({})]),
    choice: 'standard',
    weeks: [
      ['unpaid no-claim 52 x 0: 2027-03-07 to 2028-03-04'],
      ['waiting 1 x 0: 2027-03-07 to 2027-03-13', 'parental 35 x 550: 2027-03-14 to 2027-11-13'],
    ],
    total: 35 * 550,
  },
  {
    name: 'a waived week was not served: the second claim, after the waiver, has one',
    household: family(due('2026-08-05'), [
      mother({ lastWorkDay: day('2026-05-08') }),
      father({ lastWorkDay: day('2026-10-30') }),
    ]),
    choice: 'standard',
    weeks: [
      ['maternity 15 x 550: 2026-05-10 to 2026-08-22', 'parental 35 x 550: 2026-08-23 to 2027-04-24'],
      ['waiting 1 x 0: 2026-11-01 to 2026-11-07', 'parental 5 x 550: 2026-11-08 to 2026-12-12'],
    ],
    total: 55 * 550,
  },
  {
    name: 'two claims in the waiver have none',
    household: family(due('2026-08-05'), [
      mother({ lastWorkDay: day('2026-05-08') }),
      father({ lastWorkDay: day('2026-07-31') }),
    ]),
    choice: 'standard',
    weeks: [
      ['maternity 15 x 550: 2026-05-10 to 2026-08-22', 'parental 35 x 550: 2026-08-23 to 2027-04-24'],
      ['parental 5 x 550: 2026-08-02 to 2026-09-05'],
    ],
    total: 55 * 550,
  },
  {
    name: 'the other parent stops first and serves the waiting week',
    household: family(due('2027-03-10'), [mother({ lastWorkDay: day('2027-03-19') }), father({})]),
    choice: 'standard',
    weeks: [
      ['maternity 15 x 550: 2027-03-21 to 2027-07-03', 'parental 35 x 550: 2027-07-04 to 2028-03-04'],
      ['waiting 1 x 0: 2027-03-07 to 2027-03-13', 'parental 5 x 550: 2027-03-14 to 2027-04-17'],
    ],
    total: 55 * 550,
  },
  {
    name: 'twins bring no weeks',
    household: family(due('2027-03-10', { babies: 2 }), [mother({}), father({})]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 15 x 550: 2027-03-14 to 2027-06-26',
        'parental 35 x 550: 2027-06-27 to 2028-02-26',
      ],
      ['parental 5 x 550: 2027-03-07 to 2027-04-10'],
    ],
    total: 55 * 550,
  },
  // EI: adoption and surrogacy
  {
    name: 'one adoptive parent, standard',
    household: family(due('2026-10-20', { arrival: 'adoption', arrivedOn: day('2026-10-20') }), [
      mother({ lastWorkDay: day('2026-10-16') }),
    ]),
    choice: 'standard',
    weeks: [['waiting 1 x 0: 2026-10-18 to 2026-10-24', 'parental 35 x 550: 2026-10-25 to 2027-06-26']],
    total: 35 * 550,
  },
  {
    name: 'one adoptive parent, extended',
    household: family(due('2026-10-20', { arrival: 'adoption', arrivedOn: day('2026-10-20') }), [
      mother({ lastWorkDay: day('2026-10-16') }),
    ]),
    choice: 'extended',
    weeks: [['waiting 1 x 0: 2026-10-18 to 2026-10-24', 'parental 61 x 330: 2026-10-25 to 2027-12-25']],
    total: 61 * 330,
  },
  {
    name: 'two adoptive parents',
    household: family(due('2026-10-20', { arrival: 'adoption', arrivedOn: day('2026-10-20') }), [
      mother({ lastWorkDay: day('2026-10-16') }),
      father({ lastWorkDay: day('2026-10-16') }),
    ]),
    choice: 'standard',
    weeks: [
      ['waiting 1 x 0: 2026-10-18 to 2026-10-24', 'parental 35 x 550: 2026-10-25 to 2027-06-26'],
      ['parental 5 x 550: 2026-10-18 to 2026-11-21'],
    ],
    total: 40 * 550,
  },
  {
    // Parental claims begin with the week of October 18; only before maternity weeks may the waiting week lie earlier.
    name: 'adopting, who stops two weeks before the child arrives',
    household: family(due('2026-10-20', { arrival: 'adoption', arrivedOn: day('2026-10-20') }), [
      mother({ lastWorkDay: day('2026-10-02') }),
    ]),
    choice: 'standard',
    weeks: [
      [
        'unpaid before-window 2 x 0: 2026-10-04 to 2026-10-17',
        'waiting 1 x 0: 2026-10-18 to 2026-10-24',
        'parental 35 x 550: 2026-10-25 to 2027-06-26',
      ],
    ],
    total: 35 * 550,
  },
  {
    name: 'after a surrogate gave birth',
    household: family(due('2027-03-10', { arrival: 'surrogacy' }), [mother({})]),
    choice: 'standard',
    weeks: [['waiting 1 x 0: 2027-03-07 to 2027-03-13', 'parental 35 x 550: 2027-03-14 to 2027-11-13']],
    total: 35 * 550,
  },
  {
    name: 'the other parent, who stops two weeks before the birth, gets seven of eight weeks',
    household: family(due('2027-03-10'), [father({ lastWorkDay: day('2027-02-19'), back: on('2027-05-03') })]),
    choice: 'standard',
    weeks: [
      [
        'unpaid before-window 2 x 0: 2027-02-21 to 2027-03-06',
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'parental 7 x 550: 2027-03-14 to 2027-05-01',
      ],
    ],
    total: 7 * 550,
  },
  {
    // 17 weeks after the week of July 5 is that of November 1; 49 weeks from September 27 on.
    name: 'maternity weeks that are lost do not end a long leave',
    household: family(due('2026-07-08', { arrivedOn: day('2026-07-08') }), [
      mother({ lastWorkDay: day('2026-09-25'), back: on('2027-09-06') }),
    ]),
    choice: 'standard',
    weeks: [
      [
        'maternity 6 x 550: 2026-09-27 to 2026-11-07',
        'parental 35 x 550: 2026-11-08 to 2027-07-10',
        'unpaid one-parent-limit 8 x 0: 2027-07-11 to 2027-09-04',
      ],
    ],
    total: 41 * 550,
  },
  {
    // Four weeks of sickness to the week of March 7; 65 weeks off.
    name: 'sickness weeks that are not needed do not end it either',
    household: family(due('2027-03-10'), [
      mother({ lastWorkDay: day('2027-01-29'), sicknessWeeks: 26, back: on('2028-05-01') }),
    ]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2027-01-31 to 2027-02-06',
        'sickness 4 x 550: 2027-02-07 to 2027-03-06',
        'maternity 15 x 550: 2027-03-07 to 2027-06-19',
        'parental 35 x 550: 2027-06-20 to 2028-02-19',
        'unpaid one-parent-limit 10 x 0: 2028-02-20 to 2028-04-29',
      ],
    ],
    total: 54 * 550,
  },
  // EI: pay
  {
    name: '$16,200 in 18 weeks where 22 count: $736.36 a week',
    household: family(due('2027-03-10'), [mother({ pay: best(16200, 22) })]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 15 x 405: 2027-03-14 to 2027-06-26',
        'parental 35 x 405: 2027-06-27 to 2028-02-26',
      ],
    ],
    total: 50 * 405,
  },
  {
    name: 'the same where 20 count: $445.50 rounds up',
    household: family(due('2027-03-10'), [mother({ pay: best(16200, 20) })]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 15 x 446: 2027-03-14 to 2027-06-26',
        'parental 35 x 446: 2027-06-27 to 2028-02-26',
      ],
    ],
    total: 50 * 446,
  },
  {
    // 67 + 67 + 66.
    name: 'half of what is earned beside comes off, and that of the waiting week off three weeks',
    household: family(due('2027-03-10'), [mother({ pay: weekly(800), earnedBeside: 200 })]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 2 x 273: 2027-03-14 to 2027-03-27',
        'maternity 1 x 274: 2027-03-28 to 2027-04-03',
        'maternity 12 x 340: 2027-04-04 to 2027-06-26',
        'parental 35 x 340: 2027-06-27 to 2028-02-26',
      ],
    ],
    total: 50 * (440 - 100) - 200,
  },
  {
    // Of the waiting week $440 would come off three weeks that pay $40.
    name: 'all that is earned above 90 % of the pay comes off',
    household: family(due('2027-03-10'), [mother({ pay: weekly(800), earnedBeside: 760 })]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 3 x 0: 2027-03-14 to 2027-04-03',
        'maternity 12 x 40: 2027-04-04 to 2027-06-26',
        'parental 35 x 40: 2027-06-27 to 2028-02-26',
      ],
    ],
    total: 47 * (440 - 360 - 40),
  },
  {
    // Insured are 68,900 / 52 = $1,325, of which 90 % are $1,192.50. Half of that and the $57.50 above it: $653.75 of $729
    // comes off, which leaves $75.25. With 90 % of $2,000 it would be half of all $1,250, and $104.
    name: 'where the pay is above the insured maximum, 90 % of that maximum count',
    household: family(due('2026-11-11'), [mother({ pay: weekly(2_000), earnedBeside: 1_250 })]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2026-11-08 to 2026-11-14',
        'maternity 3 x 0: 2026-11-15 to 2026-12-05',
        'maternity 12 x 75: 2026-12-06 to 2027-02-27',
        'parental 35 x 75: 2027-02-28 to 2027-10-30',
      ],
    ],
    total: 47 * 75,
  },
  {
    // 40 parental weeks are 19 and 21, of which 18 end in the time of standard, with March 11, 2028. The 78 weeks off of
    // the other parent end with May 5, 2029.
    name: 'unpaid weeks until a return that is later than all that is paid',
    household: family(due('2027-03-12'), [
      mother({ lastWorkDay: day('2027-03-05'), back: on('2027-11-08') }),
      father({ lastWorkDay: day('2027-11-05'), back: months(18) }),
    ]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 15 x 550: 2027-03-14 to 2027-06-26',
        'parental 19 x 550: 2027-06-27 to 2027-11-06',
      ],
      [
        'parental 18 x 550: 2027-11-07 to 2028-03-11',
        'unpaid after-window 3 x 0: 2028-03-12 to 2028-04-01',
        'unpaid together-limit 57 x 0: 2028-04-02 to 2029-05-05',
      ],
    ],
    total: 52 * 550,
  },
  {
    name: 'a top-up to 93 % in 15 weeks',
    household: family(due('2027-03-10'), [mother({ topUp: { toPercent: 93, weeks: 15 } })]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 15 x 550 + 380: 2027-03-14 to 2027-06-26',
        'parental 35 x 550: 2027-06-27 to 2028-02-26',
      ],
    ],
    total: 50 * 550,
  },
  {
    // The top-up is measured on the benefit before pay comes off: 930 - 550, also where half of $300 comes off, and the
    // $300 of the waiting week off three weeks.
    name: 'a top-up that does not grow with pay kept beside the leave',
    household: family(due('2027-03-10'), [mother({ topUp: { toPercent: 93, weeks: 15 }, earnedBeside: 300 })]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 3 x 300 + 380: 2027-03-14 to 2027-04-03',
        'maternity 12 x 400 + 380: 2027-04-04 to 2027-06-26',
        'parental 35 x 400: 2027-06-27 to 2028-02-26',
      ],
    ],
    total: 3 * 300 + 47 * 400,
  },
  {
    // With $500 kept beside $1,000 a week QPIP pays $500 of $700 or $550; the top-up stays that to 930.
    name: 'nor in QPIP',
    household: family(due('2027-03-10'), [
      mother({ ...quebec, topUp: { toPercent: 93, weeks: 18 }, earnedBeside: 500, back: on('2027-08-23') }),
    ]),
    choice: 'basic',
    weeks: [['maternity 18 x 500 + 230: 2027-03-07 to 2027-07-10', 'parental 6 x 500: 2027-07-11 to 2027-08-21']],
    total: 24 * 500,
  },
  {
    name: 'a top-up that is tied to the other option',
    household: family(due('2027-03-10'), [mother({ topUp: { toPercent: 93, weeks: 15, onlyWith: 'standard' } })]),
    choice: 'extended',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 15 x 550: 2027-03-14 to 2027-06-26',
        'parental 61 x 330: 2027-06-27 to 2028-08-26',
      ],
    ],
    total: 15 * 550 + 61 * 330,
  },
  {
    name: 'no top-up in weeks of sickness',
    household: family(due('2027-02-17'), [
      mother({ lastWorkDay: day('2026-10-16'), sicknessWeeks: 4, topUp: { toPercent: 100, weeks: 2 } }),
    ]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2026-10-18 to 2026-10-24',
        'sickness 4 x 550: 2026-10-25 to 2026-11-21',
        'maternity 2 x 550 + 450: 2026-11-22 to 2026-12-05',
        'maternity 13 x 550: 2026-12-06 to 2027-03-06',
        'parental 35 x 550: 2027-03-07 to 2027-11-06',
      ],
    ],
    total: 54 * 550,
  },
  // EI: family supplement, with a family net income of $22,100: $22.55 + $3.25 for a child of five
  {
    // 550 + 25.80, then 550 + 42.70 + 6.50 and 330 + 49.20: the baby of March counts in weeks of May.
    name: 'from the second month after that of the birth on the baby counts too',
    household: family(due('2027-03-10'), [mother({})], { netIncome: 22_100, childAges: [5] }),
    choice: 'extended',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 7 x 576: 2027-03-14 to 2027-05-01',
        'maternity 8 x 599: 2027-05-02 to 2027-06-26',
        'parental 61 x 379: 2027-06-27 to 2028-08-26',
      ],
    ],
    total: 7 * 576 + 8 * 599 + 61 * 379,
  },
  {
    // 550 + 31.30 + 4.15 = 585.45.
    name: 'a first baby brings it from May on',
    household: family(due('2027-03-10'), [mother({})], { netIncome: 20_000, childAges: [] }),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 7 x 550: 2027-03-14 to 2027-05-01',
        'maternity 8 x 585: 2027-05-02 to 2027-06-26',
        'parental 35 x 585: 2027-06-27 to 2028-02-26',
      ],
    ],
    total: 7 * 550 + 43 * 585,
  },
  {
    // 715 + 31.30 would be 746.30.
    name: 'never above the maximum of the year',
    household: family(due('2026-06-10'), [mother({ lastWorkDay: day('2026-06-05'), pay: weekly(1300) })], {
      netIncome: 10_000,
      childAges: [8],
    }),
    choice: 'standard',
    weeks: [['maternity 15 x 729: 2026-06-07 to 2026-09-19', 'parental 35 x 729: 2026-09-20 to 2027-05-22']],
    total: 50 * 729,
  },
  {
    name: 'at most a quarter of the pay',
    household: family(due('2027-03-10'), [mother({ pay: weekly(200) })], {
      netIncome: 10_000,
      childAges: [0, 1, 2, 3],
    }),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 15 x 160: 2027-03-14 to 2027-06-26',
        'parental 35 x 160: 2027-06-27 to 2028-02-26',
      ],
    ],
    total: 50 * (110 + 50),
  },
  {
    // The other parent has it in the first week, the waiting week of the parent who gives birth.
    name: 'one parent at a time',
    household: family(due('2027-03-10'), [mother({}), father({})], { netIncome: 22_100, childAges: [5] }),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 7 x 576: 2027-03-14 to 2027-05-01',
        'maternity 8 x 599: 2027-05-02 to 2027-06-26',
        'parental 35 x 599: 2027-06-27 to 2028-02-26',
      ],
      ['parental 1 x 576: 2027-03-07 to 2027-03-13', 'parental 4 x 550: 2027-03-14 to 2027-04-10'],
    ],
    total: 7 * 576 + 43 * 599 + 576 + 4 * 550,
  },
  {
    name: 'none with a higher income',
    household: family(due('2027-03-10'), [mother({})], { netIncome: 25_922, childAges: [5] }),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 15 x 550: 2027-03-14 to 2027-06-26',
        'parental 35 x 550: 2027-06-27 to 2028-02-26',
      ],
    ],
    total: 50 * 550,
  },
  // QPIP: $1,000 a week gives 70 % = $700, 55 % = $550 and 75 % = $750. No waiting week.
  {
    name: 'one of two parents on the act of birth, basic',
    household: family(due('2027-03-10'), [mother(quebec)]),
    choice: 'basic',
    weeks: [
      [
        'maternity 18 x 700: 2027-03-07 to 2027-07-10',
        'parental 7 x 700: 2027-07-11 to 2027-08-28',
        'parental 25 x 550: 2027-08-29 to 2028-02-19',
      ],
    ],
    total: 18 * 700 + 7 * 700 + 25 * 550,
  },
  {
    name: 'one of two parents on the act of birth, special',
    household: family(due('2027-03-10'), [mother(quebec)]),
    choice: 'special',
    weeks: [['maternity 15 x 750: 2027-03-07 to 2027-06-19', 'parental 25 x 750: 2027-06-20 to 2027-12-11']],
    total: 40 * 750,
  },
  {
    name: 'alone on the act of birth, basic',
    household: family(due('2027-03-10', { hasTwoParents: false }), [mother({ ...quebec, pay: weekly(800) })]),
    choice: 'basic',
    weeks: [
      [
        'maternity 18 x 560: 2027-03-07 to 2027-07-10',
        'own 5 x 560: 2027-07-11 to 2027-08-14',
        'parental 7 x 560: 2027-08-15 to 2027-10-02',
        'parental 25 x 440: 2027-10-03 to 2028-03-25',
      ],
    ],
    total: 30 * 560 + 25 * 440,
  },
  {
    name: 'alone on the act of birth, special',
    household: family(due('2027-03-10', { hasTwoParents: false }), [mother({ ...quebec, pay: weekly(800) })]),
    choice: 'special',
    weeks: [
      [
        'maternity 15 x 600: 2027-03-07 to 2027-06-19',
        'own 3 x 600: 2027-06-20 to 2027-07-10',
        'parental 25 x 600: 2027-07-11 to 2028-01-01',
      ],
    ],
    total: 43 * 600,
  },
  {
    name: 'twins bring each parent five weeks',
    household: family(due('2027-03-10', { babies: 2 }), [
      mother(quebec),
      father({ ...quebec, back: on('2027-05-17') }),
    ]),
    choice: 'basic',
    weeks: [
      [
        'maternity 18 x 700: 2027-03-07 to 2027-07-10',
        'own 5 x 700: 2027-07-11 to 2027-08-14',
        'parental 7 x 700: 2027-08-15 to 2027-10-02',
        'parental 25 x 550: 2027-10-03 to 2028-03-25',
      ],
      ['own 10 x 700: 2027-03-07 to 2027-05-15'],
    ],
    total: (18 + 5 + 7 + 10) * 700 + 25 * 550,
  },
  {
    // 32 + 4 weeks: 28 and 8.
    name: 'both from the birth on, basic: the other parent begins the shared weeks and gets the seven at 70 %, and both earn the bonus',
    household: family(due('2027-03-10'), [
      mother({ ...quebec, pay: weekly(1500) }),
      father({ ...quebec, pay: weekly(1000) }),
    ]),
    choice: 'basic',
    weeks: [
      ['maternity 18 x 1050: 2027-03-07 to 2027-07-10', 'parental 28 x 825: 2027-07-11 to 2028-01-22'],
      [
        'own 5 x 700: 2027-03-07 to 2027-04-10',
        'parental 7 x 700: 2027-04-11 to 2027-05-29',
        'parental 1 x 550: 2027-05-30 to 2027-06-05',
      ],
    ],
    total: 18 * 1050 + 28 * 825 + 12 * 700 + 550,
  },
  {
    // 25 + 3 weeks: 22 and 6.
    name: 'both from the birth on, special',
    household: family(due('2027-03-10'), [
      mother({ ...quebec, pay: weekly(1500) }),
      father({ ...quebec, pay: weekly(1000) }),
    ]),
    choice: 'special',
    weeks: [
      ['maternity 15 x 1125: 2027-03-07 to 2027-06-19', 'parental 22 x 1125: 2027-06-20 to 2027-11-20'],
      ['own 3 x 750: 2027-03-07 to 2027-03-27', 'parental 6 x 750: 2027-03-28 to 2027-05-08'],
    ],
    total: 37 * 1125 + 9 * 750,
  },
  {
    // 24 and 8 of the 32, and then the bonus of 4.
    name: 'one after the other, basic: the parent who gives birth leaves eight weeks, so that both earn the bonus',
    household: family(due('2027-03-10'), [
      mother({ ...quebec, pay: weekly(1500) }),
      father({ ...quebec, pay: weekly(1000), lastWorkDay: day('2028-01-21') }),
    ]),
    choice: 'basic',
    weeks: [
      [
        'maternity 18 x 1050: 2027-03-07 to 2027-07-10',
        'parental 7 x 1050: 2027-07-11 to 2027-08-28',
        'parental 17 x 825: 2027-08-29 to 2027-12-25',
      ],
      ['own 5 x 700: 2028-01-23 to 2028-02-26', 'parental 12 x 550: 2028-02-27 to 2028-05-20'],
    ],
    total: 25 * 1050 + 17 * 825 + 5 * 700 + 12 * 550,
  },
  {
    // 13 weeks from January 23 end on April 22, 2028.
    name: 'a parent who goes first leaves the eight weeks that the other has planned',
    household: family(due('2027-03-10'), [
      mother(quebec),
      father({ ...quebec, lastWorkDay: day('2028-01-21'), back: on('2028-04-24') }),
    ]),
    choice: 'basic',
    weeks: [
      [
        'maternity 18 x 700: 2027-03-07 to 2027-07-10',
        'parental 7 x 700: 2027-07-11 to 2027-08-28',
        'parental 17 x 550: 2027-08-29 to 2027-12-25',
      ],
      ['own 5 x 700: 2028-01-23 to 2028-02-26', 'parental 8 x 550: 2028-02-27 to 2028-04-22'],
    ],
    total: 25 * 700 + 17 * 550 + 5 * 700 + 8 * 550,
  },
  {
    // In three weeks six of the seven are taken.
    name: 'both begin the shared weeks in the same week: the last of the seven goes to the higher pay',
    household: family(due('2027-03-10'), [
      mother({ ...quebec, pay: weekly(1000) }),
      father({ ...quebec, pay: weekly(1400), lastWorkDay: day('2027-06-04') }),
    ]),
    choice: 'basic',
    weeks: [
      [
        'maternity 18 x 700: 2027-03-07 to 2027-07-10',
        'parental 3 x 700: 2027-07-11 to 2027-07-31',
        'parental 25 x 550: 2027-08-01 to 2028-01-22',
      ],
      [
        'own 5 x 980: 2027-06-06 to 2027-07-10',
        'parental 4 x 980: 2027-07-11 to 2027-08-07',
        'parental 4 x 770: 2027-08-08 to 2027-09-04',
      ],
    ],
    total: 21 * 700 + 25 * 550 + 9 * 980 + 4 * 770,
  },
  {
    // 5 + 7 weeks end on May 29.
    name: 'without eight weeks of each there is no bonus',
    household: family(due('2027-03-10'), [mother(quebec), father({ ...quebec, back: on('2027-05-31') })]),
    choice: 'basic',
    weeks: [
      ['maternity 18 x 700: 2027-03-07 to 2027-07-10', 'parental 25 x 550: 2027-07-11 to 2028-01-01'],
      ['own 5 x 700: 2027-03-07 to 2027-04-10', 'parental 7 x 700: 2027-04-11 to 2027-05-29'],
    ],
    total: 18 * 700 + 25 * 550 + 12 * 700,
  },
  {
    // 16 weeks before that of March 7 is the week of November 15.
    name: 'who stops 17 weeks before has a week without anything',
    household: family(due('2027-03-10'), [mother({ ...quebec, lastWorkDay: day('2026-11-06') })]),
    choice: 'basic',
    weeks: [
      [
        'unpaid before-window 1 x 0: 2026-11-08 to 2026-11-14',
        'maternity 18 x 700: 2026-11-15 to 2027-03-20',
        'parental 7 x 700: 2027-03-21 to 2027-05-08',
        'parental 25 x 550: 2027-05-09 to 2027-10-30',
      ],
    ],
    total: 25 * 700 + 25 * 550,
  },
  {
    // 20 weeks after that of March 7 is the week of July 25.
    name: 'at work until six weeks after the birth: three maternity weeks are lost',
    household: family(due('2027-03-10'), [mother({ ...quebec, lastWorkDay: day('2027-04-16') })]),
    choice: 'basic',
    weeks: [
      [
        'maternity 15 x 700: 2027-04-18 to 2027-07-31',
        'parental 7 x 700: 2027-08-01 to 2027-09-18',
        'parental 25 x 550: 2027-09-19 to 2028-03-11',
      ],
    ],
    total: 22 * 700 + 25 * 550,
  },
  {
    // 0.85 x 520 = 442; 0.55 x 664 = 365.20.
    name: '$520 a week, basic: 85 % of it, and 55 % of 40 hours at $16.60',
    household: family(due('2027-03-10'), [mother({ ...quebec, pay: weekly(520) })]),
    choice: 'basic',
    weeks: [
      [
        'maternity 18 x 442: 2027-03-07 to 2027-07-10',
        'parental 7 x 442: 2027-07-11 to 2027-08-28',
        'parental 25 x 365: 2027-08-29 to 2028-02-19',
      ],
    ],
    total: 25 * 442 + 25 * 365,
  },
  {
    name: '$520 a week, special: 75 % of 40 hours at $16.60',
    household: family(due('2027-03-10'), [mother({ ...quebec, pay: weekly(520) })]),
    choice: 'special',
    weeks: [['maternity 15 x 498: 2027-03-07 to 2027-06-19', 'parental 25 x 498: 2027-06-20 to 2027-12-11']],
    total: 40 * 498,
  },
  {
    // 0.70 x 664 = 464.80.
    name: '$600 a week, basic',
    household: family(due('2027-03-10'), [mother({ ...quebec, pay: weekly(600) })]),
    choice: 'basic',
    weeks: [
      [
        'maternity 18 x 465: 2027-03-07 to 2027-07-10',
        'parental 7 x 465: 2027-07-11 to 2027-08-28',
        'parental 25 x 365: 2027-08-29 to 2028-02-19',
      ],
    ],
    total: 25 * 465 + 25 * 365,
  },
  {
    // 0.75 x 40 x 16.10.
    name: '$520 a week, special, with the minimum wage before May 2026',
    household: family(due('2026-04-22'), [mother({ ...quebec, pay: weekly(520) })]),
    choice: 'special',
    weeks: [['maternity 15 x 483: 2026-04-19 to 2026-08-01', 'parental 25 x 483: 2026-08-02 to 2027-01-23']],
    total: 40 * 483,
  },
  {
    name: '$664 a week is not below 40 hours',
    household: family(due('2027-03-10'), [mother({ ...quebec, pay: weekly(664) })]),
    choice: 'special',
    weeks: [['maternity 15 x 498: 2027-03-07 to 2027-06-19', 'parental 25 x 498: 2027-06-20 to 2027-12-11']],
    total: 40 * 498,
  },
  {
    // 700 + 400 is $100 more than 1,000; 550 + 400 is not.
    name: 'what is earned beside comes off above the pay',
    household: family(due('2027-03-10'), [mother({ ...quebec, earnedBeside: 400 })]),
    choice: 'basic',
    weeks: [
      [
        'maternity 18 x 600: 2027-03-07 to 2027-07-10',
        'parental 7 x 600: 2027-07-11 to 2027-08-28',
        'parental 25 x 550: 2027-08-29 to 2028-02-19',
      ],
    ],
    total: 25 * 600 + 25 * 550,
  },
  {
    // 103,000 / 52 = 1,980.77.
    name: 'the maximum of 2026, basic',
    household: family(due('2026-11-18'), [mother({ ...quebec, pay: weekly(2500) })]),
    choice: 'basic',
    weeks: [
      [
        'maternity 18 x 1387: 2026-11-15 to 2027-03-20',
        'parental 7 x 1387: 2027-03-21 to 2027-05-08',
        'parental 25 x 1089: 2027-05-09 to 2027-10-30',
      ],
    ],
    total: 25 * 1387 + 25 * 1089,
  },
  {
    // 98,000 / 52 x 75 % = 1,413.46.
    name: 'the maximum of 2025, special',
    household: family(due('2025-11-19'), [mother({ ...quebec, pay: weekly(2500) })]),
    choice: 'special',
    weeks: [['maternity 15 x 1413: 2025-11-16 to 2026-02-28', 'parental 25 x 1413: 2026-03-01 to 2026-08-22']],
    total: 40 * 1413,
  },
  {
    // 103,000 / 52 x 75 % = 1,485.58.
    name: 'benefits that begin on December 27, 2026, have the maximum of 2026',
    household: family(due('2026-12-30'), [mother({ ...quebec, pay: weekly(2500) })]),
    choice: 'special',
    weeks: [['maternity 15 x 1486: 2026-12-27 to 2027-04-10', 'parental 25 x 1486: 2027-04-11 to 2027-10-02']],
    total: 40 * 1486,
  },
  {
    name: 'one adoptive parent, basic',
    household: family(due('2026-10-20', { arrival: 'adoption', arrivedOn: day('2026-10-20') }), [mother(quebec)]),
    choice: 'basic',
    weeks: [
      [
        'own 5 x 700: 2026-10-18 to 2026-11-21',
        'parental 7 x 700: 2026-11-22 to 2027-01-09',
        'parental 25 x 550: 2027-01-10 to 2027-07-03',
      ],
    ],
    total: 12 * 700 + 25 * 550,
  },
  // One parent with QPIP, one with EI
  {
    name: 'what QPIP pays comes off the 40 weeks of standard',
    household: family(due('2027-03-10'), [mother(quebec), father({})]),
    choice: 'standard basic',
    weeks: [
      [
        'maternity 18 x 700: 2027-03-07 to 2027-07-10',
        'parental 7 x 700: 2027-07-11 to 2027-08-28',
        'parental 25 x 550: 2027-08-29 to 2028-02-19',
      ],
      ['waiting 1 x 0: 2027-03-07 to 2027-03-13', 'parental 8 x 550: 2027-03-14 to 2027-05-08'],
    ],
    total: 25 * 700 + 25 * 550 + 8 * 550,
  },
  {
    name: 'and off those of extended: (40 - 32) x 61 / 35, rounded down',
    household: family(due('2027-03-10'), [mother(quebec), father({})]),
    choice: 'extended basic',
    weeks: [
      [
        'maternity 18 x 700: 2027-03-07 to 2027-07-10',
        'parental 7 x 700: 2027-07-11 to 2027-08-28',
        'parental 25 x 550: 2027-08-29 to 2028-02-19',
      ],
      ['waiting 1 x 0: 2027-03-07 to 2027-03-13', 'parental 13 x 330: 2027-03-14 to 2027-06-12'],
    ],
    total: 25 * 700 + 25 * 550 + 13 * 330,
  },
  {
    name: 'weeks of the special plan count as 32 / 25 of basic ones',
    household: family(due('2027-03-10'), [mother(quebec), father({})]),
    choice: 'standard special',
    weeks: [
      ['maternity 15 x 750: 2027-03-07 to 2027-06-19', 'parental 25 x 750: 2027-06-20 to 2027-12-11'],
      ['waiting 1 x 0: 2027-03-07 to 2027-03-13', 'parental 8 x 550: 2027-03-14 to 2027-05-08'],
    ],
    total: 40 * 750 + 8 * 550,
  },
  {
    name: 'the other way round: EI gives birth, and QPIP pays the other parent',
    household: family(due('2027-03-10'), [mother({ back: months(12) }), father({ ...quebec, back: on('2027-04-12') })]),
    choice: 'standard basic',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 15 x 550: 2027-03-14 to 2027-06-26',
        'parental 35 x 550: 2027-06-27 to 2028-02-26',
        'unpaid one-parent-limit 1 x 0: 2028-02-27 to 2028-03-04',
      ],
      ['own 5 x 700: 2027-03-07 to 2027-04-10'],
    ],
    total: 50 * 550 + 5 * 700,
  },
  {
    name: 'who stays as long as QPIP pays leaves the other one with EI a year: 40 - 35 weeks',
    household: family(due('2027-03-10'), [mother({ back: months(12) }), father(quebec)]),
    choice: 'standard basic',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 15 x 550: 2027-03-14 to 2027-06-26',
        'parental 35 x 550: 2027-06-27 to 2028-02-26',
        'unpaid one-parent-limit 1 x 0: 2028-02-27 to 2028-03-04',
      ],
      ['own 5 x 700: 2027-03-07 to 2027-04-10', 'parental 5 x 700: 2027-04-11 to 2027-05-15'],
    ],
    total: 50 * 550 + 10 * 700,
  },
  {
    name: 'of the special plan 5 x 25 / 32 of them, rounded down',
    household: family(due('2027-03-10'), [mother({ back: months(12) }), father(quebec)]),
    choice: 'standard special',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 15 x 550: 2027-03-14 to 2027-06-26',
        'parental 35 x 550: 2027-06-27 to 2028-02-26',
        'unpaid one-parent-limit 1 x 0: 2028-02-27 to 2028-03-04',
      ],
      ['own 3 x 750: 2027-03-07 to 2027-03-27', 'parental 3 x 750: 2027-03-28 to 2027-04-17'],
    ],
    total: 50 * 550 + 6 * 750,
  },
  {
    // 36 extended weeks are 36 x 35 / 61 = 20.7 standard ones: 19 whole weeks are left.
    name: 'and beside 36 extended weeks 19 of the basic plan',
    household: family(due('2027-03-10'), [mother({ back: months(12) }), father(quebec)]),
    choice: 'extended basic',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 15 x 550: 2027-03-14 to 2027-06-26',
        'parental 36 x 330: 2027-06-27 to 2028-03-04',
      ],
      [
        'own 5 x 700: 2027-03-07 to 2027-04-10',
        'parental 7 x 700: 2027-04-11 to 2027-05-29',
        'parental 12 x 550: 2027-05-30 to 2027-08-21',
      ],
    ],
    total: 15 * 550 + 36 * 330 + 12 * 700 + 12 * 550,
  },
  {
    name: 'if both stay as long as it is paid, the parent who gives birth comes first with EI too',
    household: family(due('2027-03-10'), [mother({}), father(quebec)]),
    choice: 'standard basic',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 15 x 550: 2027-03-14 to 2027-06-26',
        'parental 35 x 550: 2027-06-27 to 2028-02-26',
      ],
      ['own 5 x 700: 2027-03-07 to 2027-04-10', 'parental 5 x 700: 2027-04-11 to 2027-05-15'],
    ],
    total: 50 * 550 + 10 * 700,
  },
  // The day of return
  {
    // Wednesday, September 15: the last whole week begins on September 5.
    name: 'a week with work in it is no week off',
    household: family(due('2027-03-10'), [mother({ back: on('2027-09-15') })]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 15 x 550: 2027-03-14 to 2027-06-26',
        'parental 11 x 550: 2027-06-27 to 2027-09-11',
      ],
    ],
    total: 26 * 550,
  },
  {
    name: 'a week whose workdays are over before the day of return is one',
    household: family(due('2027-03-10'), [mother({ workdays: [1, 2], back: on('2027-09-15') })]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2027-03-07 to 2027-03-13',
        'maternity 15 x 550: 2027-03-14 to 2027-06-26',
        'parental 12 x 550: 2027-06-27 to 2027-09-18',
      ],
    ],
    total: 27 * 550,
  },
  {
    // February 27, 2028, is a Sunday; Tuesday the 29th is the first workday.
    name: 'a year later on a Sunday means the next workday',
    household: family(due('2027-03-17'), [
      mother({ lastWorkDay: day('2027-02-27'), workdays: [2, 3, 4], back: months(12) }),
    ]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2027-02-28 to 2027-03-06',
        'maternity 15 x 550: 2027-03-07 to 2027-06-19',
        'parental 35 x 550: 2027-06-20 to 2028-02-19',
        'unpaid one-parent-limit 1 x 0: 2028-02-20 to 2028-02-26',
      ],
    ],
    total: 50 * 550,
  },
  // On regular EI: the claim goes on, of which regular weeks and the others are at most 50.
  {
    // Laid off in the waiver: 22 regular weeks from August 16 to January 16, so 28 are left.
    name: 'who is on regular EI gets what is left of 50 weeks',
    household: family(due('2027-01-20'), [mother({ lastWorkDay: day('2026-08-14'), insuredWork: 'regular' })]),
    choice: 'standard',
    weeks: [['maternity 15 x 550: 2027-01-17 to 2027-05-01', 'parental 13 x 550: 2027-05-02 to 2027-07-31']],
    total: 28 * 550,
  },
  {
    // 10 regular weeks to October 24; the claim of August 16 closes on August 14, 2027, and 40 weeks end before.
    name: 'maternity weeks follow the regular weeks that were paid',
    household: family(due('2027-01-20'), [
      mother({ lastWorkDay: day('2026-08-14'), insuredWork: 'regular', regularWeeks: 10 }),
    ]),
    choice: 'standard',
    weeks: [['maternity 15 x 550: 2026-10-25 to 2027-02-06', 'parental 25 x 550: 2027-02-07 to 2027-07-31']],
    total: 40 * 550,
  },
  {
    // 30 regular weeks to March 13: ten weeks of maternity are in time, to May 22, and the claim still pays 20 weeks.
    name: 'regular weeks beyond the birth leave the maternity weeks that are in time, and the rest to parental weeks',
    household: family(due('2027-01-20'), [
      mother({ lastWorkDay: day('2026-08-14'), insuredWork: 'regular', regularWeeks: 30 }),
    ]),
    choice: 'standard',
    weeks: [['maternity 10 x 550: 2027-03-14 to 2027-05-22', 'parental 10 x 550: 2027-05-23 to 2027-07-31']],
    total: 20 * 550,
  },
  {
    // A waiting week of January 3, 12 regular weeks to April 3: 38 are left. The father's five come on top.
    name: 'on regular EI beside another parent, whose claim has a waiting week of its own',
    household: family(due('2027-04-07'), [
      mother({ lastWorkDay: day('2027-01-01'), insuredWork: 'regular' }),
      father({ lastWorkDay: day('2027-04-02'), back: on('2027-05-17') }),
    ]),
    choice: 'standard',
    weeks: [
      ['maternity 15 x 550: 2027-04-04 to 2027-07-17', 'parental 23 x 550: 2027-07-18 to 2027-12-25'],
      ['waiting 1 x 0: 2027-04-04 to 2027-04-10', 'parental 5 x 550: 2027-04-11 to 2027-05-15'],
    ],
    total: 43 * 550,
  },
  // 'A year' is the time with the child.
  {
    // Waiting week of November 1, ten sickness weeks; a year after January 16 is a Sunday, so back on the 17th.
    name: 'a year after ten weeks of sickness has all 35 parental weeks',
    household: family(due('2027-03-10'), [
      mother({ lastWorkDay: day('2026-10-30'), sicknessWeeks: 10, back: months(12) }),
    ]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0: 2026-11-01 to 2026-11-07',
        'sickness 10 x 550: 2026-11-08 to 2027-01-16',
        'maternity 15 x 550: 2027-01-17 to 2027-05-01',
        'parental 35 x 550: 2027-05-02 to 2028-01-01',
        'unpaid one-parent-limit 2 x 0: 2028-01-02 to 2028-01-15',
      ],
    ],
    total: 60 * 550,
  },
  {
    // The claim of May 31 is open for 78 weeks, to November 27, 2027.
    name: 'a year after sickness in June and work until November has all 35 parental weeks',
    household: family(due('2026-12-09'), [
      mother({
        lastWorkDay: day('2026-05-29'),
        sicknessWeeks: 8,
        atWork: [weeks('2026-07-26', '2026-11-28')],
        back: months(12),
      }),
    ]),
    choice: 'standard',
    weeks: [
      [
        'sickness 8 x 550: 2026-05-31 to 2026-07-25',
        'maternity 15 x 550: 2026-11-29 to 2027-03-13',
        'parental 35 x 550: 2027-03-14 to 2027-11-13',
        'unpaid one-parent-limit 2 x 0: 2027-11-14 to 2027-11-27',
      ],
    ],
    total: 58 * 550,
  },
  {
    // Off since November 28, four weeks before the waiting week of December 27; a year after December 26.
    name: 'a year after weeks without pay has all 35 parental weeks',
    household: family(due('2027-03-31'), [mother({ lastWorkDay: day('2026-11-27'), back: months(12) })]),
    choice: 'standard',
    weeks: [
      [
        'unpaid before-window 4 x 0: 2026-11-29 to 2026-12-26',
        'waiting 1 x 0: 2026-12-27 to 2027-01-02',
        'maternity 15 x 550: 2027-01-03 to 2027-04-17',
        'parental 35 x 550: 2027-04-18 to 2027-12-18',
        'unpaid one-parent-limit 1 x 0: 2027-12-19 to 2027-12-25',
      ],
    ],
    total: 50 * 550,
  },
  {
    // 93 % of 1,300 is 1,209: all of it in the waiting week, 494 beside the 55 % of EI.
    name: 'a top-up of 17 weeks that begins with the waiting week',
    household: family(due('2027-03-10'), [
      mother({ pay: weekly(1_300), topUp: { toPercent: 93, weeks: 17, coversWaiting: true } }),
    ]),
    choice: 'standard',
    weeks: [
      [
        'waiting 1 x 0 + 1209: 2027-03-07 to 2027-03-13',
        'maternity 15 x 715 + 494: 2027-03-14 to 2027-06-26',
        'parental 1 x 715 + 494: 2027-06-27 to 2027-07-03',
        'parental 34 x 715: 2027-07-04 to 2028-02-26',
      ],
    ],
    total: 50 * 715,
  },
  {
    // Signed on May 10, 2026: a claim can begin on Sunday, May 16, 2027. Maternity ends 17 weeks after March 7.
    name: 'a self-employed parent gets nothing before the agreement is twelve months old',
    household: family(due('2027-03-10'), [
      mother({ insuredWork: 'self-employed', agreementDate: day('2026-05-10'), lastWorkDay: day('2027-03-05') }),
    ]),
    choice: 'standard',
    weeks: [
      [
        'unpaid before-window 10 x 0: 2027-03-07 to 2027-05-15',
        'waiting 1 x 0: 2027-05-16 to 2027-05-22',
        'maternity 7 x 550: 2027-05-23 to 2027-07-10',
        'parental 35 x 550: 2027-07-11 to 2028-03-11',
      ],
    ],
    total: 42 * 550,
  },
];

it('has enough households', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
});

it.each(cases)('$choice: $name', ({ household, choice, weeks: expected, total }) => {
  const answer = comparePlans(household).answers.find(({ choice: { ei, qpip } }) =>
    choice.split(' ').every((ticked) => ticked === ei || ticked === qpip),
  );
  expect(answer?.parents.map(describeWeeks)).toEqual(expected);
  expect(answer?.benefit).toBe(total);
});

function describeWeeks(parent: ParentAnswer): string[] {
  return joinWeeks(parent.weeks).map(({ kind, reason, weeks: count, benefit, topUp, first, last }) => {
    const name = [kind, reason].filter(Boolean).join(' ');
    const dollars = topUp > 0 ? `${benefit} + ${topUp}` : `${benefit}`;
    return `${name} ${count} x ${dollars}: ${write(getSunday(first))} to ${write(getSaturday(last))}`;
  });
}
