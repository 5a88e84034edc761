import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { FieldMessage } from '@/components/ui/field-message';
import * as words from '@/words/timeline/timeline';
import type { PaperLook } from './printed-plan';

interface PrintChoiceProps {
  hasDueDate: boolean;
  /** Whether what was to be printed could not be loaded. */
  hasFailed: boolean;
  onPrint: (look: PaperLook) => void;
}

/** Chooses what to print: a wall calendar of forty weeks, a list of all dates, the visits with room to write, or a poster of the weekly things. */
export function PrintChoice({ hasDueDate, hasFailed, onPrint }: PrintChoiceProps) {
  const id = useId();
  return (
    <>
      <p className="max-w-reading">{words.paperIntro}</p>
      {!hasDueDate && <p className="mt-2 max-w-reading text-ink-soft">{words.paperWithoutDueDate}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => onPrint('wall')} className="grow sm:grow-0">
          {words.printWall}
        </Button>
        <Button look="secondary" onClick={() => onPrint('list')} className="grow sm:grow-0">
          {words.printList}
        </Button>
        <Button look="secondary" onClick={() => onPrint('visits')} className="grow sm:grow-0">
          {words.printVisits}
        </Button>
        <Button look="secondary" onClick={() => onPrint('poster')} className="grow sm:grow-0">
          {words.printPoster}
        </Button>
      </div>
      <div role="alert">
        <FieldMessage id={id} text={hasFailed ? words.paperNotLoaded : undefined} />
      </div>
    </>
  );
}
