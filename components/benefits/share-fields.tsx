import { qpipRules } from '@/data/benefits/qpip-rules';
import type { BenefitProgram, OptionKey } from '@/lib/benefits/plan-types';
import type { PlannerFields, ShareField } from '@/lib/benefits/planner-fields';
import { getShareLimits, listOptionKeys, type ShareProblems } from '@/lib/benefits/shares';
import { EntryField } from './entry-field';
import { getShareProblemText, optionNames } from './wording';

interface ShareFieldsProps {
  fields: PlannerFields;
  program: BenefitProgram;
  problems: ShareProblems | undefined;
  onChange: (shares: PlannerFields['shares']) => void;
}

const labels: Record<ShareField, string> = {
  alone: 'Parental weeks',
  birth: 'Birth parent, weeks',
  other: 'Other parent, weeks',
};

/** How many parental weeks each parent takes, in both options. */
export function ShareFields({ fields, program, problems, onChange }: ShareFieldsProps) {
  const names: ShareField[] = fields.parents === 'one' ? ['alone'] : ['birth', 'other'];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {listOptionKeys(program).map((key) => {
        const texts = fields.shares[key];
        const toWeeks = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : 0);
        const limits = getShareLimits(
          key,
          fields.parents === 'one'
            ? { birth: toWeeks(texts.alone), other: 0 }
            : { birth: toWeeks(texts.birth), other: toWeeks(texts.other) },
        );
        return (
          <fieldset key={key} className="rounded-control border border-line p-4">
            <legend className="px-1 font-semibold font-serif">{optionNames[key]}</legend>
            <p className="mb-3 text-ink-soft text-sm">{getHint(key, fields.parents === 'two')}</p>
            <div className="grid auto-cols-fr grid-flow-col items-start gap-3">
              {names.map((name) => {
                const problem = problems?.[key]?.[name];
                return (
                  <EntryField
                    key={name}
                    label={labels[name]}
                    inputMode="numeric"
                    value={texts[name]}
                    problem={problem && getShareProblemText(problem, limits)}
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
  if (!isShared) return `Up to ${maxOneParent} weeks.`;
  if (key === 'standard' || key === 'extended')
    return `${total} weeks to share, at most ${maxOneParent} for one parent.`;
  const { otherParentWeeks, bonusWeeks, bonusFromWeeks } = qpipRules[key];
  return `${total} weeks to share, and ${bonusWeeks} more once each parent takes ${bonusFromWeeks}. The other parent's own ${otherParentWeeks} weeks come on top.`;
}
