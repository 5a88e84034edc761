import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { addDays } from 'date-fns';
import { forgetPregnancy, storePregnancy } from '@/lib/browser/use-pregnancy';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { listWeekOverviews } from '@/lib/weeks/week-overviews';
import { DevelopmentWeeks } from './development-weeks';

// A few are enough, and a long page is slow to search.
const overviews = listWeekOverviews().filter(({ week }) => week === 19 || week === 20 || week === 21);
/** A due date by which the visitor is in this week today. */
const dueInWeek = (week: number) => formatCalendarDate(addDays(new Date(), 280 - week * 7 - 3));
const show = () => act(async () => void render(<DevelopmentWeeks overviews={overviews} />));
const cards = () => within(screen.getByRole('region')).getAllByRole('listitem');
const here = () => cards().findIndex((card) => card.getAttribute('aria-current') === 'date');
const dueDate = () => screen.getByLabelText('Due date', { selector: 'input' });

async function press() {
  fireEvent.click(screen.getByText('Show'));
  // It comes back once the weeks are there.
  await screen.findByText('Show');
}
async function enter(date: string) {
  fireEvent.change(dueDate(), { target: { value: date } });
  await press();
}

afterEach(() => {
  forgetPregnancy();
  window.localStorage.clear();
});

it('has neither dates nor a place without a due date', async () => {
  await show();
  expect(screen.getByText('Or go straight to a trimester or a week:')).toBeInTheDocument();
  expect(screen.queryByText(/^from /)).not.toBeInTheDocument();
  expect(here()).toBe(-1);
});

it('has with a due date one week that is now, and those behind it, and moves nothing', async () => {
  storePregnancy({ dueDate: dueInWeek(20) });
  await show();
  const badges = cards().map((card) => card.textContent?.match(/Behind you|You are here/)?.[0]);
  expect(badges).toEqual(['Behind you', 'You are here', undefined]);
  expect(here()).toBe(1);
  expect(screen.getAllByText(/^from /)).toHaveLength(3);
  expect(screen.queryByText('Or go straight to a trimester or a week:')).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

it('goes to the week once it was asked for, and not for a due date that another tab enters', async () => {
  await show();
  await enter(dueInWeek(19));
  const first = () => within(cards()[0] ?? document.body).getByRole('link');
  expect(first()).toHaveFocus();
  await act(async () => storePregnancy({ dueDate: dueInWeek(21) }));
  expect(here()).toBe(2);
  expect(first()).toHaveFocus();
});

it('does not go to a week later where there was none to go to', async () => {
  await show();
  await enter(dueInWeek(41));
  expect(here()).toBe(-1);
  await act(async () => storePregnancy({ dueDate: dueInWeek(20) }));
  expect(here()).toBe(1);
  expect(within(cards()[1] ?? document.body).getByRole('link')).not.toHaveFocus();
});

it('says no place while another date is typed', async () => {
  storePregnancy({ dueDate: dueInWeek(20) });
  await show();
  expect(screen.getByRole('status')).toHaveTextContent('You are in week 20');
  fireEvent.change(dueDate(), { target: { value: dueInWeek(21) } });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('does not lose what the calculator knows where the same due date is shown', async () => {
  const kept = JSON.stringify({ version: 1, dueDate: dueInWeek(20), isKeptWhole: true });
  window.localStorage.setItem('pregnancy', kept);
  await show();
  await press();
  expect(window.localStorage.getItem('pregnancy')).toBe(kept);
});

it('opens the comparison of the week whose button was pressed', async () => {
  // jsdom cannot open a dialog.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  await show();
  const [, more] = screen.getAllByRole('button', { name: /More/ });
  await act(async () => void fireEvent.click(more ?? document.body));
  const dialog = await screen.findByRole('dialog');
  const name = overviews[1]?.comparison.name ?? '';
  expect(dialog.textContent?.toLowerCase()).toContain(name.toLowerCase().replace(/^(a|an|the) /, ''));
  // A click on its content is none beside it.
  fireEvent.click(within(dialog).getByRole('heading', { level: 2 }));
  expect(dialog).toBeInTheDocument();
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
