import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HospitalBag } from './hospital-bag';

async function add(label: string) {
  await userEvent.type(screen.getByLabelText('What to pack'), label);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
}

it('gives focus to Undo with each item that goes, and with it the button that had focus', async () => {
  render(<HospitalBag />);
  await userEvent.click(screen.getByText('Add your own item'));
  await add('Guitar');
  await add('Ukulele');
  const undo = screen.getByRole('button', { name: 'Undo' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove Guitar' }));
  expect(undo).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ukulele' }));
  expect(undo).toHaveFocus();
});
