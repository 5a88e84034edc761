import { render } from '@testing-library/react';
import { comparePlans } from '@/lib/benefits/compare';
import { day, due, family, father, months, mother, on, quebec, weekly } from '@/lib/benefits/test-households';
import type { Household, ParentPlan } from '@/lib/benefits/types';
import { AnswerSentence } from './answer-sentence';

const event = due('2027-03-10');
const fridayBefore = day('2027-03-05');
const fridayAfter = day('2027-03-12');

/** All that is said above the cards. */
function say(...parents: ParentPlan[]): string {
  const household = family(event, parents);
  const { container } = render(
    <AnswerSentence
      household={household}
      comparison={comparePlans(household)}
      province="ON"
      today={day('2026-11-25')}
    />,
  );
  return container.textContent ?? '';
}

it.each([
  [
    '2027-07-05',
    'Tick standard. Type 1 parental week. The 15 maternity weeks are asked for apart: do not count them in.',
  ],
  ['2027-03-22', 'Ask for maternity benefits, 1 week. This leave has no parental weeks.'],
])('counts one week as one week: back on %s', (back, text) => {
  expect(say(mother({ lastWorkDay: fridayBefore, back: on(back) }))).toContain(text);
});

it('asks for sickness benefits where the leave is over before anything else can be paid', () => {
  const sick = { lastWorkDay: day('2027-01-15'), back: on('2027-02-22'), sicknessWeeks: 26 };
  expect(say(mother(sick))).toMatch(
    /^Ask for sickness benefits, 4 weeks\. This leave has no maternity or parental weeks\./,
  );
  const together = say(mother(sick), father({ lastWorkDay: fridayAfter, back: on('2027-06-14') }));
  expect(together).toMatch(
    /^The parent who gives birth: Ask for sickness benefits, 4 weeks\..* The other parent: Tick standard\./,
  );
});

it.each([
  ['adoption', 'With an adoption QPIP also pays welcome and support weeks.'],
  ['surrogacy', 'With a surrogate QPIP also pays welcome weeks, which parents can share.'],
  ['birth', ''],
] as const)('says before the amounts which weeks of QPIP are not counted: %s', (arrival, text) => {
  const household = family(due('2027-03-10', { arrival }), [mother({ ...quebec, back: months(12) })]);
  const { container } = render(
    <AnswerSentence
      household={household}
      comparison={comparePlans(household)}
      province="ON"
      today={day('2026-11-25')}
    />,
  );
  expect(container.textContent).toContain(text);
  expect(container.textContent?.includes('They are not counted here')).toBe(text !== '');
});

it.each([
  ['adoption', [mother(quebec)], true],
  ['surrogacy', [mother(quebec)], true],
  ['adoption', [mother(quebec), father(quebec)], false],
  ['birth', [mother(quebec)], false],
] as const)('says that weeks of a parent alone on the act are not counted: %s', (arrival, parents, isSaid) => {
  const household = family(due('2027-03-10', { arrival, hasTwoParents: false }), parents);
  const { container } = render(
    <AnswerSentence
      household={household}
      comparison={comparePlans(household)}
      province="ON"
      today={day('2026-11-25')}
    />,
  );
  const text = 'may have 5 more weeks of their own in the basic plan, 3 in the special plan. They are not counted here';
  expect(container.textContent?.includes(text)).toBe(isSaid);
});

it('does not hold unpaid weeks at the end against a choice where the other one has as many', () => {
  const text = say(
    mother({ ...quebec, lastWorkDay: fridayBefore, back: months(12), pay: weekly(1_200) }),
    father({ lastWorkDay: fridayAfter, back: on('2027-04-19'), pay: weekly(1_300) }),
  );
  expect(text).toContain('In the same weeks it pays $1,144 more than extended, and more each week.');
});

