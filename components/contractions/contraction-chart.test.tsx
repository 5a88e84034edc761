import { render, screen } from '@testing-library/react';
import { ContractionChart } from './contraction-chart';

const START = new Date(2026, 10, 21, 9).getTime();
const timed = (minute: number, seconds: number) => ({
  id: String(minute),
  startTime: START + minute * 60_000,
  endTime: START + minute * 60_000 + seconds * 1_000,
});

it('tells the first and the latest value, the shortest and the longest', () => {
  render(<ContractionChart contractions={[timed(0, 40), timed(6, 70), timed(10, 50)]} />);
  expect(screen.getByText(/^Length:/)).toHaveTextContent(
    'Length: 0m 40s at first, 0m 50s now; shortest 0m 40s, longest 1m 10s.',
  );
});

it('says of equal values that they are equal', () => {
  render(<ContractionChart contractions={[timed(0, 65), timed(6, 65), timed(10, 65)]} />);
  expect(screen.getByText(/^Length:/)).toHaveTextContent('Length: always 1m 5s.');
});

it('tells a single gap once', () => {
  render(<ContractionChart contractions={[timed(0, 40), timed(6, 70)]} />);
  expect(screen.getByText(/^From start to start:/)).toHaveTextContent(/^From start to start: 6m 0s\.$/);
});
