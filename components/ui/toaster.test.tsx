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
  act(() => showToast({ id: 'kept', title: 'Kept', description: 'Your list is kept.' }));
  for (const role of ['status', 'alert']) expect(screen.getByRole(role)).toHaveAttribute('aria-atomic', 'false');
  expect(screen.getByText('Kept').parentElement).toHaveAttribute('aria-atomic', 'true');
});

it('tells messages politely and warnings at once', () => {
  render(<Toaster />);
  act(() => {
    showToast({ id: 'saved', title: 'Saved', description: 'Your list is kept.' });
    showToast({ id: 'not-saved', title: 'Not saved', description: 'The browser refused.', tone: 'alert' });
  });
  expect(screen.getByRole('status', { name: 'Notifications' })).toHaveTextContent('SavedYour list is kept.');
  expect(screen.getByRole('alert', { name: 'Warnings' })).toHaveTextContent('Not savedThe browser refused.');
});

it('shows one message of a kind, the newest, whatever it says', () => {
  render(<Toaster />);
  act(() => {
    showToast({ id: 'calculated', title: 'Due Date Calculated!', description: 'June 8' });
    showToast({ id: 'calculated', title: 'Calculated again', description: 'June 9' });
  });
  expect(screen.getByRole('status', { name: 'Notifications' })).toHaveTextContent('Calculated againJune 9');
  expect(screen.queryByText('June 8')).not.toBeInTheDocument();
});
