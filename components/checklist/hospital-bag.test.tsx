import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createChecklist } from '@/lib/checklist/checklist';
import { serializeChecklist } from '@/lib/checklist/stored-checklist';
import { HospitalBag } from './hospital-bag';

const own = (id: string, label: string) =>
  ({ id, label, category: 'baby', isEssential: false, isChecked: false, isOwn: true }) as const;

afterEach(() => jest.restoreAllMocks());

function open() {
  const items = [...createChecklist(), own('own-1', 'Guitar'), own('own-2', 'Ukulele')];
  window.localStorage.setItem('hospitalBagChecklist', serializeChecklist({ items }));
  render(<HospitalBag />);
}

it('gives focus to Undo with each item that goes, and with it the button that had focus', async () => {
  open();
  // By label and text: roles are slow to look up in a list of this length.
  await userEvent.click(screen.getByLabelText('Remove Guitar'));
  expect(screen.getByText('Undo')).toHaveFocus();
  const later = performance.now() + 1_000;
  jest.spyOn(performance, 'now').mockReturnValue(later);
  await userEvent.click(screen.getByLabelText('Remove Ukulele'));
  expect(screen.getByText('Undo')).toHaveFocus();
});

it('removes one item where two quick taps reach the next one, which has moved up', async () => {
  open();
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  await userEvent.click(screen.getByLabelText('Remove Guitar'));
  await userEvent.click(screen.getByLabelText('Remove Ukulele'));
  expect(screen.getByLabelText('Ukulele')).toBeInTheDocument();
});