it('names both choices of another card from which both differ', () => {
  const household = family(event, [
    mother({ ...quebec, lastWorkDay: fridayBefore, back: on('2028-01-10') }),
    father({ lastWorkDay: day('2028-01-07'), back: on('2028-06-01'), pay: weekly(1_200) }),
  ]);
  const { proposed } = comparePlans(household);
  expect([proposed?.answer.choice, proposed?.other.choice]).toEqual([
    { ei: 'extended', qpip: 'basic' },
    { ei: 'standard', qpip: 'special' },
  ]);
  expect(say(...household.parents)).toContain('this pays $194 more in all than EI standard, QPIP special plan.');
});

it('asks for nothing of EI where QPIP has the only claim', () => {
  const text = say(mother({ isClaiming: false }), father({ ...quebec, lastWorkDay: fridayAfter }));
  expect(text).toMatch(/^Basic plan pays until .* Special plan pays until /);
  expect(text).not.toMatch(/EI|Service Canada/);
});

describe('where no choice is proposed', () => {
  const question = 'When do you want to be back at work?';
  const decides = 'An estimate before tax: Service Canada decides.';

  it('asks for the days of return where everybody stays as long as it is paid', () => {
    expect(say(father({ lastWorkDay: fridayAfter }))).toBe(
      `Standard pays until Saturday, November 20, 2027. Extended pays until Saturday, May 20, 2028. ${question}${decides}`,
    );
  });

  it.each([
    ['the parent who gives birth', [mother({ lastWorkDay: fridayBefore, back: on('2027-03-15') })]],
    [
      'one of them, beside a parent without a claim',
      [
        mother({ lastWorkDay: fridayBefore, back: on('2027-03-15') }),
        father({ isClaiming: false, lastWorkDay: fridayBefore, back: on('2027-06-14') }),
      ],
    ],
  ])('says that a leave is no longer than the waiting week, and asks for no day: %s', (_name, parents) => {
    expect(say(...parents)).toBe(
      `The first week of an EI claim is a waiting week without pay: this leave is no longer than that.${decides}`,
    );
  });

  it('asks for no day that was given, or that would change nothing', () => {
    const nothing = 'Standard can pay nothing in this time. Extended can pay nothing in this time.';
    const early = { lastWorkDay: day('2026-10-16'), back: on('2026-11-23') };
    expect(say(mother(early))).toBe(nothing + decides);
    const late = father({ lastWorkDay: day('2029-01-12') });
    expect(say(late)).toBe(nothing + decides);
  });

  it('says that pay from work takes the whole benefit off', () => {
    const taken = 'Pay for work while on leave takes off the whole benefit: nothing is left to be paid.';
    const warning =
      'EI begins only when pay falls by more than 40%. With $1,200 a week from the start it does not fall: there may be no claim at all. Ask Service Canada before you count on these amounts.';
    const off = { lastWorkDay: fridayBefore, earnedBeside: 1_200 };
    expect(say(mother({ ...off, back: months(12) }))).toBe(taken + warning + decides);
    expect(say(mother(off))).toBe(taken + warning + decides);
  });
});

it('says of no week that it brings more where both choices pay the same a week', () => {
  const text = say(mother({ ...quebec, lastWorkDay: fridayBefore, back: on('2028-02-21'), earnedBeside: 500 }));
  expect(text).toContain('Every week you want is paid. In the same time the special plan gives $5,000 less.');
  expect(text).not.toContain('each week');
});

it('counts the weeks without pay of both parents together', () => {
  const off = { lastWorkDay: fridayBefore, pay: weekly(1_100) };
  const longer = mother({ ...off, back: on('2028-03-06') });
  expect(say(longer)).toMatch(/more than extended, though the leave ends with 1 week without pay\./);
  expect(say(longer, father({ ...off, back: on('2027-05-10') }))).toMatch(
    /more than extended, though it leaves 5 weeks without pay at the end, both parents counted together\./,
  );
});

