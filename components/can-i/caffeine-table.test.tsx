import { render, screen, within } from '@testing-library/react';
import { type CaffeineServingId, caffeineServings } from '@/data/can-i/caffeine';
import * as words from '@/words/can-i/caffeine';
import { CaffeineTable } from './caffeine-table';

const ids = Object.keys(caffeineServings) as CaffeineServingId[];
const isChain = (id: CaffeineServingId) => id.startsWith('tim-hortons');

it.each(ids)('says of %s that its figure is about so much, and whether it is second-hand', (id) => {
  render(<CaffeineTable />);
  const row = screen.getByRole('row', { name: new RegExp(`^${words.drinkNames[id].replace(/[()]/g, '\\$&')} `) });
  const cell = within(row).getByRole('cell');
  expect(cell).toHaveTextContent(/^(?:about|up to) \d+(?: to \d+)?\smg/);
  expect(cell.textContent?.includes(words.secondHand)).toBe(isChain(id));
  expect('isSecondHand' in caffeineServings[id]).toBe(isChain(id));
});

it('says below the table who reports the second-hand figures, and names its sources', () => {
  render(<CaffeineTable />);
  expect(screen.getByText(words.secondHandNote)).toBeInTheDocument();
  expect(screen.getByText(/^Sources/)).toBeInTheDocument();
});
