import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { forgetPregnancy, storePregnancy, useDueDate } from './use-pregnancy';

let dueDates: (Date | undefined)[] = [];

function Watcher() {
  dueDates.push(useDueDate());
  return null;
}

beforeEach(() => {
  dueDates = [];
  window.localStorage.clear();
});

it('holds no due date in exported HTML', () => {
  storePregnancy({ dueDate: '2027-06-08' });
  renderToString(<Watcher />);
  expect(dueDates).toEqual([undefined]);
});

it('follows what is stored, as local midnight', () => {
  render(<Watcher />);
  expect(dueDates.at(-1)).toBeUndefined();
  act(() => storePregnancy({ dueDate: '2027-06-08' }));
  expect(dueDates.at(-1)).toEqual(new Date(2027, 5 /* Jun */, 8));
  act(() => forgetPregnancy());
  expect(dueDates.at(-1)).toBeUndefined();
});

it('stays the same Date for the same day, so that effects do not run again', () => {
  storePregnancy({ dueDate: '2027-06-08' });
  const { rerender } = render(<Watcher />);
  const first = dueDates.at(-1);
  rerender(<Watcher />);
  expect(dueDates.at(-1)).toBe(first);
});
