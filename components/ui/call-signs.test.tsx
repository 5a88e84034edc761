import { render, screen } from '@testing-library/react';
import { keepTogether } from '@/lib/format/text';
import { emergencySignsAfterBirth } from '@/words/emergency';
import { without911 } from '@/words/without-911';
import { CallSigns } from './call-signs';

afterEach(() => window.localStorage.clear());

it.each([
  [undefined, [emergencySignsAfterBirth, without911]],
  ['ON', [emergencySignsAfterBirth, without911]],
  ['NU', [emergencySignsAfterBirth]],
])('says in %p once whom to call where 911 does not answer', (region, signs) => {
  if (region) window.localStorage.setItem('region', region);
  render(<CallSigns signs={[emergencySignsAfterBirth, without911]} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    signs.map(({ text }) => keepTogether(text)),
  );
  expect(screen.queryAllByText(/^In Nunavut, first call the emergency number/)).toHaveLength(region === 'NU' ? 1 : 0);
});
