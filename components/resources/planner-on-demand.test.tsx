import { act, fireEvent, render, screen } from '@testing-library/react';
// Loaded before, so that it would show at once where it is not waited for.
import '@/components/benefits/leave-planner';
import { PlannerOnDemand } from './planner-on-demand';

afterEach(() => window.localStorage.clear());

it('loads the planner when it is first wanted, and keeps what was entered while it is closed', async () => {
  await act(async () => void render(<PlannerOnDemand />));
  const button = screen.getByRole('button', { expanded: false });
  expect(screen.queryByLabelText('Pay before tax')).not.toBeInTheDocument();
  await act(async () => void fireEvent.click(button));
  const pay = await screen.findByLabelText('Pay before tax');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  fireEvent.change(pay, { target: { value: '1150' } });
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(pay).not.toBeVisible();
  fireEvent.click(button);
  expect(pay).toBeVisible();
  expect(pay).toHaveValue('1150');
});
