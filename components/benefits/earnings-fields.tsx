import { Choice } from '@/components/ui/choice';
import type { BenefitPlan, PlannerProblems } from '@/lib/benefits/benefit-plan';
import type { ParentRole } from '@/lib/benefits/plan-types';
import type { PlannerFields } from '@/lib/benefits/planner-fields';
import { EntryField } from './entry-field';
import { getCappedHint, getEarningsProblemText } from './wording';

interface EarningsFieldsProps {
  fields: PlannerFields;
  problems: PlannerProblems['earnings'];
  /** The plan that these earnings gave, if there is one. */
  plan: BenefitPlan | undefined;
  onEdit: (fields: Partial<PlannerFields>) => void;
}

/** Who plans, what they earn, and when the other parent begins. */
export function EarningsFields({ fields, problems, plan, onEdit }: EarningsFieldsProps) {
  const { earnings, earningsPer, parents } = fields;
  function getEntryProps(parent: ParentRole, hint: string) {
    const problem = problems?.[parent];
    const capped = plan?.options[0]?.parents.find((claim) => claim.parent === parent && claim.isCapped);
    return {
      hint: capped && plan ? getCappedHint(plan.program, capped.figuresYear) : hint,
      inputMode: 'decimal' as const,
      value: earnings[parent],
      problem: problem && getEarningsProblemText(problem, earningsPer),
      onChange: (text: string) => onEdit({ earnings: { ...earnings, [parent]: text } }),
    };
  }
  const per = earningsPer === 'week' ? 'a week' : 'a year';
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Choice
        legend="Who takes leave?"
        value={parents}
        options={[
          { value: 'one', label: 'One parent' },
          { value: 'two', label: 'Two parents' },
        ]}
        onChange={(value) => onEdit({ parents: value })}
      />
      <Choice
        legend="Earnings as"
        value={earningsPer}
        options={[
          { value: 'week', label: 'Weekly pay' },
          { value: 'year', label: 'Yearly salary' },
        ]}
        onChange={(value) => onEdit({ earningsPer: value })}
      />
      <EntryField
        label={parents === 'two' ? `Birth parent's earnings ${per}, before tax` : `Earnings ${per}, before tax`}
        {...getEntryProps('birth', 'In dollars. Above the yearly maximum is fine: benefits are counted up to it.')}
      />
      {parents === 'two' && (
        <>
          <EntryField
            label={`Other parent's earnings ${per}, before tax`}
            {...getEntryProps('other', 'Each parent has to qualify with their own work.')}
          />
          <Choice
            legend="When does the other parent begin?"
            value={fields.otherStart}
            options={[
              { value: 'at-birth', label: 'With the birth' },
              { value: 'after-birth-parent', label: 'After the birth parent' },
            ]}
            onChange={(value) => onEdit({ otherStart: value })}
          />
        </>
      )}
    </div>
  );
}
