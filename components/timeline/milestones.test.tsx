import { render, screen, within } from '@testing-library/react';
import { JourneyPreview } from './journey-preview';
import { MilestoneList } from './milestone-list';
import { NextMilestone } from './next-milestone';

const dueDate = new Date(2027, 5 /* Jun */, 8);
const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('marks what is reached, and the one that comes next', () => {
  render(<MilestoneList week={20} dueDate={undefined} heading="h3" />);
  expect(items().filter((text) => text?.includes('Reached'))).toHaveLength(5);
  expect(items().filter((text) => text?.includes('Next'))).toEqual([expect.stringMatching(/^Week 24Next/)]);
});

it('has their days with a due date alone', () => {
  const { rerender } = render(<MilestoneList week={20} dueDate={undefined} heading="h4" />);
  expect(items()[0]).toMatch(/^Week 4Reached/);
  rerender(<MilestoneList week={20} dueDate={dueDate} heading="h4" />);
  expect(items()[0]).toMatch(/^Week 4September 29, 2026/);
});

it('names what comes next, and from week 40 on that the due date has come', () => {
  const { rerender } = render(<NextMilestone week={39} dueDate={dueDate} isPastWeekForty={false} />);
  expect(screen.getByText('Due date')).toBeInTheDocument();
  expect(screen.getByText(/^Tuesday, June\s8, 2027$/)).toBeInTheDocument();
  rerender(<NextMilestone week={40} dueDate={dueDate} isPastWeekForty={false} />);
  expect(screen.getByText('Your due date has come')).toBeInTheDocument();
  expect(screen.getByText(/If your baby moves less than usual, go now/)).toBeInTheDocument();
});

it('previews four milestones on the home page, worded as specified, with what makes each true in small print', () => {
  render(<JourneyPreview />);
  const previews = screen.getAllByRole('listitem');
  expect(
    previews.map((item) => [within(item).getByRole('heading').textContent, item.querySelector('h3 + p')?.textContent]),
  ).toEqual([
    ['First Trimester Complete', 'at the end of this week'],
    ['Anatomy Scan & Sex May Be Visible', 'halfway; this scan is usually done at 18 to 22 weeks'],
    ['Third Trimester Begins', 'as many count it; we count from week 26'],
    ['Due Date', 'few babies arrive on the day itself'],
  ]);
});
