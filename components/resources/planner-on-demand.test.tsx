import { act, fireEvent, render, screen } from '@testing-library/react';
// Loaded before, so that it would show at once where it is not waited for.
import '@/components/benefits/benefits-planner';
import { PlannerOnDemand } from './planner-on-demand';

afterEach(() => window.localStorage.clear());

it('loads the planner when it is first wanted, and keeps what was entered while it is closed', async () => {
  await act(async () => void render(<PlannerOnDemand />));
  const button = screen.getByRole('button', { expanded: false });
  expect(screen.queryByLabelText('Earnings a week, before tax')).not.toBeInTheDocument();
  await act(async () => void fireEvent.click(button));
  const earnings = await screen.findByLabelText('Earnings a week, before tax');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  fireEvent.change(earnings, { target: { value: '1150' } });
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(earnings).not.toBeVisible();
  fireEvent.click(button);
  expect(earnings).toBeVisible();
  expect(earnings).toHaveValue('1150');
});
