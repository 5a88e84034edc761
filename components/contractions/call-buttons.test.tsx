import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { removeStored } from '@/lib/browser/storage';
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
