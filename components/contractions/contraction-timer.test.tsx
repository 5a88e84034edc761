import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, subDays } from 'date-fns';
import { renderToString } from 'react-dom/server';
import { TERM_ANSWER_DAYS } from '@/data/labour-rules';
import { removeStored } from '@/lib/browser/storage';
import { storePregnancy } from '@/lib/browser/use-pregnancy';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { parseContractionLog } from '@/lib/contractions/stored-contractions';
import { ContractionTimer } from './contraction-timer';

const changeStart = () => screen.getByRole('button', { name: 'Change the start' });
const startForm = () => screen.findByRole('form', { name: 'Change the start' });

/** Opens the timer, with a contraction that began so long ago. */
function openTimer(seconds: number) {
  const startTime = Date.now() - seconds * 1_000;
  const log = { version: 1, revision: 1, contractions: [], active: { id: String(startTime), startTime } };
  window.localStorage.setItem('contractions', JSON.stringify(log));
  render(<ContractionTimer />);
}

afterEach(() => {
  window.localStorage.clear();
  delete window.takeEarlyTaps;
});

describe('the form for the start', () => {
  it.each(['Save', 'Cancel'])('gives focus back to its button with %s', async (name) => {
    openTimer(30);
    await userEvent.click(changeStart());
    await startForm();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(changeStart()).toHaveFocus();
  });

  it('goes when the contraction is stopped', async () => {
    openTimer(30);
    await userEvent.click(changeStart());
    await startForm();
    await userEvent.click(screen.getByRole('button', { name: 'Stop Contraction' }));
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Start Contraction' })).toHaveFocus();
  });

  it('makes way for the one that asks for the end of a contraction that was not stopped', async () => {
    openTimer(300);
    await userEvent.click(changeStart());
    await startForm();
    await userEvent.click(screen.getByRole('button', { name: 'I forgot to stop' }));
    expect(await screen.findByRole('form')).toHaveAccessibleName('Change a contraction');
    expect(screen.getByLabelText('Ended')).toHaveFocus();
  });
});

it('shows the times selected, under a name of their own, where the browser does not let us copy', async () => {
  const log = { version: 1, contractions: [{ id: '1', startTime: 1_000, endTime: 61_000 }] };
  window.localStorage.setItem('contractions', JSON.stringify(log));
  render(<ContractionTimer />);
  // jsdom has no clipboard.
  await userEvent.click(await screen.findByRole('button', { name: 'Copy as text' }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Your times as text');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/^Your browser did not let us copy\. The text is selected/);
  expect(field.selectionEnd).toBe(field.value.length);
});

it('has the region for what could not be kept from the start, empty, and says there what was lost for the rest of the visit', async () => {
  render(<ContractionTimer />);
  const region = screen.getByRole('status', { name: 'Saving' });
  expect(region).toBeEmptyDOMElement();
  window.localStorage.setItem('contractions', 'garbage');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'contractions' })));
  expect(await within(region).findByText(/could not be read/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Start Contraction' }));
  expect(screen.getByRole('button', { name: 'Stop Contraction' })).toBeInTheDocument();
  expect(region).toHaveTextContent(/could not be read/);
});

it('says what was lost also where the first tap came before the timer had started', async () => {
  window.localStorage.setItem('contractions', 'garbage');
  window.takeEarlyTaps = () => [Date.now() - 5_000];
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<ContractionTimer />);
  render(<ContractionTimer />, { container, hydrate: true });
  expect(screen.getByRole('button', { name: 'Stop Contraction' })).toBeInTheDocument();
  const region = screen.getByRole('status', { name: 'Saving' });
  expect(await within(region).findByText(/could not be read/)).toBeInTheDocument();
});

