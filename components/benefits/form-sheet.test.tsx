import { cleanup, render, screen } from '@testing-library/react';
import { comparePlans } from '@/lib/benefits/compare';
import { day, due, family, father, months, mother, on, quebec, weekly, weeks } from '@/lib/benefits/test-households';
import type { ParentPlan } from '@/lib/benefits/types';
import { FormSheet } from './form-sheet';

const event = due('2027-03-10');
const fridayBefore = day('2027-03-05');

function print(...parents: ParentPlan[]) {
  const household = family(event, parents);
  const comparison = comparePlans(household);
  const answer = comparison.proposed?.answer ?? comparison.answers[0];
  if (!answer) throw new RangeError('No answer');
  render(
    <FormSheet household={household} comparison={comparison} answer={answer} province="ON" today={day('2026-11-25')} />,
  );
}
/** The answers to a question of the form, of each parent who is asked. */
const read = (asks: string) =>
  screen.getAllByText(asks).map((head) => head.closest('tr')?.querySelector('td')?.textContent);

const OTHER = 'Will the other parent claim parental benefits? How many weeks?';

it('says from when parental weeks are asked for that do not follow the maternity weeks', () => {
  const plan = { lastWorkDay: fridayBefore, back: months(12) };
  print(mother({ ...plan, atWork: [weeks('2027-06-27', '2027-08-07')] }));
  expect(read('Parental benefits right after?')).toEqual(['No, from Sunday, August 8, 2027 on']);
});

it('answers yes where the parental weeks follow the maternity weeks', () => {
  print(mother({ lastWorkDay: fridayBefore, back: months(12) }));
  expect(read('Parental benefits right after?')).toEqual(['Yes']);
});

describe('a leave in two parts', () => {
  const parted = (from: string, to: string, more: Partial<ParentPlan> = {}) =>
    mother({ lastWorkDay: fridayBefore, back: on('2028-03-06'), atWork: [weeks(from, to)], ...more });
  const describeBack = () => [...read('Return to work'), ...read('Parental weeks for you')];

  it('says the first return, from when the second part is asked for, and the weeks of each part', () => {
    // Waiting week of March 7, 15 maternity weeks until June 26, one parental week; the claim closes on March 4, 2028.
    print(parted('2027-07-05', '2027-08-27'));
    expect(read('Parental benefits right after?')).toEqual(['Yes']);
    expect(describeBack()).toEqual([
      'Monday, July 5, 2027. Off again from Sunday, August 29, 2027: apply again then.',
      '28 weeks in two parts: 1, then 27',
    ]);
  });

  it('parts no weeks where all parental weeks come after the weeks at work', () => {
    print(parted('2027-06-28', '2027-08-07'));
    expect(describeBack()).toEqual([
      'Monday, June 28, 2027. Off again from Sunday, August 8, 2027: apply again then.',
      '30 weeks',
    ]);
  });

  it('has the day that was typed, and without it the first workday of the week', () => {
    const [range] = [weeks('2027-07-05', '2027-08-27')];
    print(parted('2027-07-05', '2027-08-27', { atWork: [{ ...range, from: day('2027-07-07') }] }));
    expect(read('Return to work')[0]).toMatch(/^Wednesday, July 7, 2027\. Off again/);
    cleanup();
    print(parted('2027-07-05', '2027-08-27', { workdays: [4, 2] }));
    expect(read('Return to work')[0]).toMatch(/^Tuesday, July 6, 2027\. Off again/);
  });

  it('asks for no second part of which nothing can be paid', () => {
    // Off again after the claim has closed, and that of extended too.
    print(parted('2027-07-05', '2028-09-30', { back: on('2028-12-04') }));
    expect(describeBack()).toEqual(['Monday, July 5, 2027', '1 week']);
  });

  it('has the last return where no week off lies on one side of the weeks at work', () => {
    print(parted('2027-03-08', '2027-03-12'), parted('2028-03-06', '2028-03-31', { role: 'other' }));
    expect(read('Return to work')).toEqual(['Monday, March 6, 2028', 'Monday, March 6, 2028']);
  });

  it('tells RQAP both days', () => {
    print(parted('2027-07-05', '2027-08-27', quebec));
    expect(read('Return to work')).toEqual([
      'Monday, July 5, 2027. Off again from Sunday, August 29, 2027: tell RQAP both days.',
    ]);
  });
});