it('says how the shared weeks would bring more, but not while a claim is in doubt', () => {
  const off = { lastWorkDay: fridayBefore, back: on('2027-11-15') };
  const hers = mother({ ...off, pay: weekly(600) });
  const his = father({ ...off, pay: weekly(1_200) });
  expect(say(hers, his)).toContain(
    'The weeks that you share can be split in another way. That brings $4,950 more in all, in the same time off. The parent who gives birth: 5 parental weeks. The other parent: 35 parental weeks.',
  );
  expect(say({ ...hers, topUp: { toPercent: 93, weeks: 15 } }, his)).toContain(
    'That brings $4,950 more in all, with what the employer adds, in the same time off.',
  );
  expect(say(hers, { ...his, insuredWork: 'few-hours' })).not.toContain('in another way');
  // Extended with 15 x $760 brings $9,816 more, and cannot be taken back: both are said.
  const withTopUp = say(hers, { ...his, topUp: { toPercent: 93, weeks: 15, onlyWith: 'extended' } });
  expect(withTopUp).toContain('With the employer’s top-up the other choice (extended) brings');
  expect(withTopUp).toContain('after the first payment it cannot be taken back');
  expect(withTopUp).toContain('That brings $4,950 more in all');
});

describe('longer with the other choice', () => {
  const open = { lastWorkDay: fridayBefore };
  const withoutPay = ({ pay, ...plan }: ParentPlan): ParentPlan => plan;

  it('says the weeks of both, where the dollars are of both', () => {
    expect(say(mother(open), father({ lastWorkDay: fridayAfter, back: months(12) }))).toContain(
      'Together you can be paid 29 weeks longer with the other choice (extended): $770 more in all. Take it only if you want those weeks.',
    );
  });

  it.each([
    // That of the other parent begins on March 14, 2027.
    ['2027-03-20', false],
    ['2027-03-21', true],
  ])('says on %s that a payment may have closed it: %s', (today, isSaid) => {
    const household = family(event, [mother(open), father({ lastWorkDay: fridayAfter, back: months(12) })]);
    const { container } = render(
      <AnswerSentence household={household} comparison={comparePlans(household)} province="ON" today={day(today)} />,
    );
    const text = 'Take it only if you want those weeks. It is open only if no parental week has been paid';
    expect(container.textContent?.includes(text)).toBe(isSaid);
  });

  it('says it also before the pay is typed, without dollars', () => {
    const until = { lastWorkDay: day('2027-09-24'), back: on('2028-05-15') };
    expect(say(withoutPay(mother({ ...quebec, ...open })), withoutPay(father({ ...quebec, ...until })))).toMatch(
      /can be paid 16 weeks longer with the other choice \(the basic plan\)\. Take it only if you want/,
    );
    // One pay is missing.
    expect(
      say(withoutPay(mother({ ...quebec, ...open, back: on('2027-09-27') })), father({ ...quebec, ...open })),
    ).toMatch(/The other parent can be paid \d+ weeks longer with the other choice \(the basic plan\)\. Take it/);
  });

  it('is silent where the longer weeks bring no more', () => {
    const parents = [
      mother({ ...open, workdays: [1, 2, 3, 4] }),
      father({ lastWorkDay: day('2027-11-05'), back: on('2027-12-13') }),
    ];
    expect(say(...parents)).not.toContain('longer');
    // Until that is known, the weeks are said.
    expect(say(...parents.map(withoutPay))).toMatch(
      /can be paid \d+ weeks longer with the other choice \(extended\)\. /,
    );
  });
});

it('says how much more is paid in the same time where the other choice pays so much longer that it has the larger total', () => {
  const placed = { ...due('2026-08-10'), arrival: 'adoption' as const, arrivedOn: day('2026-08-10') };
  const household = family(placed, [
    mother({ lastWorkDay: day('2027-05-27'), workdays: [3, 4, 5, 6], back: months(12), pay: weekly(396) }),
    father({ ...quebec, pay: weekly(2_326) }),
  ]);
  const comparison = comparePlans(household);
  expect(comparison.proposed?.reason).toBe('long-leave');
  const { container } = render(
    <AnswerSentence household={household} comparison={comparison} province="ON" today={day('2026-11-25')} />,
  );
  expect(container).toHaveTextContent(/Your leave is so long that this pays \$[1-9][\d,]* more in all/);
  expect(container).toHaveTextContent(/The second parent can be paid 8 weeks longer with the other choice/);
});

