import { render, screen } from '@testing-library/react';
import { comparePlans } from '@/lib/benefits/compare';
import { day, due, family, mother, on, weeks } from '@/lib/benefits/test-households';
import { FormSheet } from './form-sheet';

it('says both parts of a leave', () => {
  const household = family(due('2027-02-10'), [
    mother({
      lastWorkDay: day('2027-02-05'),
      back: on('2028-02-07'),
      atWork: [weeks('2027-06-07', '2027-07-30')],
    }),
  ]);
  const comparison = comparePlans(household);
  const [answer] = comparison.answers;
  if (!answer) throw new RangeError('No answer');
  render(
    <FormSheet household={household} comparison={comparison} answer={answer} province="ON" today={day('2026-11-25')} />,
  );
  const read = (asks: string) => screen.getByText(asks).closest('tr')?.querySelector('td')?.textContent;
  expect(read('Retour au travail')).toBe(
    'lundi 7 juin 2027, puis de nouveau en congé à partir du dimanche 1er août 2027\u00a0: faites alors une nouvelle demande.',
  );
  expect(read('Semaines parentales pour vous')).toBe('28\u00a0semaines en deux parties\u00a0: 1, puis 27');
  // The English line of EI is 1-800-206-7218.
  expect(screen.getByText(/appelez tout de suite le/)).toHaveTextContent('1-800-808-6352');
});
