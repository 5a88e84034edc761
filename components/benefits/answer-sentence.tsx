import { getSaturday } from '@/lib/benefits/benefit-week';
import {
  type Answer,
  type Comparison,
  countUnpaidAtEnd,
  getWeeksToType,
  isPayKnown,
  type ParentAnswer,
} from '@/lib/benefits/compare';
import { isPaid } from '@/lib/benefits/money';
import { getParentNames } from '@/lib/benefits/parent-names';
import type { Household } from '@/lib/benefits/types';
import { formatDollars } from '@/lib/format/amounts';
import { formatPlainLongDate } from '@/lib/format/dates';
import { formatWeeks } from '@/lib/format/durations';
import * as words from '@/words/benefits/leave';

interface AnswerSentenceProps {
  household: Household;
  comparison: Comparison;
}

/** What to tick and to type, and why. */
export function AnswerSentence({ household, comparison }: AnswerSentenceProps) {
  const { answers, proposed } = comparison;
  const claiming = household.parents.filter(({ isClaiming }) => isClaiming);
  if (claiming.length === 0) return <p className="mt-3 text-lg">{words.nobodyClaims}</p>;
  const program = claiming.some((plan) => plan.program === 'ei') ? 'ei' : 'qpip';
  return (
    <>
      <p className="mt-3 text-balance font-serif text-xl">
        {proposed ? <Tick household={household} answer={proposed.answer} /> : describeOpenEnd(household, answers)}
      </p>
      {proposed && <p className="mt-2 max-w-reading">{describeReason(comparison)}</p>}
      <p className="mt-2 text-ink-soft text-sm">{words.decides[program]}</p>
    </>
  );
}

function Tick({ household, answer }: { household: Household; answer: Answer }) {
  const names = getParentNames(household);
  const claiming = answer.parents.filter(({ schedule }) => schedule.claim);
  const ei = claiming.filter(({ plan }) => plan.program === 'ei');
  const [first, second] = ei;
  const option = <strong>{words.choices[answer.choice.ei]}</strong>;
  const weeks = (parent: ParentAnswer) => <strong>{getWeeksToType(parent)}</strong>;
  return (
    <>
      {claiming.length > ei.length && words.chooseQpip(<strong>{words.choices[answer.choice.qpip]}</strong>)}{' '}
      {first &&
        (getWeeksToType(first) === 0 && first.schedule.paid.maternity > 0
          ? words.onlyMaternity
          : words.tickEi(option, weeks(first), first.schedule.paid.maternity > 0))}{' '}
      {second && words.tickEiToo(names[second.plan.role], option, weeks(second))}
    </>
  );
}

/** How long each choice pays, where the leave is as long as it is paid. */
function describeOpenEnd(household: Household, answers: readonly Answer[]): string {
  const program = household.parents.some((plan) => plan.program === 'ei' && plan.isClaiming) ? 'ei' : 'qpip';
  const ends = answers.map((answer) => ({
    title: words.choiceTitles[answer.choice[program]],
    day: formatPlainLongDate(getSaturday(getLastPaidWeek(answer))),
  }));
  const [first, second] = ends;
  return first && second ? words.openEnded(first.title, first.day, second.title, second.day) : '';
}

const getLastPaidWeek = ({ parents }: Answer) =>
  Math.max(...parents.flatMap(({ weeks }) => weeks.filter(isPaid).map(({ week }) => week)));

function describeReason({ proposed }: Comparison): string {
  if (!proposed) return '';
  const { answer, other, difference, reason } = proposed;
  const differs = answer.choice.ei === other.choice.ei ? 'qpip' : 'ei';
  const less = isPayKnown(answer) ? formatDollars(difference) : undefined;
  const unpaid = countUnpaidAtEnd(answer);
  return words.reasons[reason](
    words.choices[other.choice[differs]],
    less,
    unpaid > 0 ? formatWeeks(unpaid) : undefined,
  );
}