it('tells the other parent alone that the waiting week may be served already', () => {
  const oneWeek = { lastWorkDay: fridayAfter, back: on('2027-03-22') };
  expect(say(father(oneWeek))).toMatch(/no longer than that\. If another parent of this child serves the waiting week/);
  expect(say(mother({ lastWorkDay: fridayBefore, back: on('2027-03-15') }))).not.toMatch(/another parent/);
});

describe('pay kept beside the leave', () => {
  const off = { lastWorkDay: fridayBefore, back: months(12) };
  const warning =
    'EI begins only when pay falls by more than 40%. With $650 a week from the start it falls by 35%: there may be no claim at all. Ask Service Canada before you count on these amounts.';

  it('is warned of where it may begin no claim', () => {
    expect(say(mother({ ...off, earnedBeside: 650 }))).toContain(warning);
    expect(say(mother({ ...off, earnedBeside: 599 }))).not.toContain('begins only');
  });

  it('is warned of by the rule and the office of each parent, who is named', () => {
    const text = say(
      mother({ ...off, earnedBeside: 650 }),
      father({ ...off, ...quebec, lastWorkDay: fridayAfter, earnedBeside: 604 }),
    );
    expect(text).toContain(`The parent who gives birth: ${warning}`);
    expect(text).toContain(
      'The other parent: QPIP begins only when pay falls by at least 40%. With $604 a week from the start it falls by 39%: there may be no claim at all. Ask RQAP before you count on these amounts.',
    );
  });
});

it('says of a long leave that it brings less each week only where one parent claims: the cards show the week of one', () => {
  const long = { lastWorkDay: fridayBefore, back: on('2028-08-28') };
  expect(say(mother(long))).toMatch(/Your leave is so long .* more in all than standard, with less each week\./);
  const born = { ...due('2026-11-11'), arrivedOn: day('2026-09-15') };
  const household = family(born, [
    mother({ ...quebec, lastWorkDay: day('2026-09-11'), back: months(12), earnedBeside: 500 }),
    father({
      ...quebec,
      lastWorkDay: day('2026-09-18'),
      back: on('2026-10-26'),
      pay: weekly(2_500),
      topUp: { toPercent: 100, weeks: 5 },
    }),
  ]);
  const comparison = comparePlans(household);
  expect(comparison.proposed?.reason).toBe('long-leave');
  const { container } = render(
    <AnswerSentence household={household} comparison={comparison} province="ON" today={day('2026-11-25')} />,
  );
  expect(container).toHaveTextContent(
    /Your leave is so long that this pays \$[\d,]+ more in all than the special plan\./,
  );
});

