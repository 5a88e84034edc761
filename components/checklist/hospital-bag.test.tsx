import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createChecklist } from '@/lib/checklist/checklist';
import { serializeChecklist } from '@/lib/checklist/stored-checklist';
import { HospitalBag } from './hospital-bag';

const own = (id: string, label: string) =>
  ({ id, label, category: 'baby', isEssential: false, isChecked: false, isOwn: true }) as const;

it('gives focus to Undo with each item that goes, and with it the button that had focus', async () => {
  const items = [...createChecklist(), own('own-1', 'Guitar'), own('own-2', 'Ukulele')];
  window.localStorage.setItem('hospitalBagChecklist', serializeChecklist({ items }));
  render(<HospitalBag />);
  // By label and text: roles are slow to look up in a list of this length.
  await userEvent.click(screen.getByLabelText('Remove Guitar'));
  expect(screen.getByText('Undo')).toHaveFocus();
  await userEvent.click(screen.getByLabelText('Remove Ukulele'));
  expect(screen.getByText('Undo')).toHaveFocus();
});
