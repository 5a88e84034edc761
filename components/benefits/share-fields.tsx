import { EntryField } from '@/components/ui/entry-field';
import { qpipRules } from '@/data/benefits/qpip-rules';
import type { BenefitProgram, OptionKey } from '@/lib/benefits/plan-types';
import type { PlannerFields } from '@/lib/benefits/planner-fields';
import {
  getFormLimits,
  getShareLimits,
  listOptionKeys,
  listShareFields,
  type ShareLimits,
  type ShareProblem,
  type ShareProblems,
} from '@/lib/benefits/shares';
import * as words from '@/words/benefits/planner';

interface ShareFieldsProps {
  fields: PlannerFields;
  program: BenefitProgram;
  problems: ShareProblems | undefined;
  onChange: (shares: PlannerFields['shares']) => void;
}

/** How many parental weeks each parent takes, in both options. */
export function ShareFields({ fields, program, problems, onChange }: ShareFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {listOptionKeys(program).map((key) => {
        const texts = fields.shares[key];
        const limits = getFormLimits(fields, key);
        return (
          <fieldset key={key} className="rounded-control border border-line p-4">
            <legend className="px-1 font-semibold font-serif">{words.options[key]}</legend>
            <p className="mb-3 text-ink-soft text-sm">{getHint(key, fields.parents === 'two')}</p>
            <div className="grid auto-cols-fr grid-flow-col items-start gap-3">
              {listShareFields(fields).map((name) => {
                const problem = problems?.[key]?.[name];
                return (
                  <EntryField
                    key={name}
                    label={words.shares[name]}
                    inputMode="numeric"
                    value={texts[name]}
                    problem={problem && describeProblem(problem, limits)}
                    onChange={(text) => onChange({ ...fields.shares, [key]: { ...texts, [name]: text } })}
                  />
                );
              })}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}

function getHint(key: OptionKey, isShared: boolean): string {
  const { maxOneParent, total } = getShareLimits(key, { birth: 0, other: 0 });
  if (!isShared) return words.weeksAlone(maxOneParent);
  if (key === 'standard' || key === 'extended') return words.weeksToShare(total, maxOneParent);
  const { otherParentWeeks, bonusWeeks, bonusFromWeeks } = qpipRules[key];
  return words.weeksToShareInQuebec(total, bonusWeeks, bonusFromWeeks, otherParentWeeks);
}

function describeProblem(problem: ShareProblem, { maxOneParent, total }: ShareLimits): string {
  switch (problem) {
    case 'weeks-not-whole':
      return words.weeksNotWhole;
    case 'weeks-negative':
      return words.weeksNegative;
    case 'weeks-above-one-parent':
      return words.weeksAboveOneParent(maxOneParent);
    case 'weeks-above-total':
      return words.weeksAboveTotal(total);
  }
}
