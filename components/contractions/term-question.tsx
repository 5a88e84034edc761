import type { TermStatus } from '@/lib/contractions/contraction-log';
import { questions } from '@/words/contractions/timer';
import { ChoiceQuestion, yesOrNo } from './choice-question';

interface TermQuestionProps {
  /** Without a due date it follows from the visitor's answer, as long as that counts. */
  termStatus: TermStatus;
  onAnswer: (isTerm: boolean) => void;
}

/** Whether the visitor is 37 weeks or more. Above the clock where no due date says so, also once it is answered. */
export function TermQuestion({ termStatus, onAnswer }: TermQuestionProps) {
  return (
    <ChoiceQuestion
      question={questions.isTerm}
      isCompact
      choices={yesOrNo}
      answer={termStatus === 'unknown' ? null : termStatus === 'term'}
      onAnswer={onAnswer}
    />
  );
}
