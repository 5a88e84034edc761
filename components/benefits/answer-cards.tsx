import { joinWeeks, type Stretch } from '@/lib/benefits/answer-weeks';
import { type Answer, countUnpaidAtEnd, getChoiceKey, isPayKnown } from '@/lib/benefits/compare';
import { getParentNames } from '@/lib/benefits/parent-names';
import { toMonthly } from '@/lib/benefits/pay';
import type { Household, ParentRole } from '@/lib/benefits/types';
import { formatDollars } from '@/lib/format/amounts';
import { formatWeeks } from '@/lib/format/durations';
import * as words from '@/words/benefits/leave';

interface AnswerCardsProps {
  household: Household;
  answers: readonly Answer[];
  /** The key of the choice whose dates are shown. */
  shown: string;
  onShow: (key: string) => void;
}

/** What can be ticked, side by side: money a week first, the total last. A card chooses whose dates are shown below. */
export function AnswerCards({ household, answers, shown, onShow }: AnswerCardsProps) {
  return (
    <fieldset className="print:hidden">
      <legend className="mb-2 font-semibold">{words.cards}</legend>
      <div className="grid grid-cols-2 gap-3">
        {answers.map((answer) => (
          <AnswerCard
            key={getChoiceKey(answer.choice)}
            answer={answer}
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
  /** Where two parents are off: the figures of a week are those of one. */
  names: Record<ParentRole, string> | undefined;
  title: string;
  isShown: boolean;
  onShow: () => void;
}

function AnswerCard({ answer, names, title, isShown, onShow }: AnswerCardProps) {
  const { role, usual, higher } = findUsual(answer);
  const paid = answer.parents.reduce(
    (sum, { weeks }) => sum + weeks.filter(({ ratePercent }) => ratePercent > 0).length,
    0,
  );
  const unpaid = countUnpaidAtEnd(answer);
  const topUp = answer.parents.reduce((sum, parent) => sum + parent.topUp, 0);
  const hasPay = isPayKnown(answer);
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
      {hasPay && usual ? (
        <>
          {names && role && <span className="block text-ink-soft text-sm">{names[role]}</span>}
          <span className="block font-serif text-[min(7.5vw,var(--text-3xl))] tabular-nums">
            {formatDollars(usual.benefit)}
          </span>
          <span className="block text-ink-soft text-sm">
            {words.aWeek}
            {higher && ` ${words.afterWeeks(formatWeeks(higher.weeks), formatDollars(higher.benefit))}`}
          </span>
          <span className="block text-ink-soft text-sm">{words.aMonth(formatDollars(toMonthly(usual.benefit)))}</span>
        </>
      ) : (
        <>
          <span className="block font-serif text-[min(7.5vw,var(--text-3xl))]">{words.noPay}</span>
          <span className="block text-ink-soft text-sm">{words.typePay}</span>
        </>
      )}
      <span className="mt-2 block font-semibold">{words.paidWeeks(formatWeeks(paid))}</span>
      {unpaid > 0 && <span className="block text-sm">{words.unpaidWeeks(formatWeeks(unpaid))}</span>}
      {hasPay && <span className="block text-ink-soft text-sm">{words.inAll(formatDollars(answer.benefit))}</span>}
      {topUp > 0 && <span className="block text-ink-soft text-sm">{words.withTopUp(formatDollars(topUp))}</span>}
    </label>
  );
}

interface Usual {
  role?: ParentRole;
  /** The parental weeks of the parent who has the most of them; without any, the longest stretch that is paid. */
  usual?: Stretch;
  /** Weeks of the same parent that are paid more before: most often with so many dollars. */
  higher?: { weeks: number; benefit: number };
}

function findUsual({ parents }: Answer): Usual {
  const paid = parents.flatMap((parent) =>
    joinWeeks(parent.weeks)
      .filter(({ ratePercent }) => ratePercent > 0)
      .map((stretch) => ({ parent, stretch })),
  );
  const parental = paid.filter(({ stretch }) => stretch.kind === 'parental');
  const [found] = (parental.length > 0 ? parental : paid).sort((a, b) => b.stretch.weeks - a.stretch.weeks);
  if (!found) return {};
  const { parent, stretch: usual } = found;
  const before = parent.weeks.filter(({ week, benefit }) => week < usual.first && benefit > usual.benefit);
  const counts = [...new Set(before.map(({ benefit }) => benefit))].map((benefit) => ({
    benefit,
    weeks: before.filter((week) => week.benefit === benefit).length,
  }));
  const [higher] = counts.sort((a, b) => b.weeks - a.weeks);
  return { role: parent.plan.role, usual, ...(higher && { higher }) };
}

/** What a choice is called above its card; both programs' where a household has two. */
export function getChoiceTitle({ parents }: Household, { choice }: Answer): string {
  const programs = new Set(parents.map(({ program }) => program));
  if (programs.size === 2) return words.bothTitles(words.choiceTitles[choice.ei], words.choiceTitles[choice.qpip]);
  return programs.has('qpip') ? words.choiceTitles[choice.qpip] : words.choiceTitles[choice.ei];
}
