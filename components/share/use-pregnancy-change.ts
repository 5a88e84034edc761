import { useState } from 'react';
import { forgetPregnancy, readPregnancy, storePregnancy, usePregnancy } from '@/lib/browser/use-pregnancy';
import type { StoredPregnancy } from '@/lib/pregnancy/stored-pregnancy';
import { forgottenHere, keptHere } from '@/words/calculator/result';

/** A change of the stored pregnancy that one tap has made. */
interface Change {
  before: StoredPregnancy | undefined;
  after: StoredPregnancy | undefined;
}

/** What one tap does to the visitor's stored pregnancy, and how it is taken back until something else is stored. */
export function usePregnancyChange() {
  const known = usePregnancy();
  const [change, setChange] = useState<Change>();
  // Not over what was stored since, here or in another tab.
  if (change && known.status === 'known' && !isSame(known.value, change.after)) setChange(undefined);

  function replaceBy(after: StoredPregnancy | undefined) {
    setChange({ before: readPregnancy(), after });
    store(after);
  }

  return {
    /** Makes the date of a link (yyyy-MM-dd) the visitor's own. */
    adopt: (dueDate: string) => replaceBy({ dueDate, origin: 'link' }),
    forget: () => replaceBy(undefined),
    /** What to say of the change, and what puts back the pregnancy before it, with what it was calculated from. */
    undo: change && {
      text: change.after ? keptHere : forgottenHere,
      onUndo() {
        store(change.before);
        setChange(undefined);
      },
    },
  };
}

function store(pregnancy: StoredPregnancy | undefined) {
  if (pregnancy) storePregnancy(pregnancy);
  else forgetPregnancy();
}

const isSame = (one: StoredPregnancy | undefined, other: StoredPregnancy | undefined) =>
  one?.dueDate === other?.dueDate && one?.origin === other?.origin;
