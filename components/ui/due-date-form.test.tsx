import { render, screen } from '@testing-library/react';
import type { DueDateState } from '@/lib/pregnancy/due-date-state';
import { DueDateForm } from './due-date-form';

const today = new Date(2026, 10, 21);

function Form({ status }: { status: 'ready' | 'calculating' }) {
  const state: DueDateState = { status, text: '2027-06-08', openedWith: '', refusals: 0 };
  return <DueDateForm state={state} dispatch={() => {}} today={today} action="Show my weeks" waiting="Looking..." />;
}

/** What browsers do to a focused button that becomes disabled, and jsdom does not. */
function loseFocus() {
  const passing = document.body.appendChild(document.createElement('input'));
  passing.focus();
  passing.remove();
}

it('gives focus back to its button, which loses it while it is disabled', () => {
  const { rerender } = render(<Form status="ready" />);
  screen.getByRole('button', { name: 'Show my weeks' }).focus();
  rerender(<Form status="calculating" />);
  expect(screen.getByRole('button', { name: 'Looking...' })).toBeDisabled();
  loseFocus();
  rerender(<Form status="ready" />);
  expect(screen.getByRole('button', { name: 'Show my weeks' })).toHaveFocus();
});
