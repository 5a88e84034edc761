import type { Ref } from 'react';
import { Button } from '@/components/ui/button';
import type { StoredKey } from '@/data/stored-values';
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
      <h3 id="erasure-question">Erase everything?</h3>
      {keys.length > 0 ? (
        <div>
          <p>This is stored on this device now. Once it is erased, we cannot bring it back.</p>
          <StoredList keys={keys} />
        </div>
      ) : (
        <p>As far as we can see, nothing is stored on this device now. You can still erase, to be sure.</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onErase}>Yes, erase everything</Button>
        <Button look="secondary" onClick={onKeep}>
          {keys.length > 0 ? 'No, keep it' : 'No, go back'}
        </Button>
      </div>
    </section>
  );
}
