import { render, screen } from '@testing-library/react';
import * as words from '@/words/ui/stopped';
import { PageStopped } from './page-stopped';

it('names 911 and the health lines, and offers to reload', () => {
  render(<PageStopped />);
  expect(screen.getByRole('heading', { level: 1, name: words.pageStopped })).toBeVisible();
  expect(screen.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
  expect(screen.getByRole('link', { name: '811' })).toHaveAttribute('href', 'tel:811');
  expect(screen.getByRole('button', { name: words.reload })).toBeVisible();
});