it('says on paper too what the option is without a claim that is in doubt', () => {
  print(
    mother({ lastWorkDay: fridayBefore, back: months(12), insuredWork: 'few-hours' }),
    father({ lastWorkDay: day('2027-03-12'), back: on('2027-09-27'), pay: weekly(1_200) }),
  );
  const sheet = screen.getByText('What to answer on the form').closest('section');
  expect(sheet).toHaveTextContent(/may not qualify.* Without this claim the other parent should tick standard\./);
});

it('asks of the other parent about parental benefits alone', () => {
  print(
    mother({ lastWorkDay: fridayBefore, back: on('2027-06-28') }),
    father({ lastWorkDay: day('2027-06-25'), back: on('2028-03-06') }),
  );
  // The parent who gives birth claims maternity benefits, which are another question.
  expect(read(OTHER)).toEqual(['Yes, 35, standard', 'No']);
});

it('has no page of a parent for whom nothing is paid, and says whose the other one is', () => {
  print(
    mother({ lastWorkDay: day('2027-02-18'), back: months(12) }),
    father({ lastWorkDay: day('2028-09-27'), back: months(12) }),
  );
  expect(screen.getAllByText('Last day worked')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'The parent who gives birth', hidden: true })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'The other parent', hidden: true })).toBe(null);
});

it('prints nothing where nothing is paid to anybody', () => {
  print(mother({ ...quebec, lastWorkDay: day('2026-08-07'), back: on('2026-09-07') }));
  expect(screen.queryByText('What to answer on the form')).toBe(null);
});

it('names nobody to one who plans alone', () => {
  print(mother({ lastWorkDay: fridayBefore, back: months(12) }));
  const sheet = screen.getByText('What to answer on the form').closest('section');
  expect(sheet).not.toHaveTextContent('The parent who gives birth');
});

it('dates its rules by the programs that are claimed', () => {
  const claiming = mother({ lastWorkDay: fridayBefore, back: on('2028-02-07') });
  const readIntro = () => screen.getByText(/rules checked on/).textContent;
  print(claiming);
  const alone = readIntro();
  cleanup();
  print(claiming, father({ ...quebec, isClaiming: false }));
  expect(readIntro()).toBe(alone);
});

describe('the sheet on paper', () => {
  const getSheet = () => screen.getByText('What to answer on the form').closest('section');

  it('says that it is an estimate, by when to apply and what else to do, and that the waiting week is in doubt', () => {
    print(mother({ lastWorkDay: fridayBefore, back: months(12) }));
    const sheet = getSheet();
    expect(sheet).toHaveTextContent('An estimate before tax: Service Canada decides.');
    expect(sheet).toHaveTextContent(/Friday, April 2, 2027 Apply to Service Canada by this day/);
    expect(sheet).toHaveTextContent('Claims that began from March 30, 2025 to October 10, 2026 should have none.');
  });

  it('answers nothing about another parent who was not asked', () => {
    print(mother({ lastWorkDay: fridayBefore, back: months(12) }));
    expect(read(OTHER)).toEqual(['Ask the other parent: it was not asked here']);
    cleanup();
    print(mother({ lastWorkDay: fridayBefore, back: months(12) }), father({ isClaiming: false }));
    expect(read(OTHER)).toEqual(['No']);
  });

  it('asks for the week in which the claim should begin', () => {
    const early = mother({ lastWorkDay: day('2026-10-30'), back: months(12) });
    print(early);
    // 13 weeks before the week of March 7.
    expect(read('When should the claim begin?')).toEqual(['Ask for the week of Sunday, December 6, 2026']);
  });

  it('writes the weeks of QPIP in its words, and no plan that only one of two would choose', () => {
    print(father({ ...quebec, lastWorkDay: fridayBefore, back: on('2027-04-12') }));
    expect(read('Weeks of each kind')).toEqual(['3 paternity (exclusive), 2 parental (shareable)']);
    expect(read('Basic or special plan')).toEqual([
      'Agree first: the basic plan for both, the special plan for you alone',
    ]);
  });
});
