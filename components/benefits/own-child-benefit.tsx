import { Card } from '@/components/ui/card';
import { EntryField } from '@/components/ui/entry-field';
import { onDemand } from '@/components/ui/on-demand';
import { getIncomeYear } from '@/lib/benefits/child-benefit-year';
import type { Household } from '@/lib/benefits/types';
import * as words from '@/words/benefits/child-benefit';
import { amountProblems } from '@/words/benefits/leave-form';
import type { LeaveFormProps } from './form-props';

const ChildBenefitAmount = onDemand(
  () => import('./child-benefit-amount').then((module) => module.ChildBenefitAmount),
  <p className="text-ink-soft">{words.opening}</p>,
);

interface OwnChildBenefitProps extends LeaveFormProps {
  household: Household | undefined;
}

/** The Canada Child Benefit for the income of the visitor's own family. Stands on the page from the first: links lead to it. */
export function OwnChildBenefit({ household, today, state, province, problems, dispatch }: OwnChildBenefitProps) {
  const { fields, left } = state;
  const year = today && getIncomeYear(household?.event, today);
  return (
    <section aria-labelledby="your-child-benefit" className="mt-8 print:hidden">
      <Card className="@container grid gap-4">
        <h2 id="your-child-benefit" className="text-xl">
          {words.title}
        </h2>
        <p className="max-w-reading">{words.lead}</p>
        <fieldset className="grid items-start gap-5 @xl:grid-cols-2">
          <legend className="sr-only">{words.family}</legend>
          <EntryField
            label={words.netIncome(year)}
            hint={words.netIncomeHint}
            inputMode="decimal"
            value={fields.netIncome}
            problem={problems.netIncome && left.includes('netIncome') ? amountProblems[problems.netIncome] : undefined}
            onChange={(netIncome) => dispatch({ type: 'edited', fields: { netIncome } })}
            onLeave={() => dispatch({ type: 'left', name: 'netIncome' })}
          />
          <EntryField
            label={words.children}
            hint={words.childrenHint}
            inputMode="text"
            value={fields.children}
            problem={problems.children && left.includes('children') ? words.notAges : undefined}
            onChange={(children) => dispatch({ type: 'edited', fields: { children } })}
            onLeave={() => dispatch({ type: 'left', name: 'children' })}
          />
        </fieldset>
        <div role="status" className="grid max-w-reading gap-2">
          {household?.family && today ? (
            <ChildBenefitAmount household={household} today={today} />
          ) : (
            <p className="text-ink-soft">{household ? words.addIncome : words.addDate}</p>
          )}
        </div>
        {province && <p className="max-w-reading">{(words.ownBenefits[province] ?? words.ownBenefitElsewhere).text}</p>}
      </Card>
    </section>
  );
}
