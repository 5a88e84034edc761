import { render, screen, within } from '@testing-library/react';
import { EiYearsTable, QpipYearsTable } from './years-tables';

const rows = () =>
  screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent?.replaceAll(/\s/g, ' ')));

it('puts the newest year of EI first, and a star on what we computed', () => {
  render(<EiYearsTable />);
  const [, first, second] = rows();
  expect(first).toEqual(['2026', '$68,900', '$729', '$437']);
  expect(second).toEqual(['2025', '$65,700', '$695', '$417*']);
  expect(rows().at(-1)).toEqual(['2019', '$53,100', '$562*', '$337*']);
  expect(screen.getByText(/December 28, 2025/)).toBeInTheDocument();
});

it('has the year and its maximum alone for QPIP', () => {
  render(<QpipYearsTable />);
  const [head] = screen.getAllByRole('row');
  expect(within(head ?? document.body).getAllByRole('columnheader')).toHaveLength(2);
  expect(rows()[1]).toEqual(['2026', '$103,000']);
});
