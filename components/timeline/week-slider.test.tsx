import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { WeekSlider } from './week-slider';

/** The slider with the week that it sets; `undefined` is the visitor's own week, or the example. */
function Weeks({ ownWeek, first = ownWeek ?? 16 }: { ownWeek?: number; first?: number }) {
  const [week, setWeek] = useState<number | undefined>(first);
  return <WeekSlider week={week ?? ownWeek ?? 16} ownWeek={ownWeek} dueDate={undefined} onChange={setWeek} />;
}
const slider = () => screen.getByRole('slider', { name: 'Choose a week' });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('goes one week on and back, and says the week that a button chose', () => {
  render(<Weeks ownWeek={12} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  click('Next week');
  expect(slider()).toHaveValue('13');
  expect(screen.getByRole('status')).toHaveTextContent('Week 13, second trimester');
  click('Previous week');
  expect(screen.getByRole('status')).toHaveTextContent('Week 12, first trimester');
});

it('leaves it to the slider to say its own week', () => {
  render(<Weeks />);
  click('Next week');
  fireEvent.change(slider(), { target: { value: '26' } });
  expect(slider()).toHaveAttribute('aria-valuetext', 'Week 26, third trimester');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it.each([
  [1, 'Previous week'],
  [40, 'Next week'],
])('does not leave week %i by the button %s, which keeps its focus', (week, name) => {
  render(<Weeks first={week} />);
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name })).toBeEnabled();
  click(name);
  expect(slider()).toHaveValue(`${week}`);
});

it('leads back to the own week, which the slider then says', () => {
  render(<Weeks ownWeek={20} first={30} />);
  click('Back to your week (20)');
  expect(slider()).toHaveValue('20');
  expect(slider()).toHaveFocus();
  expect(screen.queryByRole('button', { name: /Back to your week/ })).not.toBeInTheDocument();
});

it.each([undefined, 16])('has no way back where the own week is %p and the chosen one 16', (ownWeek) => {
  render(<Weeks ownWeek={ownWeek} />);
  expect(screen.queryByRole('button', { name: /Back to your week/ })).not.toBeInTheDocument();
});

it('says the first day of the week, or that it is an example', () => {
  const { rerender } = render(<Weeks />);
  expect(screen.getByText('An example until you enter your due date.')).toBeInTheDocument();
  rerender(<WeekSlider week={39} ownWeek={39} dueDate={new Date(2027, 5 /* Jun */, 8)} onChange={() => {}} />);
  expect(screen.getByText(/^from Tuesday, June\s1, 2027$/)).toBeInTheDocument();
});
