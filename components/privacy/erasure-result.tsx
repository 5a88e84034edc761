import type { Ref } from 'react';
import type { StoredKey } from '@/data/stored-values';
import * as words from '@/words/privacy';
import { StoredList } from './stored-list';

interface ErasureResultProps {
  ref: Ref<HTMLElement>;
  erased: StoredKey[];
  /** False where the browser lets the site neither keep nor remove anything. */
  isAllowed: boolean;
}

export function ErasureResult({ ref, erased, isAllowed }: ErasureResultProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="erasure-result"
      className="grid gap-3 rounded-card border border-line bg-card p-5 sm:p-7"
    >
      <h3 id="erasure-result">{getTitle(erased, isAllowed)}</h3>
      {erased.length > 0 && (
        <div>
          <p>{words.erased}</p>
          <StoredList keys={erased} />
        </div>
      )}
      <p>{isAllowed ? words.noCountdown : words.notAllowed}</p>
      <p className="text-ink-soft">{words.outOfReach}</p>
    </section>
  );
}

function getTitle(erased: StoredKey[], isAllowed: boolean): string {
  if (!isAllowed) return words.nothingKept;
  return erased.length > 0 ? words.everythingErased : words.nothingStored;
}
