import { Disclosure } from '@/components/ui/disclosure';
import { TelephoneLink } from '@/components/ui/telephone-link';
import { eiRules } from '@/data/benefits/ei-rules';
import type { Answer } from '@/lib/benefits/answer';
import { findTopUpChoice } from '@/lib/benefits/better-split';
import { canBecomeExtended } from '@/lib/benefits/claim-doubts';
import type { Comparison } from '@/lib/benefits/compare';
import { isAloneOnAct, isOtherAlone } from '@/lib/benefits/job-leave';
import { EXTENDED_PAYS_FROM_WEEKS } from '@/lib/benefits/reason';
import type { Household, Program } from '@/lib/benefits/types';
import * as words from '@/words/benefits/leave';
import { languageCode } from '@/words/language';
import { findExtendedPays, findYearTrap } from './sentences/choose-year-trap';
import { describeReverseTrap, describeUnpaidWeeks } from './sentences/describe-unpaid-weeks';

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
        <section aria-labelledby="year-trap" className="rounded-card bg-honey-paper px-4 pt-3 pb-1">
          <h3 id="year-trap" className="font-sans text-base">
            {hasMaternity ? words.yearTrapTitle[trap] : words.noMaternityTitle}
          </h3>
          <p>{hasMaternity && trap === 'ofOne' ? words.notForAYear : words.finalInShort}</p>
          <Disclosure summary={words.whyAndIfWrong}>
            <p>
              {hasMaternity && `${words.yearTrap[trap]} `}
              {words.extendedPays[findExtendedPays(comparison, isExtendedForFewer, hasTopUp)](EXTENDED_PAYS_FROM_WEEKS)}{' '}
              {words.optionIsFinal}
            </p>
            <p className="mt-2">{words.wrongBox(<TelephoneLink {...eiRules.telephones[languageCode]} />)}</p>
            <p className="mt-2">
              {words.backEarly} {words.nextBaby}
            </p>
          </Disclosure>
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