describe('a claim that is in doubt', () => {
  const doubtful = { lastWorkDay: fridayBefore, pay: weekly(700) };
  const without =
    /Without this claim the other parent should tick (\w+)\. Ask Service Canada before either of you ticks/;

  // Together they want more weeks than standard has; 28 weeks alone are $7,128 less with extended.
  it.each(['few-hours', 'recent-claim', 'self-employed'] as const)(
    'comes with the option that the other parent should tick without it: %s',
    (insuredWork) => {
      const text = say(
        mother({ ...doubtful, back: months(12), insuredWork }),
        father({ lastWorkDay: fridayAfter, back: on('2027-09-27'), pay: weekly(1_200) }),
      );
      expect(text).toMatch(/^Tick extended\./);
      expect(text.match(without)?.[1]).toBe('standard');
    },
  );

  it('names who keeps a claim where it is the parent who gives birth', () => {
    const text = say(
      mother({ lastWorkDay: fridayBefore, back: months(12), pay: weekly(1_200) }),
      father({ lastWorkDay: fridayAfter, back: on('2027-11-08'), pay: weekly(1_200), insuredWork: 'few-hours' }),
    );
    expect(text).toMatch(
      /The other parent may not qualify.* Without this claim the parent who gives birth should tick standard\./,
    );
  });

  it('changes nothing where both answers are the same, or nobody else has parental weeks', () => {
    const same = say(
      mother({ ...doubtful, back: on('2027-09-06'), insuredWork: 'few-hours' }),
      father({ lastWorkDay: fridayAfter, back: on('2027-04-26'), pay: weekly(1_200) }),
    );
    expect(same).toMatch(/Tick standard.*may not qualify/);
    expect(same).not.toMatch(/Without this claim/);
    expect(say(mother({ ...doubtful, back: months(18), insuredWork: 'few-hours' }))).not.toMatch(/Without this claim/);
  });

  it('says so where the other parent alone has no option that is better', () => {
    const text = say(
      mother({ ...doubtful, back: months(12), insuredWork: 'few-hours' }),
      father({ lastWorkDay: fridayAfter, pay: weekly(1_200) }),
    );
    expect(text).toMatch(/Without this claim the other option may be the better one\. Ask Service Canada/);
  });
});

it.each([
  [{}, 'extended', months(12), /With the employer’s top-up the other choice \(extended\) brings \$[\d,]+ more/],
  [
    quebec,
    'basic',
    on('2027-12-06'),
    /With the employer’s top-up the other choice \(the basic plan\) brings \$[\d,]+ more/,
  ],
] as const)('names the choice that a top-up makes better as a sentence does: %j', (program, onlyWith, back, text) => {
  const topUp = { toPercent: 93, weeks: 50, onlyWith };
  expect(say(mother({ ...program, lastWorkDay: fridayBefore, back, topUp }))).toMatch(text);
});

it('does not count as the price of a choice the weeks that both choices leave unpaid', () => {
  const household = family(due('2027-03-10', { arrival: 'surrogacy' }), [
    mother({ pay: weekly(1_100), back: months(12) }),
    father({ ...quebec, pay: weekly(1_300) }),
  ]);
  const { container } = render(
    <AnswerSentence
      household={household}
      comparison={comparePlans(household)}
      province="ON"
      today={day('2026-11-25')}
    />,
  );
  expect(container.textContent).toContain('about the same');
  expect(container.textContent).not.toContain('It then leaves');
});

