import { eiRules } from '@/data/benefits/ei-rules';
import { qpipRules } from '@/data/benefits/qpip-rules';
import type { BenefitPlan } from '@/lib/benefits/benefit-plan';
import type { BenefitProgram } from '@/lib/benefits/plan-types';
import { listToDos, type ToDoKey } from '@/lib/benefits/to-dos';
import { formatDollars } from '@/lib/format/amounts';
import { formatLongDate } from '@/lib/format/long-dates';
import { keepTogether } from '@/lib/format/text';

const eiTexts: Partial<Record<ToDoKey, string>> = {
  'earliest-start': `The first day on which maternity benefits can begin: ${eiRules.maternity.weeksBeforeDueWeek} weeks before the week of your due date, or the week of an earlier birth.`,
  'claim-start': 'The first week of your claim begins.',
  apply: `Apply to Service Canada by this day: within ${eiRules.applyWithinWeeks} weeks of your last day of work. Apply as soon as you stop, even without your record of employment. Later you may lose weeks: if this day has passed, apply today and ask for an earlier start. Choose standard or extended when you apply.`,
  'latest-maternity-end': `The last day of maternity benefits: ${eiRules.maternity.weeksAfterLaterWeek} weeks after the week of the due date or of the birth, whichever is later.`,
  'latest-standard-end': `The last day of parental weeks in the standard option: ${eiRules.standard.windowWeeks} weeks after the week of birth.`,
  'latest-parental-end': `The last day of parental weeks in the extended option: ${eiRules.extended.windowWeeks} weeks after the week of birth.`,
};

const qpipTexts: Partial<Record<ToDoKey, string>> = {
  'earliest-start': `The first day on which maternity benefits can begin: ${qpipRules.maternityWindow.weeksBeforeDueWeek} weeks before the week of your due date.`,
  'claim-start': 'Your first week of benefits begins.',
  apply: 'Apply to RQAP, and choose the basic or the special plan.',
  'latest-maternity-end': `The last day of maternity benefits: ${qpipRules.maternityWindow.weeksAfterBirthWeek} weeks after the week of birth.`,
  'latest-parental-end': `The last day of all other weeks: ${qpipRules.windowWeeks} weeks after the week of birth.`,
};

const sharedTexts: Partial<Record<ToDoKey, string>> = {
  'check-hours': `Check that you have ${eiRules.insurableHours} hours of insured work, and that your weekly earnings will drop by more than ${eiRules.earningsDropPercent}%.`,
  'check-earnings': `Check that you have at least ${formatDollars(qpipRules.minInsurableEarnings)} of insurable earnings. Self-employment counts too. There is no minimum number of hours.`,
  'last-work-day': 'Last day of work.',
  'record-of-employment': 'Ask your employer for your record of employment.',
  due: 'Your due date. Once your baby is here, register the birth and apply for the Canada Child Benefit.',
  birth: 'Your baby arrived. Register the birth, and apply for the Canada Child Benefit.',
};

const textsOf: Record<BenefitProgram, Partial<Record<ToDoKey, string>>> = {
  ei: { ...sharedTexts, ...eiTexts },
  qpip: { ...sharedTexts, ...qpipTexts },
};

/** What to do when. */
export function PlanToDos({ plan }: { plan: BenefitPlan }) {
  const { program, input } = plan;
  return (
    <section aria-labelledby="plan-to-dos" className="max-w-reading">
      <h3 id="plan-to-dos">What to do when</h3>
      {!input.lastWorkDay && (
        <p className="mt-2 text-ink-soft">
          You have not entered your last day of work, so this list uses the day before your first week of benefits.
        </p>
      )}
      <ol className="mt-3 divide-y divide-line">
        {listToDos(plan).map(({ key, day }) => (
          <li key={key} className="grid gap-x-5 py-2.5 sm:grid-cols-[15rem_1fr]">
            <span className="font-semibold">{day ? formatLongDate(day) : 'Before you stop working'}</span>
            <span>{keepTogether(textsOf[program][key] ?? '')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
