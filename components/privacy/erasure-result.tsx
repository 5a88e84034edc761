import type { Ref } from 'react';
import type { StoredKey } from '@/data/stored-values';
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
          <p>This was erased:</p>
          <StoredList keys={erased} />
        </div>
      )}
      {isAllowed ? (
        <p>No countdown is running on this site any more, in this tab or any other.</p>
      ) : (
        <p>
          Your browser does not let this site store or remove anything, so no countdown is kept. If you used this site
          before you set that, clear its data in the settings of your browser.
        </p>
      )}
      <p className="text-ink-soft">
        Links that you shared and files that you saved are yours, and out of our reach. If you put dates into a
        calendar, you may want to delete them there, so that none of them reminds you.
      </p>
    </section>
  );
}

function getTitle(erased: StoredKey[], isAllowed: boolean): string {
  if (!isAllowed) return 'Nothing is kept here';
  return erased.length > 0 ? 'Everything is erased' : 'Nothing was stored';
}
