import { Button } from '@/components/ui/button';
import { openFold } from '@/lib/browser/focus';
import type { LabourAnswers, TermStatus } from '@/lib/contractions/contraction-log';
import { formatWeeksAndDays } from '@/lib/format/durations';
import { facts as words } from '@/words/contractions/timer';

/** The id of the fold that holds the questions. */
export const QUESTIONS_ID = 'labour-questions';

interface TimerFactsProps {
  termStatus: TermStatus;
  /** From the visitor's due date, if there is one. */
  gestationalAge: { weeks: number; days: number } | undefined;
  answers: LabourAnswers;
}

/** What is known of the visitor, in one line, and the way to the questions. */
export function TimerFacts(props: TimerFactsProps) {
  const facts = listFacts(props);
  const isUnknown = facts.length === 0;
  return (
    <p className="min-h-6 text-ink-soft text-sm leading-6">
      {/* Each text with an element of its own: a translator replaces text nodes. */}
      <span>{isUnknown ? words.questionsFirst : facts.join(' · ')}</span>{' '}
      <span className="whitespace-nowrap">
        ·{' '}
        <Button
          look="quiet"
          className="-my-2.5 inline-block! min-h-11! min-w-11 py-0! text-sm leading-11!"
          onClick={() => openFold(QUESTIONS_ID)}
        >
          {isUnknown ? words.askBirths : words.change}
        </Button>
      </span>
    </p>
  );
}

function listFacts({ termStatus, gestationalAge, answers }: TimerFactsProps): string[] {
  const { hasGivenBirth, distance, mustNotWait } = answers;
  return [
    getAge(termStatus, gestationalAge),
    hasGivenBirth !== undefined && (hasGivenBirth ? words.laterBirth : words.firstBirth),
    distance && words.distances[distance],
    mustNotWait && mustNotWait !== 'none' && words.lists[mustNotWait],
  ].filter((fact) => typeof fact === 'string');
}

function getAge(termStatus: TermStatus, gestationalAge: TimerFactsProps['gestationalAge']): string | undefined {
  if (gestationalAge) return formatWeeksAndDays(gestationalAge);
  if (termStatus === 'unknown') return undefined;
  return termStatus === 'term' ? words.isTerm : words.isPreterm;
}
