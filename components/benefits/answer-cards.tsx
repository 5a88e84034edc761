import {
  type Answer,
  countPaidOfAll,
  countUnpaidAtEnd,
  getChoiceKey,
  isOfBoth,
  isPayKnown,
} from '@/lib/benefits/answer';
import { joinWeeks, type Stretch } from '@/lib/benefits/answer-weeks';
import { toMonthly } from '@/lib/benefits/pay';
import type { Household, ParentRole } from '@/lib/benefits/types';
import { formatDollars } from '@/lib/format/amounts';
import { formatWeeks } from '@/lib/format/durations';
import * as words from '@/words/benefits/leave';
import { getChoiceTitle } from './sentences/describe-choice';
import { getParentNames } from './sentences/parent-names';

interface AnswerCardsProps {
  household: Household;
  answers: readonly Answer[];
  /** Its parent with the most parental weeks is the one whose week stands on every card. */
  named: Answer;
  /** The key of the choice whose dates are shown. */
  shown: string;
  onShow: (key: string) => void;
}

/** What can be ticked, side by side: money a week first, the total last. A card chooses whose dates are shown below. */
export function AnswerCards({ household, answers, named, shown, onShow }: AnswerCardsProps) {
  const { role } = findUsual(named);
  return (
    <fieldset className="print:hidden">
      <legend className="mb-2 font-semibold">{words.cards}</legend>
      <div className="grid grid-cols-2 gap-3">
        {answers.map((answer) => (
          <AnswerCard
            key={getChoiceKey(answer.choice)}
            answer={answer}
            role={role}
            names={household.parents.length > 1 ? getParentNames(household) : undefined}
            title={getChoiceTitle(household, answer)}
            isShown={getChoiceKey(answer.choice) === shown}
            onShow={() => onShow(getChoiceKey(answer.choice))}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface AnswerCardProps {
  answer: Answer;
  /** The parent whose week is shown; where that one is paid nothing, the week of the other is. */
  role: ParentRole | undefined;
  /** Where two parents are off: the figures of a week are those of one. */
  names: Record<ParentRole, string> | undefined;
  title: string;
  isShown: boolean;
  onShow: () => void;
}

function AnswerCard({ answer, role, names, title, isShown, onShow }: AnswerCardProps) {
  const { role: found, usual, higher } = findUsual(answer, role);
  const paid = countPaidOfAll(answer);
  const unpaid = countUnpaidAtEnd(answer);
  const topUp = answer.parents.reduce((sum, parent) => sum + parent.topUp, 0);
  const hasPay = isPayKnown(answer);
  const hasTwo = isOfBoth(answer);
  return (
    <label className="relative block cursor-pointer rounded-card border border-line bg-mist p-4 has-checked:border-2 has-checked:border-spruce has-checked:bg-card has-checked:p-[15px] has-focus-visible:outline-3 has-focus-visible:outline-lake forced-colors:has-checked:border-[Highlight]">
      <input
        type="radio"
        name="shown-choice"
        checked={isShown}
        onChange={onShow}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <span className="block font-semibold">{title}</span>
      {hasPay && usual && (
        <>
          {names && found && <span className="block text-ink-soft text-sm">{names[found]}</span>}
          <span className="block font-serif text-[min(max(7.5vw,1.08rem),var(--text-3xl))] tabular-nums">
            {formatDollars(usual.benefit)}
          </span>
          <span className="block text-ink-soft text-sm">
            {words.aWeek}
            {higher && ` ${describeHigher(higher)}`}
          </span>
          <span className="block text-ink-soft text-sm">
            {usual.benefit > 0 ? words.aMonth(formatDollars(toMonthly(usual.benefit))) : words.takenByWork}
          </span>
        </>
      )}
      <span className="mt-2 block font-semibold">
        {paid > 0 ? (hasTwo ? words.paidWeeksOfBoth : words.paidWeeks)(formatWeeks(paid)) : words.nothingIsPaid}
      </span>
      {unpaid > 0 && (
        <span className="block text-sm">
          {(hasTwo ? words.unpaidWeeksOfBoth : words.unpaidWeeks)(formatWeeks(unpaid))}
        </span>
      )}
      {paid > 0 && hasPay && (
        <span className="block text-ink-soft text-sm">
          {(hasTwo ? words.inAllForBoth : words.inAll)(formatDollars(answer.benefit))}
        </span>
      )}
      {topUp > 0 && <span className="block text-ink-soft text-sm">{words.withTopUp(formatDollars(topUp))}</span>}
    </label>
  );
}

interface Usual {
  role?: ParentRole;
  /** The parental weeks of the parent who has the most of them; without any, the longest stretch that is paid. */
  usual?: Stretch;
  /** Weeks of the same parent before, at a higher rate, and the most dollars of one of them. */
  higher?: Higher;
}

interface Higher {
  weeks: number;
  benefit: number;
  isUneven: boolean;
}

const describeHigher = ({ weeks, benefit, isUneven }: Higher): string =>
  (isUneven ? words.afterUnevenWeeks : words.afterWeeks)({
    weeks: formatWeeks(weeks),
    dollars: formatDollars(benefit),
  });

/** @param role The parent whose week it is, if anything is paid to that one. */
function findUsual({ parents }: Answer, role?: ParentRole): Usual {
  const all = parents.flatMap((parent) =>
    joinWeeks(parent.weeks)
      .filter(({ ratePercent }) => ratePercent > 0)
      .map((stretch) => ({ parent, stretch })),
  );
  const own = all.filter(({ parent }) => parent.plan.role === role);
  const paid = own.length > 0 ? own : all;
  const parental = paid.filter(({ stretch }) => stretch.kind === 'parental');
  const [found] = (parental.length > 0 ? parental : paid).sort((a, b) => b.stretch.weeks - a.stretch.weeks);
  if (!found) return {};
  const { parent, stretch: usual } = found;
  // By the rate: the family supplement and pay of the waiting week make dollars of one rate differ.
  const before = parent.weeks
    .filter(({ week, ratePercent }) => week < usual.first && ratePercent > usual.ratePercent)
    .map(({ benefit }) => benefit);
  const benefit = Math.max(...before);
  const isUneven = before.some((one) => one !== benefit);
  return {
    role: parent.plan.role,
    usual,
    ...(benefit > usual.benefit && { higher: { weeks: before.length, benefit, isUneven } }),
  };
}
