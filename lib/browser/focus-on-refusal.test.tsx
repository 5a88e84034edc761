import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useFocusOnRefusal } from './focus-on-refusal';

/** Two fields, the second one out of sight. */
function Form({ refusals, invalid }: { refusals: number; invalid: string[] }) {
  const form = useRef<HTMLFormElement>(null);
  useFocusOnRefusal(form, refusals);
  return (
    <form ref={form}>
      <input aria-label="Date" aria-invalid={invalid.includes('Date')} />
      <details>
        <summary>More options</summary>
        <input aria-label="Cycle" aria-invalid={invalid.includes('Cycle')} />
      </details>
    </form>
  );
}

it('moves focus to the first field with a problem, again with each refusal', () => {
  const { rerender } = render(<Form refusals={0} invalid={['Date', 'Cycle']} />);
  expect(document.body).toHaveFocus();
  rerender(<Form refusals={1} invalid={['Date', 'Cycle']} />);
  expect(screen.getByLabelText('Date')).toHaveFocus();
  screen.getByLabelText('Cycle').focus();
  rerender(<Form refusals={2} invalid={['Date', 'Cycle']} />);
  expect(screen.getByLabelText('Date')).toHaveFocus();
});

it.each([[['Cycle']], [['Date', 'Cycle']]])('opens what was closed over a field with a problem: %j', (invalid) => {
  const { rerender } = render(<Form refusals={1} invalid={invalid} />);
  const details = screen.getByRole<HTMLDetailsElement>('group');
  expect(details.open).toBe(true);
  details.open = false;
  rerender(<Form refusals={2} invalid={invalid} />);
  expect(details.open).toBe(true);
});

it('leaves closed what holds no problem', () => {
  render(<Form refusals={1} invalid={['Date']} />);
  expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(false);
});
