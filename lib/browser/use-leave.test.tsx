import { act, render } from '@testing-library/react';
import { useLeave } from './use-leave';

const UNREADABLE = '{"version":99,"of":"a later version of the site"}';

let form: ReturnType<typeof useLeave>;
function Form() {
  form = useLeave(new Date(2026, 10 /* Nov */, 21));
  return null;
}

it('leaves a plan that could not be read until something is entered, and forgets it when the form is started again', () => {
  window.localStorage.setItem('benefitsPlan', UNREADABLE);
  render(<Form />);
  act(() => form.dispatch({ type: 'left', name: 'dueDate' }));
  expect(window.localStorage.getItem('benefitsPlan')).toBe(UNREADABLE);
  act(() => form.dispatch({ type: 'started-again' }));
  expect(window.localStorage.getItem('benefitsPlan')).toBeNull();
});
