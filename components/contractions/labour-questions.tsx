import type { HospitalDistance, LabourAnswers } from '@/lib/contractions/contraction-log';
import { formatWeeksAndDays } from '@/lib/format/durations';
import * as words from '@/words/contractions/timer';
import { type Choice, ChoiceQuestion, toSkip, yesOrNo } from './choice-question';
import { MustNotWaitQuestion } from './must-not-wait-question';

interface LabourQuestionsProps {
  /** From the visitor's due date, if there is one. */
  gestationalAge: { weeks: number; days: number } | undefined;
  answers: LabourAnswers;
  onAnswer: (answer: Partial<LabourAnswers>) => void;
}

const distances: Choice<HospitalDistance | undefined>[] = [
  { value: 'under-30', label: words.distances['under-30'] },
  { value: '30-to-60', label: words.distances['30-to-60'] },
  { value: 'over-60', label: words.distances['over-60'] },
  { value: 'by-plane', label: words.distances['by-plane'] },
  toSkip,
];

/** The questions that change the advice, but for the one that leads it. None has to be answered. */
export function LabourQuestions({ gestationalAge, answers, onAnswer }: LabourQuestionsProps) {
  return (
    <div data-needs-script className="grid gap-1">
      {gestationalAge && (
        <p className="text-ink-soft text-sm">{words.ageOfAdvice(formatWeeksAndDays(gestationalAge))}</p>
      )}
      <ChoiceQuestion<boolean | undefined>
        question={words.questions.hasGivenBirth}
        choices={[...yesOrNo, toSkip]}
        answer={answers.hasGivenBirth}
        onAnswer={(hasGivenBirth) => onAnswer({ hasGivenBirth })}
      />
      <ChoiceQuestion
        question={words.questions.distance}
        choices={distances}
        answer={answers.distance}
        onAnswer={(distance) => onAnswer({ distance })}
      />
      <MustNotWaitQuestion answer={answers.mustNotWait} onAnswer={(mustNotWait) => onAnswer({ mustNotWait })} />
    </div>
  );
}
