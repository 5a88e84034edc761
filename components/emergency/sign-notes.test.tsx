import { render } from '@testing-library/react';
import { signNotes } from '@/words/warning-signs';
import { without911 } from '@/words/without-911';
import { SignNotes } from './sign-notes';

it('says once that 911 does not work everywhere, without a link to call it and without words for Nunavut', () => {
  const { container } = render(<SignNotes notes={[without911]} className="" />);
  expect(container.querySelectorAll('p.where-911')).toHaveLength(1);
  expect(container.querySelectorAll('.where-no-911, a')).toHaveLength(0);
});

it('shows other notes everywhere', () => {
  const { container } = render(<SignNotes notes={[signNotes['nursing-station']]} className="" />);
  expect(container.querySelectorAll('p:not(.where-911)')).toHaveLength(1);
});
