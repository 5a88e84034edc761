import { fireEvent, render, screen } from '@testing-library/react';
import type { ProvinceCode } from '@/data/provinces';
import { initialPlannerFields, type PlannerFields } from '@/lib/benefits/planner-fields';
import { initialPlannerState, type PlannerAction, reducePlanner } from '@/lib/benefits/planner-state';
import { PlannerForm } from './planner-form';

const today = new Date(2026, 10 /* Nov */, 21);
const filled: PlannerFields = {
  ...initialPlannerFields,
  dueDate: '2027-06-08',
  earnings: { birth: '1000', other: '900' },
};
const onEdit = jest.fn();
const asked: PlannerAction = { type: 'submitted', today };

/** The form after these actions on an open one. */
function show(fields: Partial<PlannerFields>, province: ProvinceCode, ...actions: PlannerAction[]) {
  const opened: PlannerAction = {
    type: 'opened',
    stored: { fields: { ...filled, ...fields }, isPlanned: false },
    knownDueDate: undefined,
    province,
    today,
  };
  const state = [opened, ...actions].reduce(reducePlanner, initialPlannerState);
  const nothing = () => {};
  const on = { onEdit, onLeaveDate: nothing, onProvince: nothing, onSubmit: nothing, onClear: nothing };
  return render(<PlannerForm state={state} today={today} {...on} />);
}

/** Two parents who share the first option of the province's program like this. */
const share = (key: 'standard' | 'basic', birth: string, other: string): Partial<PlannerFields> => ({
  parents: 'two',
  shares: { ...filled.shares, [key]: { alone: '', birth, other } },
});
const field = (label: string, index = 0) => screen.getAllByLabelText(label)[index];

describe('one parent or two', () => {
  it('asks one for nothing of the other', () => {
    show({ parents: 'one', earningsPer: 'year' }, 'ON');
    expect(screen.getByLabelText('Earnings a year, before tax')).toBeInTheDocument();
    expect(screen.queryByLabelText(/Other parent/)).not.toBeInTheDocument();
    expect(screen.queryByText('When does the other parent begin?')).not.toBeInTheDocument();
    expect(screen.getByText('Up to 35 weeks.')).toBeInTheDocument();
    expect(screen.getByText('Up to 61 weeks.')).toBeInTheDocument();
  });

  it('asks two for the earnings and weeks of each', () => {
    show({ parents: 'two' }, 'ON');
    expect(screen.getByLabelText("Birth parent's earnings a week, before tax")).toHaveValue('1000');
    expect(screen.getByLabelText("Other parent's earnings a week, before tax")).toHaveValue('900');
    expect(screen.getByText('When does the other parent begin?')).toBeInTheDocument();
    expect(screen.getByText('40 weeks to share, at most 35 for one parent.')).toBeInTheDocument();
    expect(screen.getByText('69 weeks to share, at most 61 for one parent.')).toBeInTheDocument();
  });

  it('tells two in Quebec of the weeks for sharing and of those of the other parent', () => {
    show({ parents: 'two' }, 'QC');
    expect(
      screen.getByText(
        "32 weeks to share, and 4 more once each parent takes 8. The other parent's own 5 weeks come on top.",
      ),
    ).toBeInTheDocument();
  });
});

