import { EntryField } from '@/components/ui/entry-field';
import { MAX_YEARLY_PAY } from '@/data/benefits/planner-limits';
import { qpipRules } from '@/data/benefits/qpip-rules';
import { getParentProvince, listPlanned, type ParentFields } from '@/lib/benefits/leave-form';
import { getMaxPay, type PayProblem, parseDollars, toWeekly } from '@/lib/benefits/pay';
import { isProblemShown } from '@/lib/benefits/planner-state';
import { getProgram } from '@/lib/benefits/program-years';
import { getCountedWeeks } from '@/lib/benefits/read-form';
import type { ParentRole, Program } from '@/lib/benefits/types';
import { formatDollars } from '@/lib/format/amounts';
import * as words from '@/words/benefits/leave-form';
import type { LeaveFormProps } from './form-props';
import { SelectField } from './select-field';
import { getNamesFor } from './sentences/parent-names';

/** What each parent who claims earns: asked beside the dollars that come of it. */
export function PayQuestions(props: LeaveFormProps) {
  const { who, arrival, parents } = props.state.fields;
  const names = getNamesFor(arrival);
  return (
    <div className="grid items-start gap-5 @xl:grid-cols-2">
      {listPlanned(who)
        .filter((role) => parents[role].back !== 'no-claim')
        .map((role) => (
          <fieldset key={role} className="min-w-0">
            <legend className={who === 'both' ? 'mb-2 font-serif text-lg' : 'sr-only'}>
              {names[role]}
              <span className="sr-only"> {words.pay}</span>
            </legend>
            <PayQuestion role={role} {...props} />
          </fieldset>
        ))}
    </div>
  );
}

function PayQuestion({ role, state, province, problems, dispatch }: LeaveFormProps & { role: ParentRole }) {
  return (
    <Pay
      program={getProgram(getParentProvince(state.fields, role, province))}
      fields={state.fields.parents[role]}
      found={problems.parents?.[role] ?? {}}
      isShown={(name) => isProblemShown(state, `${role}.${name}`)}
      onEdit={(fields) => dispatch({ type: 'parent-edited', role, fields })}
      onLeave={(name) => dispatch({ type: 'left', name: `${role}.${name}` })}
    />
  );
}

interface PayProps {
  program: Program;
  fields: ParentFields;
  found: NonNullable<NonNullable<LeaveFormProps['problems']['parents']>[ParentRole]>;
  /** Whether what is wrong with a field is said yet. */
  isShown: (name: keyof ParentFields) => boolean;
  onEdit: (fields: Partial<ParentFields>) => void;
  onLeave: (name: keyof ParentFields) => void;
}

function Pay({ program, fields, found, isShown, onEdit, onLeave }: PayProps) {
  const { min, max } = getCountedWeeks(program);
  const isVaried = fields.payPer === 'varies';
  const payProblem = isShown('pay') ? found.pay : undefined;
  const totalProblem = isShown('bestWeeksTotal') ? found.bestWeeksTotal : undefined;
  const countProblem = isShown('bestWeeks') ? found.bestWeeks : undefined;
  return (
    <div className="grid gap-4">
      <div className={`grid items-start gap-3 ${isVaried ? '' : 'grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))]'}`}>
        {!isVaried && (
          <EntryField
            label={words.pay}
            value={fields.pay}
            inputMode="decimal"
            problem={payProblem && describePayProblem(fields, payProblem)}
            onChange={(pay) => onEdit({ pay, isPayRight: 'no' })}
            onLeave={() => onLeave('pay')}
          />
        )}
        <SelectField
          label={isVaried ? words.pay : words.payPer}
          value={fields.payPer}
          options={words.payPeriods}
          onChange={(payPer) => onEdit({ payPer, isPayRight: 'no' })}
        />
      </div>
      {(payProblem === 'low' || totalProblem === 'low') && (
        <button
          type="button"
          className="text-link min-h-11 justify-self-start"
          onClick={() => onEdit({ isPayRight: 'yes' })}
        >
          {words.payIsRight}
        </button>
      )}
      {isVaried && (
        <>
          <EntryField
            label={words.bestWeeksTotal[program]}
            value={fields.bestWeeksTotal}
            inputMode="decimal"
            problem={
              totalProblem && (totalProblem === 'missing' ? words.missing : describePayProblem(fields, totalProblem))
            }
            onChange={(bestWeeksTotal) => onEdit({ bestWeeksTotal, isPayRight: 'no' })}
            onLeave={() => onLeave('bestWeeksTotal')}
          />
          <EntryField
            label={words.bestWeeks[program]}
            inputMode="numeric"
            hint={words.bestWeeksHint[program]}
            value={fields.bestWeeks}
            problem={countProblem && (countProblem === 'missing' ? words.missing : words.bestWeeksNotWhole(min, max))}
            onChange={(bestWeeks) => onEdit({ bestWeeks })}
            onLeave={() => onLeave('bestWeeks')}
          />
        </>
      )}
      {!isVaried && <p className="-mt-2 text-ink-soft text-sm">{words.payHint}</p>}
    </div>
  );
}

function describePayProblem({ pay, payPer, bestWeeksTotal, bestWeeks }: ParentFields, problem: PayProblem): string {
  const isVaried = payPer === 'varies';
  const most = isVaried ? MAX_YEARLY_PAY : getMaxPay(payPer);
  if (problem === 'too-high') return words.tooHigh(formatDollars(most));
  if (problem === 'below-qpip') return words.belowQpip(formatDollars(qpipRules.minInsurableEarnings));
  if (problem !== 'low') return words.payProblems[problem];
  const read = parseDollars(isVaried ? bestWeeksTotal : pay, most);
  const dollars = read && 'dollars' in read ? read.dollars : 0;
  return words.lowPay(formatDollars(isVaried ? Math.round(dollars / Number(bestWeeks)) : toWeekly(dollars, payPer)));
}
