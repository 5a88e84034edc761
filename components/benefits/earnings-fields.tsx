import { Choice } from '@/components/ui/choice';
import { EntryField } from '@/components/ui/entry-field';
import { MAX_EARNINGS } from '@/data/benefits/planner-limits';
import type { BenefitPlan, PlannerProblems } from '@/lib/benefits/benefit-plan';
import type { EarningsPeriod, EarningsProblem } from '@/lib/benefits/earnings';
import type { ParentRole } from '@/lib/benefits/plan-types';
import type { PlannerFields } from '@/lib/benefits/planner-fields';
import { formatDollars } from '@/lib/format/amounts';
import * as words from '@/words/benefits/planner';

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
      hint: capped && plan ? words.cappedHint[plan.program](capped.figuresYear) : hint,
      inputMode: 'decimal' as const,
      value: earnings[parent],
      problem: problem && describeProblem(problem, earningsPer),
      onChange: (text: string) => onEdit({ earnings: { ...earnings, [parent]: text } }),
    };
  }
  const isShared = parents === 'two';
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Choice
        legend={words.whoTakesLeave}
        value={parents}
        options={[
          { value: 'one', label: words.parents.one },
          { value: 'two', label: words.parents.two },
        ]}
        onChange={(value) => onEdit({ parents: value })}
      />
      <Choice
        legend={words.earningsAs}
        value={earningsPer}
        options={[
          { value: 'week', label: words.earningsPer.week },
          { value: 'year', label: words.earningsPer.year },
        ]}
        onChange={(value) => onEdit({ earningsPer: value })}
      />
      <EntryField
        label={words.earnings[isShared ? 'birth' : 'alone'][earningsPer]}
        {...getEntryProps('birth', words.earningsHint)}
      />
      {isShared && (
        <>
          <EntryField label={words.earnings.other[earningsPer]} {...getEntryProps('other', words.otherEarningsHint)} />
          <Choice
            legend={words.whenOtherBegins}
            value={fields.otherStart}
            options={[
              { value: 'at-birth', label: words.otherStart['at-birth'] },
              { value: 'after-birth-parent', label: words.otherStart['after-birth-parent'] },
            ]}
            onChange={(value) => onEdit({ otherStart: value })}
          />
        </>
      )}
    </div>
  );
}

function describeProblem(problem: EarningsProblem, period: EarningsPeriod): string {
  return problem === 'earnings-too-high'
    ? words.earningsTooHigh[period](formatDollars(MAX_EARNINGS[period]))
    : words.earningsProblems[problem];
}
