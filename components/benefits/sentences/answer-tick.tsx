import { type Answer, getWeeksToType, type ParentAnswer } from '@/lib/benefits/answer';
import type { Household } from '@/lib/benefits/types';
import { formatWeeks } from '@/lib/format/durations';
import { getCountForm } from '@/lib/format/numbers';
import * as words from '@/words/benefits/leave';
import { getParentNames } from './parent-names';

/** What to tick and how many weeks to type, of each parent. */
export function Tick({ household, answer }: { household: Household; answer: Answer }) {
  const names = getParentNames(household);
  const claiming = answer.parents.filter(({ schedule }) => schedule.claim);
  const ei = claiming.filter(({ plan }) => plan.program === 'ei');
  const qpip = claiming.filter(({ plan }) => plan.program === 'qpip');
  const [first, second] = ei;
  const nameAlone = (parents: readonly ParentAnswer[]) => {
    const [alone] = household.parents.length > 1 && parents.length === 1 ? parents : [];
    return alone && names[alone.plan.role];
  };
  const option = <strong>{words.choices[answer.choice.ei]}</strong>;
  const weeks = (parent: ParentAnswer) => <strong>{getWeeksToType(parent)}</strong>;
  const noun = (parent: ParentAnswer) => getCountForm(getWeeksToType(parent), words.parentalWeeks);
  const describeFirst = (parent: ParentAnswer) => {
    const { sickness, maternity, parental } = parent.schedule.paid;
    if (parental > 0)
      return words.tickEi({
        parent: nameAlone(ei),
        option,
        weeks: weeks(parent),
        noun: noun(parent),
        maternityWeeks: maternity,
      });
    const name = second ? names[parent.plan.role] : nameAlone(ei);
    if (maternity > 0) return words.onlyMaternity({ parent: name, weeks: formatWeeks(maternity) });
    return sickness > 0
      ? words.onlySickness({ parent: name, weeks: formatWeeks(sickness) })
      : words.nothingPaid(names[parent.plan.role]);
  };
  const describeSecond = (parent: ParentAnswer) => {
    const name = names[parent.plan.role];
    if (getWeeksToType(parent) === 0) return words.nothingPaid(name);
    // 'Too' needs somebody who ticks something.
    return first && getWeeksToType(first) > 0
      ? words.tickEiToo({ parent: name, option, weeks: weeks(parent) })
      : words.tickEi({ parent: name, option, weeks: weeks(parent), noun: noun(parent), maternityWeeks: 0 });
  };
  return (
    <>
      {qpip.length > 0 && (
        <>
          {words.chooseQpip({
            parent: nameAlone(qpip),
            plan: <strong>{words.choices[answer.choice.qpip]}</strong>,
          })}{' '}
        </>
      )}
      {first && describeFirst(first)} {second && describeSecond(second)}
    </>
  );
}