describe('an edit', () => {
  it('changes the earnings of its own parent', () => {
    show({ parents: 'two' }, 'ON');
    fireEvent.change(screen.getByLabelText(/^Other parent's earnings/), { target: { value: '950' } });
    expect(onEdit).toHaveBeenLastCalledWith({ earnings: { birth: '1000', other: '950' } });
  });

  it('changes the weeks of its own parent in its own option', () => {
    show(share('standard', '30', '10'), 'ON');
    fireEvent.change(field('Other parent, weeks', 1) ?? document.body, { target: { value: '7' } });
    expect(onEdit).toHaveBeenLastCalledWith({
      shares: {
        ...filled.shares,
        standard: { alone: '', birth: '30', other: '10' },
        extended: { ...filled.shares.extended, other: '7' },
      },
    });
  });
});

describe('earnings above the maximum', () => {
  const high = { parents: 'two', earnings: { birth: '900', other: '2500' } } as const;
  const hint = 'This is above the most that EI insures in 2026. That is fine: benefits are counted up to it.';

  it('are explained beside whose they are, once there is a plan that they made', () => {
    const { unmount } = show(high, 'ON');
    expect(field("Other parent's earnings a week, before tax")).not.toHaveAccessibleDescription(
      expect.stringContaining(hint),
    );
    unmount();
    show(high, 'ON', asked);
    expect(field("Other parent's earnings a week, before tax")).toHaveAccessibleDescription(
      expect.stringContaining(hint),
    );
    expect(field("Birth parent's earnings a week, before tax")).not.toHaveAccessibleDescription(
      expect.stringContaining(hint),
    );
  });

  it('are not while the plan is behind the form', () => {
    show(high, 'ON', asked, { type: 'edited', fields: { dueDate: '' }, today });
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
  });

  it('are those of QPIP in Quebec', () => {
    show(high, 'QC', asked);
    expect(screen.getByText(/^This is above the most that QPIP insures in 2026\./)).toBeInTheDocument();
  });
});

describe('what is wrong', () => {
  it.each([
    ['week', '20,001', 'Enter at most $20,000 a week. Is this a yearly salary?'],
    ['year', '1,000,001', 'Enter at most $1,000,000 a year. More makes no difference: benefits have a maximum.'],
    ['year', '0', 'Enter an amount above zero. These benefits are a share of what you earn.'],
  ] as const)('with earnings a %s of %s', (earningsPer, birth, text) => {
    show({ earningsPer, earnings: { birth, other: '' } }, 'ON', asked);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each([
    ['ON', 'standard', '36', '0', 'birth', 'One parent can take at most 35 of these weeks.'],
    ['ON', 'standard', '35', '6', 'other', 'Together you have 40 weeks to share. Take some away from either parent.'],
    ['ON', 'standard', 'all', '5', 'birth', 'Enter whole weeks in digits, 0 for none.'],
    ['ON', 'standard', '-1', '5', 'birth', 'Weeks cannot be below zero.'],
    ['QC', 'basic', '29', '8', 'other', 'Together you have 36 weeks to share. Take some away from either parent.'],
    ['QC', 'basic', '26', '7', 'other', 'Together you have 32 weeks to share. Take some away from either parent.'],
  ] as const)('in %s with the %s weeks %s and %s, at the parent %s', (province, key, birth, other, parent, text) => {
    show(share(key, birth, other), province, asked);
    const names = { birth: 'Birth parent, weeks', other: 'Other parent, weeks' };
    expect(field(names[parent])).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(screen.getAllByText(text)).toHaveLength(1);
  });

  it('with a date stands beside that date', () => {
    show({ birthDate: '2026-11-22' }, 'ON', asked);
    expect(screen.getByLabelText('Birth date (once your baby is here)')).toHaveAccessibleDescription(
      expect.stringContaining('This day is still to come.'),
    );
    expect(screen.getByLabelText('Due date', { selector: 'input' })).toBeValid();
  });
});

it('bounds each date by what its field means', () => {
  show({}, 'ON');
  const bounds = ['Due date', 'Birth date (once your baby is here)', 'Last day of work (if you know it)']
    .map((label) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' }))
    .map(({ min, max }) => [min, max]);
  expect(bounds).toEqual([
    ['2024-12-22', '2027-08-28'],
    ['2025-05-18', '2026-11-21'],
    ['2024-12-22', '2028-01-15'],
  ]);
});

it('cannot be filled in before the page has mounted', () => {
  const nothing = () => {};
  const on = { onEdit, onLeaveDate: nothing, onProvince: nothing, onSubmit: nothing, onClear: nothing };
  render(<PlannerForm state={initialPlannerState} today={undefined} {...on} />);
  expect(screen.getByLabelText('Due date', { selector: 'input' })).toBeDisabled();
  expect(screen.getByText('Show my plan')).toBeDisabled();
});
