import type { LabourAnswers, TermStatus } from '@/lib/contractions/contraction-log';
import { formatWeeksAndDays } from '@/lib/format/durations';
import * as words from '@/words/contractions/timer';
import { YesNoQuestion, yesNoOrSkip, yesOrNo } from './yes-no-question';

interface LabourQuestionsProps {
  /** From the visitor's due date. If it is known, the question about 37 weeks is not asked. */
  gestationalAge: { weeks: number; days: number } | undefined;
  /** Without a due date it follows from the visitor's answer, as long as that counts. */
  termStatus: TermStatus;
  answers: LabourAnswers;
  onTermAnswer: (isTerm: boolean) => void;
  onAnswer: (answer: Partial<LabourAnswers>) => void;
}

/** The questions that change the advice. None has to be answered. */
export function LabourQuestions({ gestationalAge, termStatus, answers, onTermAnswer, onAnswer }: LabourQuestionsProps) {
  return (
    <div data-needs-script className="grid gap-1">
      {gestationalAge ? (
        <p className="text-ink-soft text-sm">{words.ageOfAdvice(formatWeeksAndDays(gestationalAge))}</p>
      ) : (
        <YesNoQuestion
          question={words.questions.isTerm}
          choices={yesOrNo}
          answer={termStatus === 'unknown' ? undefined : termStatus === 'term'}
          onAnswer={onTermAnswer}
        />
      )}
      {(['hasGivenBirth', 'isFarAway'] as const).map((key) => (
        <YesNoQuestion
          key={key}
          question={words.questions[key]}
          choices={yesNoOrSkip}
          answer={answers[key]}
          onAnswer={(answer) => onAnswer({ [key]: answer })}
        />
      ))}
    </div>
  );
}
