import { qpipRules } from '@/data/benefits/qpip-rules';
import type { BenefitPlan } from '@/lib/benefits/benefit-plan';
import type { BenefitProgram } from '@/lib/benefits/plan-types';
import { listToDos, type ToDoKey } from '@/lib/benefits/to-dos';
import { formatDollars } from '@/lib/format/amounts';
import { formatLongDate } from '@/lib/format/dates';
import { keepTogether } from '@/lib/format/text';
import * as words from '@/words/benefits/plan';

const textsOf: Record<BenefitProgram, Partial<Record<ToDoKey, string>>> = {
  ei: words.eiToDos,
  qpip: { ...words.qpipToDos, 'check-earnings': words.checkEarnings(formatDollars(qpipRules.minInsurableEarnings)) },
};

/** What to do when. */
export function PlanToDos({ plan }: { plan: BenefitPlan }) {
  const { program, input } = plan;
  return (
    <section aria-labelledby="plan-to-dos" className="max-w-reading">
      <h3 id="plan-to-dos">{words.toDos}</h3>
      {!input.lastWorkDay && <p className="mt-2 text-ink-soft">{words.noLastWorkDay}</p>}
      <ol className="mt-3 divide-y divide-line">
        {listToDos(plan).map(({ key, day }) => (
          <li key={key} className="grid gap-x-5 py-2.5 sm:grid-cols-[15rem_1fr]">
            <span className="font-semibold">{day ? formatLongDate(day) : words.undated}</span>
            <span>{keepTogether(textsOf[program][key] ?? '')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
