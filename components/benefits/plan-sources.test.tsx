import { render, screen } from '@testing-library/react';
import { getBenefitPlan } from '@/lib/benefits/benefit-plan';
import { initialPlannerFields } from '@/lib/benefits/planner-fields';
import { PlanSources } from './plan-sources';

const OF_2025 = {
  ON: 'EI premium rates and maximums, 2008 to 2026',
  QC: 'Maternity, paternity and parental leave (2025)',
};
const OF_2026 = '2026 Employment Insurance updates';

function showSources(province: 'ON' | 'QC', otherStart: 'at-birth' | 'after-birth-parent') {
  const fields = {
    ...initialPlannerFields,
    birthDate: '2025-10-20',
    parents: 'two' as const,
    earnings: { birth: '1000', other: '900' },
    otherStart,
  };
  const result = getBenefitPlan({ fields, province, impossible: [] }, new Date(2025, 10 /* Nov */, 21));
  if ('problems' in result) throw new Error('The form is not accepted');
  render(<PlanSources plan={result.plan} />);
}

it.each(['ON', 'QC'] as const)(
  'names the sources of both years where a parent of %s begins in the next',
  (province) => {
    showSources(province, 'after-birth-parent');
    expect(screen.getByText(OF_2025[province])).toBeInTheDocument();
    expect(screen.getByText(OF_2026)).toBeInTheDocument();
  },
);

it('names the sources of one year where both parents begin in it', () => {
  showSources('ON', 'at-birth');
  expect(screen.getByText(OF_2025.ON)).toBeInTheDocument();
  expect(screen.queryByText(OF_2026)).not.toBeInTheDocument();
});