describe('a household whose answer begins with a warning', () => {
  const sayOn = (today: string, household: Household, province: 'ON' | 'NU' = 'ON') => {
    const comparison = comparePlans(household);
    const { container } = render(
      <AnswerSentence household={household} comparison={comparison} province={province} today={day(today)} />,
    );
    return container.textContent ?? '';
  };
  const born = due('2025-07-16', { arrivedOn: day('2025-07-16') });
  const neverApplied = mother({ lastWorkDay: day('2025-07-11'), back: months(12), pay: weekly(1_390) });

  it('says first that nothing is left of a leave which was never applied for, and promises no dollars', () => {
    const text = sayOn('2026-11-21', family(born, [neverApplied]));
    expect(text).toMatch(
      /^No week of this leave is left to be paid, unless Service Canada moves the claim back\. Not applied yet\? Apply today and ask for that/,
    );
    expect(text).toContain('Service Canada decides.');
    expect(text).toContain('If you apply: Tick standard. Type 35');
    expect(text).not.toContain('$');
  });

  it('names weeks of EI that are over and when others can still be taken', () => {
    const household = family(due('2026-08-20', { arrivedOn: day('2026-08-25') }), [
      mother({ lastWorkDay: day('2026-08-21'), back: months(12) }),
    ]);
    expect(sayOn('2026-11-24', household)).toContain(
      '13 of the 50 paid weeks below are over. That time is paid only if Service Canada moves the claim back: apply today, and ask for that. Maternity weeks can still be taken later, to Saturday, December 26, 2026.',
    );
  });

  it('says what of QPIP is in reach, and that the rest can be taken later', () => {
    const household = family(due('2026-08-19', { arrivedOn: day('2026-08-19') }), [
      father({ ...quebec, lastWorkDay: day('2026-09-04'), back: on('2026-10-12') }),
    ]);
    expect(sayOn('2026-11-21', household)).toContain(
      'RQAP pays at most 6 weeks back. 1 of the 5 paid weeks below is in reach, about $750. The other weeks are not lost: they can be taken later, to Saturday, February 19, 2028.',
    );
  });

  it('lets a claim of regular EI go on', () => {
    const text = say(mother({ lastWorkDay: day('2026-08-14'), insuredWork: 'regular' }));
    expect(text).toContain('The parent who gives birth: the EI claim goes on. No new hours are needed');
    expect(text).not.toContain('may not qualify');
    expect(say(mother({ insuredWork: 'regular' }))).toContain(
      'The parent who gives birth: enter the last day at work.',
    );
  });

  it.each([
    ['fishing', {}, 'EI wants at least $3,760 from fishing'],
    ['recent-claim', {}, 'If the claim is still open and has weeks left, it can go on without new hours.'],
    ['self-employed', {}, 'only with an agreement made by Saturday, March 7, 2026, at least 12 months before'],
    [
      'self-employed',
      { agreementDate: day('2026-05-10') },
      'by the agreement of Sunday, May 10, 2026 a claim can begin in the week of Sunday, May 16, 2027. Weeks before it are not paid.',
    ],
  ] as const)('says what a claim rests on: %s %j', (insuredWork, more, text) => {
    expect(say(mother({ lastWorkDay: fridayBefore, insuredWork, ...more }))).toContain(text);
  });

  it('chooses no plan of QPIP for both by the weeks of a father alone', () => {
    const text = say(father({ ...quebec, lastWorkDay: fridayBefore, back: on('2027-04-12') }));
    expect(text).toMatch(/^Choose the QPIP plan together: the application that comes first binds both of you\./);
    expect(text).toContain(
      'For your weeks alone the special plan pays more. For both of you the basic plan can pay 55 weeks instead of 43, and about $2,500 more if the other parent earns the same.',
    );
    expect(text).not.toContain('Choose the special plan');
  });

  it('says how many weeks are left where every week that is wanted is paid', () => {
    const text = say(mother({ lastWorkDay: fridayBefore, back: on('2027-09-13') }));
    expect(text).toContain('Every other week you want is paid');
    expect(text).toContain('The parent who gives birth could be paid 24 weeks more by staying off longer.');
  });

  it('stands beside extended what the law of Nunavut may not cover', () => {
    const long = family(event, [mother({ lastWorkDay: fridayBefore, back: months(18) })]);
    const older = 'An older text of the law gives 37 weeks of parental leave';
    expect(sayOn('2026-11-25', long, 'NU')).toMatch(/Tick extended.*An older text of the law gives 37 weeks/);
    expect(sayOn('2026-11-25', long, 'ON')).not.toContain(older);
    const year = family(event, [mother({ lastWorkDay: fridayBefore, back: months(12) })]);
    expect(sayOn('2026-11-25', year, 'NU')).not.toContain(older);
  });

  it('says that an option may stand once a parental week is over', () => {
    const household = family(due('2026-08-20', { arrivedOn: day('2026-08-25') }), [
      father({ lastWorkDay: day('2026-11-06'), back: on('2027-01-11') }),
    ]);
    const locked = 'A parental week has been paid already, to either of you? Then that option is fixed';
    expect(sayOn('2026-11-07', household)).not.toContain(locked);
    expect(sayOn('2026-11-24', household)).toContain(locked);
  });
});
