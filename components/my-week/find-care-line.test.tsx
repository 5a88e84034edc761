import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { haveSomebody } from '@/words/to-dos';
import { FindCareLine } from './find-care-line';

const line = () => screen.queryByRole('link', { name: 'Who will look after you?' });

afterEach(() => window.localStorage.clear());

it.each([
  [3, false],
  [4, true],
  [12, true],
  [13, false],
  [20, false],
])('asks in week %d: %p', (week, isAsked) => {
  render(<FindCareLine week={week} />);
  expect(line() !== null).toBe(isAsked);
});

it('stays for the visit in which it is ticked, so that the tick can be taken back, and is gone on the next', () => {
  render(<FindCareLine week={5} />);
  expect(line()).toHaveAttribute('href', '/find-care');
  const tick = screen.getByRole('checkbox', { name: haveSomebody });
  fireEvent.click(tick);
  expect(tick).toBeChecked();
  expect(line()).not.toBe(null);
  cleanup();
  render(<FindCareLine week={5} />);
  expect(line()).toBe(null);
});
