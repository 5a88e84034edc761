import { useState } from 'react';
import type { TermStatus } from '@/lib/contractions/contraction-log';
import { questions } from '@/words/contractions/timer';
import { ChoiceQuestion, yesOrNo } from './choice-question';

interface TermQuestionProps {
  /** Without a due date it follows from the visitor's answer, as long as that counts. */
  termStatus: TermStatus;
  onAnswer: (isTerm: boolean) => void;
}

/** Whether the visitor is 37 weeks or more: asked where no due date says so. */
export function TermQuestion({ termStatus, onAnswer }: TermQuestionProps) {
  return (
    <ChoiceQuestion
      question={questions.isTerm}
      choices={yesOrNo}
      answer={termStatus === 'unknown' ? null : termStatus === 'term'}
      onAnswer={onAnswer}
    />
  );
}

/**
 * Whether that question leads the advice. Once it has, it stays there until the page is left, also when it is answered:
 * radio buttons that disappear on the first press cannot be used by keyboard or corrected.
 */
export function useTermQuestionFirst(termStatus: TermStatus, hasDueDate: boolean): boolean {
  const isOpen = termStatus === 'unknown' && !hasDueDate;
  const [wasAsked, setWasAsked] = useState(isOpen);
  if (isOpen && !wasAsked) setWasAsked(true);
  return !hasDueDate && (isOpen || wasAsked);
}
