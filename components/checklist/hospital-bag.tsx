'use client';

import { useState } from 'react';
import { LateBirthLine } from '@/components/birth/late-birth-line';
import { PrintedOn } from '@/components/ui/printed-on';
import { showToast } from '@/components/ui/show-toast';
import { asWidget } from '@/components/ui/widget-boundary';
import { useChecklist } from '@/lib/browser/use-checklist';
import type { ChecklistFilter } from '@/lib/checklist/checklist';
import * as words from '@/words/checklist/hospital-bag';
import { BagActions } from './bag-actions';
import { BagFilter } from './bag-filter';
import { BagList } from './bag-list';
import { BagProgress } from './bag-progress';
import { OwnItemForm } from './own-item-form';
import { PackingDay } from './packing-day';

interface HospitalBagProps {
  /** Whether the page around it is named after it: then its title stands on paper alone. */
  isPage?: boolean;
}

/** The packing list. Every tick is stored; it can be printed and saved as a picture. Needs a `Toaster` on the page. */
export const HospitalBag = asWidget(function HospitalBag({ isPage = false }: HospitalBagProps) {
  const { items, isKnown, isStored, wasDamaged, canUndo, dispatch, save } = useChecklist();
  const [filter, setFilter] = useState<ChecklistFilter>('all');
  const [additions, setAdditions] = useState(0);
  const [removals, setRemovals] = useState(0);
  return (
    <section data-island="hospital-bag" aria-label={words.title} className="grid gap-5 print:block">
      {isKnown && <LateBirthLine />}
      <div>
        <h2 className={isPage ? 'hidden print:block print:text-xl' : 'print:text-xl'}>{words.title}</h2>
        <PrintedOn path="/hospital-bag" />
        <noscript>
          <p className="mt-3 print:hidden">{words.withoutScript}</p>
        </noscript>
      </div>
      <BagProgress items={items} isKnown={isKnown} />
      <BagFilter value={filter} isDisabled={!isKnown} onChange={setFilter} />
      <BagList
        items={items}
        heading={isPage ? 'h2' : 'h3'}
        filter={filter}
        isDisabled={!isKnown}
        additions={additions}
        onAction={dispatch}
        onRemove={({ id, label }) => {
          dispatch({ type: 'own-item-removed', id });
          setRemovals((count) => count + 1);
          // Or the own item before it would be marked as the newest.
          setAdditions(0);
          showToast({ id: 'bag-item-removed', ...words.itemRemoved(label) });
        }}
      />
      <OwnItemForm
        items={items}
        isDisabled={!isKnown}
        onAdd={(label, category) => {
          dispatch({ type: 'own-item-added', label, category });
          // A filter could hide the new item.
          setFilter('all');
          setAdditions((count) => count + 1);
          showToast({ id: 'bag-item-added', ...words.itemAdded(label) });
        }}
      />
      <PackingDay />
      <BagActions
        items={items}
        isDisabled={!isKnown}
        canUndo={canUndo}
        removals={removals}
        onAction={dispatch}
        onSave={save}
      />
      <Storing isKnown={isKnown} isStored={isStored} wasDamaged={wasDamaged} />
    </section>
  );
});

/** Says whether the list is stored. Its space is there from the start, so that nothing moves. */
function Storing({ isKnown, isStored, wasDamaged }: { isKnown: boolean; isStored: boolean; wasDamaged: boolean }) {
  return (
    <div role="status" aria-label={words.saving} className="min-h-[2lh] text-ink-soft sm:min-h-[1lh] print:hidden">
      {isKnown && isStored && <p>{words.kept}</p>}
      {wasDamaged && <p>{words.damaged}</p>}
      {!isStored && <p className="notice">{words.notKept}</p>}
    </div>
  );
}
