import { render, screen } from '@testing-library/react';
import type { NoticeLaw } from '@/data/benefits/notice';
import { day } from '@/lib/benefits/test-households';
import { askTheRest, certificateWay, certificateWays, notCovered } from '@/words/benefits/letter';
import { noticeWords, offices } from '@/words/benefits/notice';
import { LetterAnswer, type Writer } from './letter-answer';

const show = (laws: [NoticeLaw, ...NoticeLaw[]], writer: Writer, bornOn?: Date) =>
  render(
    <LetterAnswer
      laws={laws}
      writer={writer}
      plan={{ dueDate: day('2027-03-15'), firstDay: day('2027-03-01'), problems: {}, ...(bornOn && { bornOn }) }}
      pregnancyLast={undefined}
      today={day('2027-03-05')}
    />,
  );

it('tells who adopts what is known of the law, and whom to ask for the rest', () => {
  show(['MB', 'FED'], 'adopting');
  for (const { text } of noticeWords.MB.adopting ?? []) {
    expect(screen.getByText((shown) => shown.replaceAll('\u00a0', ' ') === text)).toBeInTheDocument();
  }
  expect(screen.getByText(askTheRest)).toBeInTheDocument();
  expect(screen.queryByText(notCovered)).not.toBeInTheDocument();
  for (const law of ['MB', 'FED'] as const) {
    expect(screen.getByRole('link', { name: new RegExp(offices[law]) })).toBeInTheDocument();
  }
});

it('says of a law of which nothing was found that nothing was', () => {
  show(['ON'], 'adopting');
  expect(screen.getByText(notCovered)).toBeInTheDocument();
  expect(screen.queryByText(askTheRest)).not.toBeInTheDocument();
});

const born = day('2027-03-03');
it.each([
  ['AB', 'birth', undefined, 'if-asked'],
  ['AB', 'birth', born, 'with'],
  ['YT', 'birth', undefined, 'with'],
  ['YT', 'birth', born, 'if-asked'],
  ['MB', 'birth', born, 'follows'],
  ['NB', 'other', undefined, 'with'],
  ['NB', 'other', born, 'with'],
] as const)('in %s the certificate of %s, born %s, is at first: %s', (law, writer, bornOn, way) => {
  show([law], writer, bornOn);
  expect(screen.getByRole('radio', { name: certificateWays[way] })).toBeChecked();
});

it('asks the other parent for no certificate where no law was read that wants one', () => {
  show(['ON'], 'other', born);
  expect(screen.queryByRole('group', { name: certificateWay })).not.toBeInTheDocument();
});
