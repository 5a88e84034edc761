import type { Ref } from 'react';
import { Button } from '@/components/ui/button';
import type { StoredKey } from '@/data/stored-values';
import * as words from '@/words/privacy';
import { StoredList } from './stored-list';

interface ErasureQuestionProps {
  ref: Ref<HTMLElement>;
  /** What is kept now. */
  keys: StoredKey[];
  onErase: () => void;
  onKeep: () => void;
}

/** Asks before erasing, as erased values cannot be restored. */
export function ErasureQuestion({ ref, keys, onErase, onKeep }: ErasureQuestionProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="erasure-question"
      className="grid gap-4 rounded-card border border-line bg-card p-5 sm:p-7"
    >
      <h3 id="erasure-question">{words.question}</h3>
      {keys.length > 0 ? (
        <div>
          <p>{words.storedBefore}</p>
          <StoredList keys={keys} />
        </div>
      ) : (
        <p>{words.nothingBefore}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onErase}>{words.erase}</Button>
        <Button look="secondary" onClick={onKeep}>
          {keys.length > 0 ? words.keep : words.goBack}
        </Button>
      </div>
    </section>
  );
}
