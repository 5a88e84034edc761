import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { onDemand } from './on-demand';

function Part() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  );
}
const waiting = <p>Waiting</p>;

it('shows what stands in its place until it has loaded', async () => {
  const Late = onDemand(async () => Part, waiting);
  render(<Late />);
  expect(screen.getByText('Waiting')).toBeInTheDocument();
  expect(await screen.findByRole('button')).toBeInTheDocument();
});

it('is there at once where it was loaded before', async () => {
  const Late = onDemand(async () => Part, waiting);
  await Late.preload();
  render(<Late />);
  expect(screen.getByRole('button')).toBeInTheDocument();
  expect(screen.queryByText('Waiting')).not.toBeInTheDocument();
});

it('keeps its state when it is loaded once more', async () => {
  const Late = onDemand(async () => Part, waiting);
  const { rerender } = render(<Late />);
  await userEvent.click(await screen.findByRole('button'));
  await act(() => Late.preload());
  rerender(<Late />);
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 1 times');
});

it('is loaded when it is shown where loading it before failed', async () => {
  const load = jest.fn(async () => Part);
  load.mockRejectedValueOnce(new Error('no connection'));
  const Late = onDemand(load, waiting);
  await Late.preload();
  render(<Late />);
  expect(await screen.findByRole('button')).toBeInTheDocument();
});
