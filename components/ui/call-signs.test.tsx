import { act, cleanup, render, screen } from '@testing-library/react';
import { bindNumbers } from '@/lib/format/text';
import { emergencySigns } from '@/words/emergency';
import { emergencyInNunavut, without911 } from '@/words/without-911';
import { CallSigns } from './call-signs';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

it('says in the HTML of every page what to do with 911 and without, for a style to show the one', () => {
  render(<CallSigns signs={[emergencySigns, without911]} />);
  const [signs, line] = screen.getAllByRole('listitem');
  expect(signs?.querySelector('.where-911')?.textContent).toBe(bindNumbers(emergencySigns.text));
  expect(signs?.querySelector('.where-no-911')).toHaveTextContent(/^Call your health centre now if/);
  expect(signs?.querySelectorAll('.where-no-911 [href="tel:911"]')).toHaveLength(0);
  expect(line).toHaveClass('where-911');
  expect(screen.getByText(emergencyInNunavut.text).closest('.where-no-911')).toBeInTheDocument();
});

// What loads on demand is there at once.
beforeAll(() => import('@/components/emergency/nunavut-help'));

it.each([
  [undefined, 0],
  ['ON', 0],
  ['NU', 1],
])('asks in %p for the number of a health centre: %d', async (region, count) => {
  if (region) window.localStorage.setItem('region', region);
  await act(async () => void render(<CallSigns signs={[emergencySigns]} />));
  if (count) await screen.findByLabelText('Emergency number of your health centre');
  expect(screen.queryAllByLabelText('Emergency number of your health centre')).toHaveLength(count);
});
