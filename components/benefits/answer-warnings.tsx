import { TelephoneLink } from '@/components/ui/telephone-link';
import { eiRules } from '@/data/benefits/ei-rules';
import type { Answer } from '@/lib/benefits/answer';
import { findTopUpChoice } from '@/lib/benefits/better-split';
import { canBecomeExtended } from '@/lib/benefits/claim-doubts';
import type { Comparison } from '@/lib/benefits/compare';
import { isAloneOnAct, isOtherAlone } from '@/lib/benefits/leave-notes';
import { EXTENDED_PAYS_FROM_WEEKS, paysExtendedLong } from '@/lib/benefits/reason';
import type { Household, Program } from '@/lib/benefits/types';
import * as words from '@/words/benefits/leave';
import { languageCode } from '@/words/language';
import { describeReverseTrap, describeUnpaidWeeks } from './unpaid-weeks';

interface AnswerWarningsProps {
  household: Household;
  comparison: Comparison;
  shown: Answer;
  today: Date;
}

/** What costs parents money and cannot be taken back: the two traps, gaps, and weeks that are lost. */
export function AnswerWarnings({ household, comparison, shown, today }: AnswerWarningsProps) {
  const count = (wanted: Program) =>
    household.parents.filter(({ program, isClaiming }) => program === wanted && isClaiming).length;
  const hasMaternity =
    household.event.arrival === 'birth' &&
    household.parents.some(({ role, program, isClaiming }) => role === 'birth' && program === 'ei' && isClaiming);
  // A parent with EI has another choice to make.
  const isSharedPlan = household.parents.every(({ program }) => program === 'qpip') && !isAloneOnAct(household);
  const mayBeExtended = canBecomeExtended(household, comparison);
  const withTopUp = comparison.proposed && findTopUpChoice(household, comparison.proposed, today);
  const hasTopUp = withTopUp?.answer.choice.ei === 'extended' && comparison.proposed?.answer.choice.ei === 'standard';
  const trap = findYearTrap(household, comparison, mayBeExtended || hasTopUp);
  const reverseTrap = describeReverseTrap(household, comparison, shown);
  const isExtendedForFewer = mayBeExtended || reverseTrap.length > 0;
  return (
    <div className="grid gap-4 print:hidden">
      {count('ei') > 0 && (
        <section aria-labelledby="year-trap" className="rounded-card bg-honey-paper p-4">
          <h3 id="year-trap" className="text-lg">
            {hasMaternity ? words.yearTrapTitle[trap] : words.noMaternityTitle}
          </h3>
          <p className="mt-2">
            {hasMaternity && `${words.yearTrap[trap]} `}
            {words.extendedPays[findExtendedPays(comparison, isExtendedForFewer, hasTopUp)](EXTENDED_PAYS_FROM_WEEKS)}{' '}
            {words.optionIsFinal}
          </p>
          <p className="mt-2">{words.wrongBox(<TelephoneLink {...eiRules.telephones[languageCode]} />)}</p>
          <p className="mt-2">
            {words.backEarly} {words.nextBaby}
          </p>
        </section>
      )}
      <ul className="list-disc space-y-2 pl-6 marker:text-spruce empty:hidden">
        {[...reverseTrap, ...describeUnpaidWeeks(household, shown, today)].map((text) => (
          <li key={text}>{text}</li>
        ))}
        {(count('ei') > 1 || (count('ei') > 0 && isOtherAlone(household))) && <li>{words.sameChoice.ei}</li>}
        {count('qpip') > 0 && (
          <li>
            {isSharedPlan && `${words.sameChoice.qpip} `}
            {words.planIsFinal}
          </li>
        )}
      </ul>
    </div>
  );
}

/**
 * How the warning of the year trap goes. Where extended is proposed it does not speak against it: to two parents, or for a
 * part of the leave that comes late, it says why, but not where one parent alone wants so many weeks that extended brings
 * more.
 * @param mayBeExtended Whether the answer would be extended without a claim that is in doubt, or it says that extended
 * brings more with what the employer adds.
 */
function findYearTrap(
  { parents }: Household,
  { proposed }: Comparison,
  mayBeExtended: boolean,
): keyof typeof words.yearTrap {
  if (mayBeExtended) return 'ofOneWithExtended';
  if (proposed?.answer.choice.ei !== 'extended') return 'ofOne';
  if (proposed.reason === 'late-start') return 'ofLate';
  const isForBoth = parents.filter(({ isClaiming }) => isClaiming).length > 1 && !paysExtendedLong(proposed.answer);
  return isForBoth ? 'ofBoth' : 'ofOneWithExtended';
}

/**
 * What is said of extended's money: no number that the answer above or its warnings, a family supplement, pay for work or
 * what the employer adds makes wrong.
 * @param isExtendedForFewer Whether extended may be the better one for weeks that are fewer, as they come late.
 * @param hasTopUp Whether the answer above says that extended brings more with what the employer adds.
 */
function findExtendedPays(
  { answers, proposed }: Comparison,
  isExtendedForFewer: boolean,
  hasTopUp: boolean,
): keyof typeof words.extendedPays {
  const hasSupplement = answers.some(({ parents }) =>
    parents.some(({ weeks }) => weeks.some(({ supplement }) => supplement > 0)),
  );
  if (hasSupplement) return 'withSupplement';
  const hasPayForWork = answers.some(({ parents }) =>
    parents.some(({ plan, schedule }) => plan.program === 'ei' && schedule.claim && plan.earnedBeside > 0),
  );
  if (hasPayForWork) return 'withPayForWork';
  if (hasTopUp) return 'withTopUp';
  const isExtended = proposed?.answer.choice.ei === 'extended' && !paysExtendedLong(proposed.answer);
  return isExtended || isExtendedForFewer ? 'fewerWeeks' : 'usually';
}