it('asks first whether it is 37 weeks, above the button, but where the due date answers it', async () => {
  const { unmount } = render(<ContractionTimer />);
  const box = screen.getByRole('region', { name: 'Advice' });
  const question = screen.getByRole('group', { name: 'Are you 37 weeks or more?' });
  const button = screen.getByRole('button', { name: 'Start Contraction' });
  expect(question.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(within(box).getByRole('status')).toHaveTextContent(/^Are you less than 37 weeks\? Call now/);
  await userEvent.click(within(question).getByRole('radio', { name: 'Yes' }));
  // It stays where it is, to be corrected.
  expect(question).toBeInTheDocument();
  expect(within(box).getByText(/^41 weeks or more\? Call as soon as/)).toBeInTheDocument();
  unmount();
  storePregnancy({ dueDate: formatCalendarDate(addDays(new Date(), 30)) });
  render(<ContractionTimer />);
  expect(screen.queryByRole('group', { name: 'Are you 37 weeks or more?' })).not.toBeInTheDocument();
  act(() => void removeStored('pregnancy'));
});

it('builds on what is shown where the browser has cleared its storage under the open page', async () => {
  openTimer(30);
  window.localStorage.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Stop Contraction' }));
  const kept = parseContractionLog(window.localStorage.getItem('contractions'));
  expect(kept.contractions).toHaveLength(1);
  expect(kept.active).toBeUndefined();
});

it('asks anew whether it is 37 weeks once the answer is too old to count', async () => {
  const termAnswer = { isTerm: true, answeredAt: subDays(new Date(), TERM_ANSWER_DAYS + 1).getTime() };
  window.localStorage.setItem('contractions', JSON.stringify({ version: 1, contractions: [], termAnswer }));
  render(<ContractionTimer />);
  const question = within(screen.getByRole('group', { name: 'Are you 37 weeks or more?' }));
  const yes = question.getByRole('radio', { name: 'Yes' });
  expect(yes).not.toBeChecked();
  await userEvent.click(yes);
  expect(yes).toBeChecked();
  expect(question.getByRole('radio', { name: 'No' })).not.toBeChecked();
  const stored = parseContractionLog(window.localStorage.getItem('contractions'));
  expect(stored.termAnswer?.isTerm).toBe(true);
  expect(stored.termAnswer?.answeredAt).toBeGreaterThan(termAnswer.answeredAt);
});

describe('what is known of the visitor', () => {
  const line = () => document.querySelector('.timer-head p')?.textContent;

  it('is one line, with the way to the questions', async () => {
    storePregnancy({ dueDate: formatCalendarDate(addDays(new Date(), 68)) });
    window.localStorage.setItem(
      'labourAnswers',
      JSON.stringify({ version: 1, hasGivenBirth: true, distance: '30-to-60', mustNotWait: 'none' }),
    );
    render(<ContractionTimer />);
    expect(line()).toBe('30 weeks 2 days · later birth · 30 to 60 min · change');
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    await userEvent.click(screen.getByRole('button', { name: 'change' }));
    expect(screen.getByRole('group', { name: 'How far is the hospital?' }).closest('details')).toHaveAttribute('open');
    expect(screen.getByText('Questions that change the advice').closest('summary')).toHaveFocus();
    act(() => void removeStored('pregnancy'));
    act(() => void removeStored('labourAnswers'));
  });

  it('asks two questions where it is nothing', () => {
    render(<ContractionTimer />);
    expect(line()).toBe('Two questions first · Given birth before?');
  });
});

it('has the call first before 37 weeks, with the week, and no mark of the page is left', () => {
  document.documentElement.dataset.timerOrder = 'call-first';
  document.documentElement.dataset.timerAge = 'known';
  storePregnancy({ dueDate: formatCalendarDate(addDays(new Date(), 280 - 21 * 7)) });
  const { container } = render(<ContractionTimer />);
  expect(container.querySelector('[data-timer-order="call-first"][data-timer-age="known"]')).toContainElement(
    screen.getByRole('heading', { name: 'At 21 weeks: call or go, do not wait' }),
  );
  expect(document.documentElement).not.toHaveAttribute('data-timer-order');
  expect(document.documentElement).not.toHaveAttribute('data-timer-age');
  expect(screen.getByRole('heading', { name: 'You can time them meanwhile' })).toBeInTheDocument();
  act(() => void storePregnancy({ dueDate: formatCalendarDate(addDays(new Date(), 7)) }));
  expect(container.querySelector('[data-timer-order]')).toBeNull();
  act(() => void removeStored('pregnancy'));
});
