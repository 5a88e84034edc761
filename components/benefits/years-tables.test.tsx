import { render, screen, within } from '@testing-library/react';
import { eiYears } from '@/data/benefits/ei-years';
import { qpipYears } from '@/data/benefits/qpip-years';
import { formatDataDate } from '@/lib/format/dates';
import { EiYearsTable, QpipYearsTable } from './years-tables';

const rows = () =>
  screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent?.replaceAll(/\s/g, ' ')));
const years = () => screen.getAllByRole('rowheader').map(({ textContent }) => Number(textContent));
const newestFirst = (entries: readonly { year: number }[]) => entries.map(({ year }) => year).toReversed();

it('puts the newest year of EI first, and a star on what we computed', () => {
  render(<EiYearsTable />);
  expect(years()).toEqual(newestFirst(eiYears));
  expect(rows()).toContainEqual(['2026', '$68,900', '$729', '$437']);
  expect(rows()).toContainEqual(['2025', '$65,700', '$695', '$417*']);
  expect(rows().at(-1)).toEqual(['2019', '$53,100', '$562*', '$337*']);
  const next = Math.max(...newestFirst(eiYears)) + 1;
  expect(screen.getByText(new RegExp(`A claim from .* on has the maximums of ${next}, .* a year`))).toBeInTheDocument();
  const firstDay = formatDataDate(eiYears.at(-1)?.appliesFrom ?? '');
  expect(screen.getByText((text) => text.replaceAll(/\s/g, ' ').includes(firstDay))).toBeInTheDocument();
});

it('has the year and its maximum alone for QPIP', () => {
  render(<QpipYearsTable />);
  const [head] = screen.getAllByRole('row');
  expect(within(head ?? document.body).getAllByRole('columnheader')).toHaveLength(2);
  expect(years()).toEqual(newestFirst(qpipYears));
  expect(rows()).toContainEqual(['2026', '$103,000']);
  const next = Math.max(...newestFirst(qpipYears)) + 1;
  expect(screen.getByText(new RegExp(`begin in ${next} have the maximum of ${next}`))).toBeInTheDocument();
});
