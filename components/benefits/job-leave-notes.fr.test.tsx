import { render, screen } from '@testing-library/react';
import { type ProvinceCode, provinceCodes } from '@/data/provinces';
import { comparePlans } from '@/lib/benefits/compare';
import { day, due, family, months, mother } from '@/lib/benefits/test-households';
import { JobLeaveNotes } from './job-leave-notes';

const household = family(due('2027-02-10'), [mother({ lastWorkDay: day('2027-02-05'), back: months(12) })]);

/** Whether the link to the official page says that the page is in English. */
function saysEnglish(province: ProvinceCode): boolean {
  const [answer] = comparePlans(household).answers;
  if (!answer) throw new RangeError('No answer');
  const { unmount } = render(<JobLeaveNotes household={household} answer={answer} province={province} />);
  const link = screen.getByRole('link', { name: /^Page officielle sur le congé/ });
  const text = link.textContent ?? '';
  unmount();
  return text.includes('(en anglais)');
}

it('says of an official page without a French address that it is in English', () => {
  expect(provinceCodes.filter(saysEnglish)).toEqual(['AB', 'BC', 'NB', 'NS', 'PE', 'YT']);
});
