import { labourQuestions } from '@/data/contractions';
import type { LabourAnswers, TermAnswer } from '@/lib/contractions/contraction-log';
import { formatWeeksAndDays } from '@/lib/format/durations';
import { YesNoQuestion } from './yes-no-question';

interface LabourQuestionsProps {
  /** From the visitor's due date. If it is known, the question about 37 weeks is not asked. */
  gestationalAge: { weeks: number; days: number } | undefined;
  termAnswer: TermAnswer | undefined;
  answers: LabourAnswers;
  onTermAnswer: (isTerm: boolean) => void;
  onAnswer: (answer: Partial<LabourAnswers>) => void;
}

/** The questions that change the advice. None has to be answered. */
export function LabourQuestions({ gestationalAge, termAnswer, answers, onTermAnswer, onAnswer }: LabourQuestionsProps) {
  return (
    <div data-needs-script className="grid gap-1">
      {gestationalAge ? (
        <p className="text-ink-soft text-sm">
          Going by your due date, you are {formatWeeksAndDays(gestationalAge)} today. Before 37 weeks the advice is
          different.
        </p>
      ) : (
        <YesNoQuestion question="Are you 37 weeks or more?" answer={termAnswer?.isTerm} onAnswer={onTermAnswer} />
      )}
      {(['hasGivenBirth', 'isFarAway'] as const).map((key) => (
        <YesNoQuestion
          key={key}
          question={labourQuestions[key]}
          answer={answers[key]}
          onAnswer={(answer) => onAnswer({ [key]: answer })}
          onTakeBack={() => onAnswer({ [key]: undefined })}
        />
      ))}
    </div>
  );
}
