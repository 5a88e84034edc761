import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { addDays } from 'date-fns';
import { removeStored } from '@/lib/browser/storage';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { CallButtons } from './call-buttons';

const opener = () => screen.getByRole('button', { name: 'My provider Add a number' });
const changer = () => screen.getByRole('button', { name: 'Change the number' });
const field = () => screen.getByLabelText<HTMLInputElement>('Number to call');
const call = () => screen.queryByRole('link', { name: /^My provider/ });
const kept = () => window.localStorage.getItem('providerPhone');

async function show() {
  await act(async () => void render(<CallButtons asksForRegion={false} />));
}
async function open(button: HTMLElement) {
  fireEvent.click(button);
  await screen.findByLabelText('Number to call');
}
function save(number: string) {
  fireEvent.change(field(), { target: { value: number } });
  // As the browser does with Enter in the field.
  fireEvent.submit(field());
}

afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
  removeStored('providerPhone');
  window.localStorage.clear();
});

it('asks once for the number of the provider, and dials it from then on', async () => {
  await show();
  expect(call()).not.toBeInTheDocument();
  await open(opener());
  expect(field()).toHaveFocus();
  save(' 613-555-0100 ext 12');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(call()).toHaveAttribute('href', 'tel:6135550100,12');
  expect(call()).toHaveAccessibleName('My provider 613-555-0100 ext 12');
  expect(changer()).toHaveFocus();
  cleanup();
  await show();
  expect(call()).toBeInTheDocument();
});

it.each([
  ['', 'Enter the number to call.'],
  ['my midwife', 'Use digits, spaces, + ( ) - and dots alone, and ext before an extension.'],
  ['12', 'A number to call has 3 to 15 digits.'],
])('refuses %p beside the field, and loses nothing of it', async (number, problem) => {
  window.localStorage.setItem('providerPhone', '{"version":1,"number":"811"}');
  await show();
  await open(changer());
  expect(field()).toHaveValue('811');
  save(number);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(problem));
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue(number);
  expect(kept()).toContain('811');
  fireEvent.change(field(), { target: { value: '204-555-0100' } });
  expect(field()).toBeValid();
});

it('keeps the number with Cancel, and removes it with Remove', async () => {
  window.localStorage.setItem('providerPhone', '{"version":1,"number":"204-555-0100"}');
  await show();
  await open(changer());
  fireEvent.change(field(), { target: { value: '1' } });
  fireEvent.click(screen.getByText('Cancel'));
  expect(call()).toHaveAttribute('href', 'tel:2045550100');
  await open(changer());
  fireEvent.click(screen.getByText('Remove'));
  expect(call()).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
  expect(kept()).toBeNull();
});

it.each(['garbage', '{"version":1,"number":"javascript:alert(1)"}', '{"version":1,"number":7}'])(
  'takes %p for no number',
  async (stored) => {
    window.localStorage.setItem('providerPhone', stored);
    await show();
    expect(call()).not.toBeInTheDocument();
    expect(opener()).toBeInTheDocument();
  },
);

it('dials the number until the page is left where the browser keeps nothing', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await show();
  await open(opener());
  save('204-555-0100');
  expect(call()).toHaveAttribute('href', 'tel:2045550100');
});

describe('in Nunavut', () => {
  const centre = () => screen.queryByRole('link', { name: /^My health centre/ });
  const centreField = () => screen.findByLabelText<HTMLInputElement>('Emergency number of your health centre');
  const goOrSend = () => screen.findByRole('button', { name: /^Go to your health centre, or send someone/ });
  const question = () => screen.queryByRole('group', { name: 'Where are you now?' });
  const away = 'Away from Nunavut, as in Ottawa, Winnipeg, Edmonton or Yellowknife? Call 911.';
  const has911 = () => document.querySelector('[href="tel:911"]') !== null;

  // What loads on demand is there at once.
  beforeAll(() => import('@/components/emergency/nunavut-help'));
  beforeEach(() => window.localStorage.setItem('region', 'NU'));
  afterEach(() => {
    cleanup();
    for (const key of ['region', 'healthCentrePhone', 'whereNow', 'pregnancy']) removeStored(key);
  });

  it('says first to go or to send someone, opens the field for the number below, and has no 911 to tap', async () => {
    await show();
    const button = await goOrSend();
    expect(has911()).toBe(false);
    fireEvent.click(button);
    expect(await centreField()).toHaveFocus();
    expect(screen.getByText(away)).toBeInTheDocument();
    const [first] = screen.getAllByRole('button');
    expect(first).toHaveTextContent('Go to your health centre, or send someone');
  });

  it('dials the health centre once its number is stored, beside the provider, whose number is another', async () => {
    await show();
    fireEvent.click(await goOrSend());
    const field = await centreField();
    fireEvent.change(field, { target: { value: 'hello' } });
    fireEvent.submit(field);
    expect(field).toBeInvalid();
    expect(field).toHaveValue('hello');
    fireEvent.change(field, { target: { value: '867-555-0100' } });
    fireEvent.submit(field);
    expect(centre()).toHaveAttribute('href', 'tel:8675550100');
    expect(screen.getByText(away)).toBeInTheDocument();
    expect(opener()).toBeInTheDocument();
    expect(kept()).toBeNull();
    expect(has911()).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Change the number of my health centre' }));
    expect(await centreField()).toHaveFocus();
    fireEvent.click(screen.getByText('Remove'));
    expect(centre()).not.toBeInTheDocument();
    fireEvent.click(await goOrSend());
    expect(await centreField()).toHaveValue('');
  });

  it.each([
    [36, false],
    [35, true],
  ])('asks with %d days to go where they are: %p', async (daysToGo, isAsked) => {
    const dueDate = formatCalendarDate(addDays(new Date(), daysToGo));
    window.localStorage.setItem('pregnancy', JSON.stringify({ version: 1, dueDate }));
    await show();
    await goOrSend();
    expect(question() !== null).toBe(isAsked);
  });

  it('has 911 again, and the line on Nunavut, for who answers to be away', async () => {
    const dueDate = formatCalendarDate(addDays(new Date(), 20));
    window.localStorage.setItem('pregnancy', JSON.stringify({ version: 1, dueDate }));
    await show();
    await goOrSend();
    fireEvent.click(screen.getByRole('radio', { name: 'Away from Nunavut' }));
    expect(screen.getByRole('link', { name: 'Call 911 Emergency' })).toHaveAttribute('href', 'tel:911');
    expect(screen.getByText(/^Nunavut has no 911: call your health centre/)).toBeInTheDocument();
    expect(screen.queryByText(/^Go to your health centre/)).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('radio', { name: 'In Nunavut' }));
    expect(has911()).toBe(false);
  });
});
