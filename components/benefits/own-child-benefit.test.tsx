import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { RegionPapersPart } from '@/components/after-birth/region-papers';
import { MoneyAndLeave } from '@/components/resources/guide/money-and-leave';
import { regionPapers } from '@/data/after-birth/region-papers';
import { type ProvinceCode, provinceCodes } from '@/data/provinces';
import { initialLeaveFields } from '@/lib/benefits/leave-form';
import { day, due, family, mother } from '@/lib/benefits/test-households';
import * as words from '@/words/benefits/child-benefit';
import { LeavePlanner } from './leave-planner';
import { OwnChildBenefit } from './own-child-benefit';

// It runs while the exported page is read.
jest.mock('@/components/ui/in-page-script', () => ({ InPageScript: () => null }));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10 /* Nov */, 22, 10), advanceTimers: true });
  window.localStorage.clear();
});
afterEach(() => jest.useRealTimers());

async function open(region?: ProvinceCode) {
  if (region) window.localStorage.setItem('region', region);
  await act(async () => void render(<LeavePlanner />));
  return screen.getByRole('region', { name: words.title });
}

it('stands unfolded under the address that others lead to, and says what is missing for the amount', async () => {
  const part = await open();
  expect(within(part).getByRole('heading', { name: words.title })).toHaveAttribute('id', 'your-child-benefit');
  expect(part.closest('details')).toBeNull();
  expect(within(part).getByRole('status')).toHaveTextContent(words.addDate);
});

it('has the amount of the own family once income and date are there', async () => {
  const part = await open('ON');
  fireEvent.change(screen.getByLabelText('Due date'), { target: { value: '2027-03-10' } });
  const status = within(part).getByRole('status');
  expect(status).toHaveTextContent(words.addIncome);
  fireEvent.change(within(part).getByLabelText(words.netIncome(2025)), { target: { value: '20,000' } });
  // A family with that income gets all of it for a child under 6: $8,157 a year.
  expect(await within(status).findByText(/\$680 a month/)).toBeInTheDocument();
});

it.each(provinceCodes)(
  'names the child benefit of %s itself only where it was read that it comes by itself',
  async (code) => {
    const part = await open(code);
    const own = words.ownBenefits[code];
    expect(part).toHaveTextContent((own ?? words.ownBenefitElsewhere).text);
    expect(own !== undefined).toBe(['QC', 'YT', 'MB'].includes(code));
    // A benefit that comes by itself has its source; Manitoba's is one to ask about.
    if (code !== 'MB') expect((own ?? words.ownBenefitElsewhere).sources).not.toHaveLength(0);
  },
);

it.each(provinceCodes)('is led to from the page of %s, and from its papers where one has to ask for it', (code) => {
  const isLink = (link: HTMLElement) => link.getAttribute('href') === '/benefits#your-child-benefit';
  const { unmount } = render(<MoneyAndLeave code={code} />);
  expect(screen.getAllByRole('link').filter(isLink)).toHaveLength(1);
  unmount();
  render(<RegionPapersPart code={code} />);
  const isTask = regionPapers[code].tasks.includes('child-benefit');
  expect(screen.getAllByRole('link', { hidden: true }).filter(isLink)).toHaveLength(isTask ? 1 : 0);
});

const show = (today: Date | undefined, dueDate?: string) =>
  render(
    <OwnChildBenefit
      household={dueDate ? family(due(dueDate), [mother({})]) : undefined}
      state={{ status: 'ready', fields: initialLeaveFields, impossible: [], left: [] }}
      today={today}
      province="ON"
      problems={{}}
      dispatch={() => undefined}
    />,
  );

it.each([
  ['2026-11-29', undefined, 2025],
  ['2027-01-05', undefined, 2025],
  ['2027-06-30', undefined, 2025],
  ['2027-07-01', undefined, 2026],
  ['2027-01-05', '2027-02-10', 2025],
  ['2027-01-05', '2027-06-10', 2026],
])('asks on %s, with a baby due on %s, for the income of %p', (today, dueDate, year) => {
  show(day(today), dueDate);
  expect(screen.getByLabelText(`Family net income of ${year}`)).toBeInTheDocument();
});

it('names no year before the page knows today', () => {
  show(undefined);
  expect(screen.getByLabelText('Family net income')).toBeInTheDocument();
});
