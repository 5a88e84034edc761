import { act, fireEvent, render, screen } from '@testing-library/react';
import { LeavePlanner } from './leave-planner';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10 /* Nov */, 22, 10), advanceTimers: true });
  window.localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('says what to tick for a year off once region and due date are there, and in dollars once the pay is', async () => {
  window.localStorage.setItem('region', 'ON');
  await act(async () => void render(<LeavePlanner />));
  fireEvent.change(screen.getByLabelText('Due date'), { target: { value: '2027-03-10' } });
  expect(await screen.findByRole('heading', { name: 'Your answer' })).toBeInTheDocument();
  expect(screen.getByText(/parental weeks. The 15 maternity weeks are on top/)).toHaveTextContent(
    'Tick standard. Type 35 parental weeks.',
  );
  expect(screen.getAllByText('Type your pay to see it')).toHaveLength(2);
  fireEvent.change(screen.getByLabelText('Pay before tax'), { target: { value: '1,000' } });
  expect(screen.getByText('about $27,500 in all')).toBeInTheDocument();
});

it('keeps the due date that it was opened with beside the form, also when another tab enters a new one', async () => {
  const enter = (dueDate: string) => window.localStorage.setItem('pregnancy', JSON.stringify({ version: 1, dueDate }));
  enter('2027-03-10');
  await act(async () => void render(<LeavePlanner />));
  await act(async () => {
    enter('2027-04-14');
    window.dispatchEvent(new StorageEvent('storage', { key: 'pregnancy' }));
  });
  await act(async () => void fireEvent.click(screen.getByLabelText('Both')));
  const stored = JSON.parse(window.localStorage.getItem('benefitsPlan') ?? '{}');
  expect(stored).toMatchObject({ knownDueDate: '2027-03-10', fields: { dueDate: '2027-03-10', who: 'both' } });
});
