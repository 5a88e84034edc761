import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { addDays } from 'date-fns';
import { afterBirthTasks } from '@/data/after-birth/papers';
import { serializeDonePapers } from '@/lib/after-birth/done-papers';
import { paperTitles } from '@/lib/after-birth/paper-titles';
import { writeStored } from '@/lib/browser/stored-text';
import { storeBirth, undoBirth } from '@/lib/browser/use-birth';
import { forgetPregnancy, storePregnancy } from '@/lib/browser/use-pregnancy';
import { forgetRegion, storeRegion } from '@/lib/browser/use-region';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { Birth } from './birth';
import { LateBirthLine } from './late-birth-line';

const inDays = (days: number) => formatCalendarDate(addDays(new Date(2026, 10 /* Nov */, 21), days));
const input = () => screen.getByLabelText<HTMLInputElement>('Birthday', { selector: 'input' });
const getKept = (key: string) => JSON.parse(window.localStorage.getItem(key) ?? 'null');

function show(dueInDays?: number) {
  if (dueInDays !== undefined) storePregnancy({ dueDate: inDays(dueInDays) });
  render(<Birth regionGuides="Guides" paperTitles={paperTitles} />);
}
async function enter(days: number) {
  fireEvent.change(input(), { target: { value: inDays(days) } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Begin the first weeks' })));
}

beforeEach(() => {
  window.HTMLElement.prototype.scrollIntoView = jest.fn();
  jest.useFakeTimers({ now: new Date(2026, 10 /* Nov */, 21, 9), advanceTimers: true });
});
afterEach(() => {
  cleanup();
  undoBirth();
  forgetPregnancy();
  forgetRegion();
  jest.useRealTimers();
  window.localStorage.clear();
});

it('puts the birth in the place of the due date, and the due date back', async () => {
  show(3);
  await enter(-2);
  expect(screen.getByRole('heading', { name: 'Congratulations, and welcome.' })).toBeInTheDocument();
  expect(screen.getByText('Born Thursday, November 19, 2026')).toBeInTheDocument();
  expect(screen.getByText('Your baby is 2 days old')).toBeInTheDocument();
  expect(getKept('pregnancy')).toBe(null);
  expect(getKept('birth')).toMatchObject({ birthday: inDays(-2), pregnancy: { dueDate: inDays(3) } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo: bring my due date back' }));
  expect(input()).toHaveValue('');
  expect(getKept('birth')).toBe(null);
  expect(getKept('pregnancy')).toMatchObject({ dueDate: inDays(3) });
});

it('says that there is no such day until the text is deleted', () => {
  show();
  const badInput = jest.spyOn(input().validity, 'badInput', 'get').mockReturnValue(true);
  fireEvent.blur(input());
  expect(input()).toBeInvalid();
  badInput.mockReturnValue(false);
  fireEvent.blur(input());
  expect(input()).toBeValid();
});

it('is a line for the widgets that prepare for a birth, until another pregnancy is counted', async () => {
  const showLine = () => act(async () => void render(<LateBirthLine />));
  await showLine();
  expect(screen.queryByText(/^Your baby is/)).not.toBeInTheDocument();
  storeBirth(inDays(-3));
  await showLine();
  expect(await screen.findByText(/^Your baby is 3 days old\./)).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/birth#when-to-call');
  act(() => storePregnancy({ dueDate: inDays(250) }));
  expect(screen.queryByText(/^Your baby is/)).not.toBeInTheDocument();
});

it('does not put an old due date over one that was entered since', async () => {
  show(3);
  await enter(-2);
  act(() => storePregnancy({ dueDate: inDays(250) }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo: bring my due date back' }));
  expect(getKept('pregnancy')).toMatchObject({ dueDate: inDays(250) });
});

it('keeps what was typed and says what is wrong with it', async () => {
  show();
  await enter(1);
  expect(input()).toBeInvalid();
  expect(input()).toHaveFocus();
  expect(input()).toHaveValue(inDays(1));
  expect(screen.getByText('This day has not come yet. Enter the day of the birth.')).toBeInTheDocument();
  fireEvent.change(input(), { target: { value: inDays(0) } });
  expect(input()).toBeValid();
});

it('has a way for whose baby died, beside the form and nowhere after it', async () => {
  show();
  expect(screen.getByRole('link', { name: 'If your baby has died' })).toHaveAttribute('href', '/support');
  await enter(0);
  expect(screen.queryByRole('link', { name: 'If your baby has died' })).toBe(null);
});

it('congratulates once the due date is near, or not known', () => {
  show();
  expect(screen.getByText('Congratulations, and welcome.')).toBeVisible();
  cleanup();
  show(22);
  expect(screen.getByText('Congratulations, and welcome.')).toHaveClass('invisible');
});

it.each([
  [21 - 2, 'Congratulations, and welcome.', 1],
  [22 - 2, 'Your baby is 2 days old', 0],
])('a baby born two days ago, due in %i days: %s', async (dueInDays, heading, count) => {
  show(dueInDays);
  await enter(-2);
  expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument();
  expect(screen.queryAllByRole('heading', { name: 'The first firsts' })).toHaveLength(count);
});

it('tells both ages of a baby that came early, before the due date and after it', async () => {
  show(30);
  await enter(-10);
  expect(screen.getByText('Born at 34 weeks 2 days.')).toBeInTheDocument();
  expect(
    screen.getByText('Counted from your due date, your baby would be at 35 weeks 5 days of pregnancy today.'),
  ).toBeInTheDocument();
  cleanup();
  undoBirth();
  show(-10);
  await enter(-40);
  expect(screen.getByText('Corrected age, counted from your due date: 1 week 3 days.')).toBeInTheDocument();
});

it.each([
  ['ON', 'Give the birth date to Service Canada.'],
  ['QC', 'Give QPIP the birth date.'],
] as const)('names the leave of %s, and leads to the papers', async (region, text) => {
  storeRegion(region);
  show();
  await enter(0);
  const papers = screen.getByRole('region', { name: 'First papers' });
  expect(papers).toHaveTextContent(text);
  expect(within(papers).getByRole('link', { name: 'All papers, in their order' })).toHaveAttribute('href', '/papers');
});

it('says what is next of the papers, and by when where the region is known', async () => {
  show();
  await enter(-2);
  const papers = screen.getByRole('region', { name: 'First papers' });
  expect(papers).toHaveTextContent(`Next: ${paperTitles.register}`);
  expect(papers).not.toHaveTextContent(/20\d\d/);
  act(() => storeRegion('SK'));
  expect(papers).toHaveTextContent(/by Friday, December\s4, 2026 · 13 days left/);
  act(() => writeStored('donePapers', serializeDonePapers({ done: ['register'] }) ?? ''));
  expect(papers).not.toHaveTextContent(paperTitles.register);
  act(() => writeStored('donePapers', serializeDonePapers({ done: [...afterBirthTasks] }) ?? ''));
  expect(papers).toHaveTextContent('All of them are ticked.');
});

it('says so where the browser keeps nothing', async () => {
  show();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  await enter(0);
  expect(screen.getByText(/^This browser does not let us keep the birthday/)).toBeInTheDocument();
  jest.restoreAllMocks();
});
