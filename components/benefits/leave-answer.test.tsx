import { render, screen, within } from '@testing-library/react';
import { eiYears } from '@/data/benefits/ei-years';
import { qpipYears } from '@/data/benefits/qpip-years';
import { day, due, family, father, months, mother, on, quebec, weekly } from '@/lib/benefits/test-households';
import type { ParentPlan } from '@/lib/benefits/types';
import { LeaveAnswer } from './leave-answer';

/** Over a year after the birth, and off as long as it is paid: standard pays nothing any more, extended 16 weeks. */
function show(lastWorkDay = '2026-11-27', more: Partial<ParentPlan> = {}) {
  const late = family(due('2025-09-22', { arrivedOn: day('2025-09-22') }), [
    father({ lastWorkDay: day(lastWorkDay), pay: weekly(1_200), ...more }),
  ]);
  return render(<LeaveAnswer household={late} province="ON" today={day('2026-11-26')} />);
}
const card = (name: RegExp) => screen.getByRole('radio', { name });

it('proposes the choice that pays, with its days, where the other one pays nothing', () => {
  show();
  expect(card(/^Extended/)).toBeChecked();
  expect(screen.getByText(/^Part of the leave comes late/)).toHaveTextContent('This pays $6,336 more.');
  expect(screen.getByRole('button', { name: 'Print what to answer on the form' })).toBeInTheDocument();
  const toDos = within(screen.getByRole('region', { name: 'What to do when' }));
  expect(toDos.getByText(/Saturday, March 27, 2027/)).toBeInTheDocument();
  expect(toDos.getByText(/Apply to Service Canada/)).toBeInTheDocument();
});

it('does not say that it prints a choice that pays nothing', () => {
  show('2026-11-27', { earnedBeside: 1_200 });
  expect(card(/^Standard/)).toBeChecked();
  expect(screen.getByText(/there is nothing to print/)).toBeInTheDocument();
  expect(screen.queryByText(/^We propose neither choice/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Print what to answer on the form' })).toBeNull();
});

it('warns of an application that is late for the choice that pays', () => {
  show('2026-10-16');
  expect(card(/^Extended/)).toBeChecked();
  expect(screen.getAllByText(/^Applied already\?/)[0]).toHaveTextContent(
    'If not: Friday, November 13, 2026 has passed',
  );
});

it('shows the first choice that no other one beats where nothing is decided', () => {
  // Hers: basic pays longer, special more a week. His: nothing with standard any more, 16 weeks with extended.
  const household = family(due('2025-09-22', { arrivedOn: day('2025-09-22') }), [
    mother({ ...quebec, lastWorkDay: day('2025-09-19') }),
    father({ lastWorkDay: day('2026-11-27'), pay: weekly(1_200) }),
  ]);
  render(<LeaveAnswer household={household} province="ON" today={day('2026-11-26')} />);
  expect(screen.getByText(/^We propose neither choice/)).toHaveTextContent(
    'What is printed is EI extended, QPIP basic',
  );
});

describe('a year of EI that was never applied for', () => {
  const born = due('2025-07-16', { arrivedOn: day('2025-07-16') });
  const hers = mother({
    lastWorkDay: day('2025-07-11'),
    back: months(12),
    pay: weekly(1_390),
    topUp: { toPercent: 100, weeks: 50 },
  });
  const showOn = (...parents: ParentPlan[]) =>
    render(<LeaveAnswer household={family(born, parents)} province="ON" today={day('2026-11-21')} />).container;

  it('shows no dollars of hers: neither the benefits nor the top-up', () => {
    const text = showOn(hers).textContent;
    expect(screen.queryByRole('group', { name: 'What you can tick' })).toBe(null);
    expect(text).not.toMatch(/34,750|34,7|695|\$0/);
    expect(screen.queryByRole('heading', { name: 'Month by month' })).toBe(null);
  });

  it('keeps the dollars of the other parent, whose weeks are still to come', () => {
    // Until January 16, 2027: a waiting week, as hers was waived, and five extended weeks.
    showOn(hers, father({ lastWorkDay: day('2026-12-04'), pay: weekly(1_000) }));
    const cards = screen.getByRole('group', { name: 'What you can tick' });
    expect(cards).not.toHaveTextContent('695');
    expect(cards).toHaveTextContent('about $1,650 in all');
  });
});

describe('a claim of the year after the last one whose maximums are known', () => {
  const year = Math.max(...[...eiYears, ...qpipYears].map((figures) => figures.year)) + 1;
  const showNextYear = () => {
    const household = family(due(`${year}-03-10`), [
      mother({ lastWorkDay: day(`${year}-03-05`), pay: weekly(1_500) }),
      father({ ...quebec, lastWorkDay: day(`${year}-04-02`), back: on(`${year}-05-31`), pay: weekly(1_500) }),
    ]);
    render(<LeaveAnswer household={household} province="ON" today={day(`${year - 1}-11-21`)} />);
  };
  const findComing = (program: string) =>
    screen.queryAllByText((text) => text.startsWith(`${program} that begins in ${year} has the maximums of ${year}, `));

  it('says so beside the dollars, and on paper', () => {
    showNextYear();
    for (const program of ['EI', 'QPIP']) {
      const [shown, printed, ...others] = findComing(program);
      expect(screen.getByRole('group', { name: 'What you can tick' }).parentElement).toContainElement(shown ?? null);
      expect(printed?.closest('[data-form-sheet]')).not.toBe(null);
      expect(others).toEqual([]);
    }
  });

  it.each([
    ['EI', 'QPIP', eiYears],
    ['QPIP', 'EI', qpipYears],
  ] as const)('says so of the other program alone once those of %s are known', (known, unknown, years) => {
    const newest = years.at(-1);
    if (!newest) throw new RangeError('no figures of any year');
    const published: unknown[] = years;
    published.push({ ...newest, year, maxInsurableEarnings: newest.maxInsurableEarnings + 1_000 });
    try {
      showNextYear();
    } finally {
      published.pop();
    }
    expect(findComing(known)).toEqual([]);
    expect(findComing(unknown)).toHaveLength(2);
    expect(
      screen.getByText(
        new RegExp(`^(An EI claim|QPIP benefits) that begins? in ${year} ha(s|ve) the figures of ${year}`),
      ),
    ).toBeInTheDocument();
  });
});

it('says that a month has the weeks that end in it, and not what comes in it', () => {
  const household = family(due('2027-03-10'), [mother({ lastWorkDay: day('2027-03-05'), pay: weekly(1_000) })]);
  render(<LeaveAnswer household={household} province="ON" today={day('2026-11-21')} />);
  const months = screen.getByRole('table', { hidden: true, name: /weeks that end in each month/ });
  expect(months).not.toHaveTextContent(/comes in each month/);
  // What comes, and when, stands below it.
  expect(months.closest('details')).toHaveTextContent(/The first payment of EI comes about 28 days after you apply/);
});

it('says from when the Canada Child Benefit is paid, for whom, and what the baby adds', () => {
  const household = family(due('2027-03-10'), [mother({ lastWorkDay: day('2027-03-05') })], {
    netIncome: 80_000,
    childAges: [3, 7],
  });
  render(<LeaveAnswer household={household} province="ON" today={day('2026-11-21')} />);
  expect(screen.getByText(/^Canada Child Benefit apart/)).toHaveTextContent(
    /a month for all your children, from April 2027 on, not taxed\. The new child adds about \$\d+ of it\. These figures hold until June 2027/,
  );
  expect(screen.getByText(/^The first payment of EI comes about 28 days after you apply/)).toBeInTheDocument();
});
