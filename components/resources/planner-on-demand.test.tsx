import { act, fireEvent, render, screen } from '@testing-library/react';
// Loaded before, so that it would show at once where it is not waited for.
import '@/components/benefits/leave-planner';
import { PlannerOnDemand } from './planner-on-demand';

afterEach(() => window.localStorage.clear());

it('loads the planner when it is first wanted, and keeps what was entered while it is closed', async () => {
  await act(async () => void render(<PlannerOnDemand />));
  const button = screen.getByRole('button', { expanded: false });
  expect(screen.queryByLabelText('Back at work')).not.toBeInTheDocument();
  await act(async () => void fireEvent.click(button));
  const back = await screen.findByLabelText('Back at work');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  fireEvent.change(back, { target: { value: '18-months' } });
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(back).not.toBeVisible();
  fireEvent.click(button);
  expect(back).toBeVisible();
  expect(back).toHaveValue('18-months');
});
