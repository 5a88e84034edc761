import { act, render, screen } from '@testing-library/react';
import { showToast } from './show-toast';
import { Toaster } from './toaster';

it('has both live regions from the start, empty', () => {
  render(<Toaster />);
  expect(screen.getByRole('status', { name: 'Notifications' })).toBeEmptyDOMElement();
  expect(screen.getByRole('alert', { name: 'Warnings' })).toBeEmptyDOMElement();
});

it('has one toast read out at a time, whole', () => {
  render(<Toaster />);
  act(() => showToast({ title: 'Kept', description: 'Your list is kept.' }));
  for (const role of ['status', 'alert']) expect(screen.getByRole(role)).toHaveAttribute('aria-atomic', 'false');
  expect(screen.getByText('Kept').parentElement).toHaveAttribute('aria-atomic', 'true');
});

it('tells messages politely and warnings at once', () => {
  render(<Toaster />);
  act(() => {
    showToast({ title: 'Saved', description: 'Your list is kept.' });
    showToast({ title: 'Not saved', description: 'The browser refused.', tone: 'alert' });
  });
  expect(screen.getByRole('status', { name: 'Notifications' })).toHaveTextContent('SavedYour list is kept.');
  expect(screen.getByRole('alert', { name: 'Warnings' })).toHaveTextContent('Not savedThe browser refused.');
});

it('shows the same message once, in its newest form', () => {
  render(<Toaster />);
  act(() => {
    showToast({ title: 'Due Date Calculated!', description: 'June 8' });
    showToast({ title: 'Due Date Calculated!', description: 'June 9' });
  });
  expect(screen.getByRole('status', { name: 'Notifications' })).toHaveTextContent('Due Date Calculated!June 9');
  expect(screen.queryByText('June 8')).not.toBeInTheDocument();
});
