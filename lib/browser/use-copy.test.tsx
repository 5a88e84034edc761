import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCopy } from './use-copy';

function Copier() {
  const { status, field, copy } = useCopy<HTMLInputElement>();
  return (
    <>
      <button type="button" onClick={() => copy('text')}>
        Copy
      </button>
      {status === 'refused' && <input ref={field} aria-label="By hand" readOnly value="text" />}
    </>
  );
}

// jsdom has no clipboard, which is a refusal.
it('moves focus to the field to copy from by hand, again with each refusal', async () => {
  render(<Copier />);
  const button = screen.getByRole('button', { name: 'Copy' });
  await userEvent.click(button);
  expect(await screen.findByLabelText('By hand')).toHaveFocus();
  await userEvent.click(button);
  expect(screen.getByLabelText('By hand')).toHaveFocus();
});
