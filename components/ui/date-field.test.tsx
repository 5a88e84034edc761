import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField } from './date-field';

const left = jest.fn<void, [boolean]>();

/** A form of two days, of which the second one may be left out. */
function Days({ initial = '2026-11-20' }: { initial?: string }) {
  const [birth, setBirth] = useState(initial);
  return (
    <>
      <DateField
        label="Due date"
        value="2026-12-01"
        bounds={undefined}
        problem={undefined}
        onChange={() => {}}
        onLeave={() => {}}
      />
      <DateField
        label="Birth date"
        value={birth}
        bounds={undefined}
        problem={undefined}
        onChange={setBirth}
        onLeave={left}
      />
    </>
  );
}

const usePointer = (kind: 'coarse' | 'fine') =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: query === `(pointer: ${kind})`, media: query }) as MediaQueryList);

afterEach(() => {
  jest.restoreAllMocks();
  left.mockReset();
});

describe('a day that was entered', () => {
  it('is taken out again by a button that names its field, and the others stay', async () => {
    render(<Days />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear: Birth date' }));
    expect(screen.getByLabelText('Birth date')).toHaveValue('');
    expect(screen.getByLabelText('Due date')).toHaveValue('2026-12-01');
    expect(screen.queryByRole('button', { name: 'Clear: Birth date' })).not.toBeInTheDocument();
  });

  it('is taken out by keyboard, and the next one is typed into the same field', async () => {
    usePointer('fine');
    render(<Days />);
    act(() => screen.getByLabelText('Birth date').focus());
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Clear: Birth date' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByLabelText('Birth date')).toHaveFocus();
    // One is still in the field: nothing is asked for yet.
    expect(left).not.toHaveBeenCalled();
  });

  it('is taken out by touch without opening the picker, which could put today in', async () => {
    usePointer('coarse');
    render(<Days />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear: Birth date' }));
    expect(screen.getByLabelText('Birth date')).not.toHaveFocus();
    expect(document.activeElement).toContainElement(screen.getByLabelText('Birth date'));
    expect(left).not.toHaveBeenCalled();
  });
});

it('offers nothing to clear in an empty field', () => {
  render(<Days initial="" />);
  expect(screen.getByRole('button', { name: 'Clear: Due date' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Clear: Birth date' })).not.toBeInTheDocument();
});
