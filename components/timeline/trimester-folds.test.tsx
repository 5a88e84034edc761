import { render, screen, within } from '@testing-library/react';
import { listShownAppointments } from '@/lib/timeline/appointment-windows';
import { listTimelineAppointments } from '@/lib/weeks/appointments';
import { Fold } from './fold';
import { TrimesterFolds } from './trimester-folds';

const appointments = listTimelineAppointments();
type Props = Parameters<typeof TrimesterFolds>[0];
const folds = (props: Partial<Props>) => (
  <TrimesterFolds
    Fold={Fold}
    idPrefix="trimester-"
    appointments={appointments}
    dueDate={undefined}
    week={undefined}
    hasRegions
    {...props}
  />
);
const show = (props: Partial<Props> = {}) => render(folds(props));
// Roles are not there in what is folded.
const items = () => [...document.querySelectorAll<HTMLElement>('li:has(h3)')];
/** Those of the trimesters: what is said of a visit is folded within them. */
const trimesters = () =>
  [...document.querySelectorAll('summary h2')].map((title) => title.closest('details') as HTMLDetailsElement);
const titlesOf = (mark: string) =>
  items()
    .filter((item) => item.textContent?.includes(mark))
    .map((item) => item.querySelector('h3')?.textContent);
const summaries = () =>
  [...document.querySelectorAll('summary:has(h2)')].map((title) =>
    [...title.querySelectorAll('h2, span')].map((part) => part.textContent).join(', '),
  );

it('has all milestones and appointments in three folds, by the day on which they begin', () => {
  show();
  expect(summaries()).toEqual([
    'First trimester, to week 12',
    'Second trimester, weeks 13 to 25',
    'Third trimester, from week 26',
  ]);
  const [first, second, third] = trimesters().map((fold) => fold.textContent);
  expect(first).toContain('First prenatal visit');
  expect(second).toContain('Anatomy scan');
  expect(second).toContain('Halfway');
  expect(third).toContain('Group B strep swab');
  expect(third).toContain('Full term');
});

it('says of each trimester how much it has, and where it lies', () => {
  show({ week: 20, appointments: listShownAppointments(appointments, 'ON'), hasRegions: false });
  const counts = trimesters().map((fold) => fold.querySelectorAll('li:has(h3)').length);
  expect(summaries()).toEqual([
    `First trimester, ${counts[0]}, behind you`,
    `Second trimester, ${counts[1]}, you are here`,
    `Third trimester, ${counts[2]}, still ahead`,
  ]);
});

it('marks the windows that are open in the own week, on their first and last days too, and milestones', () => {
  const { rerender } = show({ week: 35 });
  expect(titlesOf('Usual in week 35')).toContain('Group B strep swab');
  for (const week of [34, 37, 38]) {
    rerender(folds({ week }));
    expect(titlesOf(`Usual in week ${week}`).includes('Group B strep swab')).toBe(week === 37);
  }
  expect(titlesOf('Reached')).toContain('Early term begins');
  expect(titlesOf('Week 39Next')).toEqual(['Full term']);
});

it('marks nothing of a season in a week, as a week alone does not say when it is', () => {
  show({ week: 16 });
  expect(titlesOf('In the fall and winter, in any week')).toEqual(['Flu and COVID-19 vaccines']);
  expect(titlesOf('Usual in week 16')).not.toContain('Flu and COVID-19 vaccines');
});

it('has what is offered in few regions for readers without script alone, with where that is', () => {
  const { unmount } = show();
  expect(screen.getByText('Weeks 9 to 13, in British Columbia').closest('li')).toHaveClass('hidden');
  expect(screen.getByText('Weeks 27 to 32, outside Quebec').closest('li')).not.toHaveClass('hidden');
  unmount();
  show({ appointments: listShownAppointments(appointments, 'BC'), hasRegions: false });
  expect(screen.getAllByText('Weeks 9 to 13')[0]?.closest('li')).not.toHaveClass('hidden');
  expect(screen.queryByText(/, in British Columbia|, outside/)).not.toBeInTheDocument();
});

it('has the days of a window with a due date, an address for each entry, and links to a page that helps', () => {
  show({ dueDate: new Date(2027, 5 /* Jun */, 8) });
  const scan = document.getElementById('date-anatomy-ultrasound');
  expect(scan).toHaveTextContent('January 5, 2027 to February 2, 2027');
  const bag = within(document.getElementById('date-pack-hospital-bag') ?? document.body);
  expect(bag.getByText('Hospital bag checklist').closest('a')).toHaveAttribute('href', '/hospital-bag');
});

it('opens the fold of what the address names', () => {
  window.location.hash = 'date-anatomy-ultrasound';
  show({ dueDate: new Date(2027, 5 /* Jun */, 8) });
  expect(trimesters().map(({ open }) => open)).toEqual([false, true, false]);
  // So that the same link opens it again.
  expect(window.location.hash).toBe('');
});

it('says what happens at a visit and who pays where the visitor lives, and else in each region that has an answer', () => {
  const efts = () =>
    screen.getByText('Enhanced first trimester screening (eFTS)', { selector: 'h3' }).closest('li') ?? document.body;
  const { unmount } = show({
    appointments: listShownAppointments(appointments, 'ON'),
    hasRegions: false,
    region: 'ON',
  });
  expect(efts()).toHaveTextContent('Who paysThe Ontario Health Insurance Plan (OHIP) pays for eFTS.');
  expect(efts()).not.toHaveTextContent('Elsewhere');
  const swab = screen.getByText('Rh immune globulin, if you are Rh-negative').closest('li');
  expect(swab).toHaveTextContent('We have not found who pays in Ontario.');
  unmount();
  show();
  expect(efts()).toHaveTextContent('Ontario The Ontario Health Insurance Plan (OHIP) pays for eFTS.');
});
