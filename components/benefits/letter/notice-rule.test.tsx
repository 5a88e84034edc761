import { render, screen } from '@testing-library/react';
import { type NoticeLaw, notices } from '@/data/benefits/notice';
import { getNoticeWeeks, isUsualOnly } from '@/lib/benefits/notice';
import { offices } from '@/words/benefits/notice';
import { describeNotice, NoticeRule } from './notice-rule';

const laws = Object.keys(notices) as NoticeLaw[];
const notice = (law: NoticeLaw, role: 'birth' | 'other') => describeNotice(law, role);

it.each(laws)('%s: a number only where there is one, and whom to ask wherever it is not sure', (law) => {
  for (const role of ['birth', 'other'] as const) {
    const text = notice(law, role);
    const weeks = getNoticeWeeks(law, role);
    expect(text.match(/\d+/g) ?? []).toEqual(weeks === undefined ? [] : [String(weeks)]);
    const isSure = weeks !== undefined && !isUsualOnly(law, role);
    expect(text.includes(offices[law])).toBe(!isSure);
    expect(text.startsWith('Usually')).toBe(weeks !== undefined && !isSure);
  }
});

it.each(laws)('%s: never says that a right is lost, and that late notice can cost something where it can', (law) => {
  const { container } = render(<NoticeRule law={law} />);
  expect(container).not.toHaveTextContent(/lose your (right|leave)|no longer|too late for/);
  expect(/(can|may) cost/.test(container.textContent ?? '')).toBe(notices[law].lateCanCost);
  expect(screen.getByRole('link', { name: new RegExp(`^Ask ${offices[law]}`) })).toBeInTheDocument();
});

it.each(['NT', 'NU'] as const)('%s: no figure at all', (law) => {
  const { container } = render(<NoticeRule law={law} />);
  expect(container).not.toHaveTextContent(/\d/);
});

it("tells the other parent of days at the birth, and of no certificate but in New Brunswick's law", () => {
  render(<NoticeRule law="QC" parent="other" />);
  expect(screen.getByText(/5 days at the birth/)).toBeInTheDocument();
  expect(screen.queryByText('The certificate')).not.toBeInTheDocument();
  render(<NoticeRule law="NB" parent="other" />);
  expect(screen.getByText('The certificate')).toBeInTheDocument();
});

it("tells of Alberta's second letter before what is folded away", () => {
  render(<NoticeRule law="AB" parent="birth" isFolded />);
  expect(screen.getByText(/^A second letter is due later/).closest('details')).toBeNull();
});
