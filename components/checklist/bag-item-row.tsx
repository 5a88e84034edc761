import { XMarkIcon } from '@heroicons/react/24/outline';
import { useId } from 'react';
import type { ChecklistItem } from '@/lib/checklist/checklist';
import * as words from '@/words/checklist/hospital-bag';

interface BagItemRowProps {
  item: ChecklistItem;
  isShown: boolean;
  /** Whether it is the one that was just added: it is marked, and comes into view. */
  isNewest: boolean;
  isDisabled: boolean;
  onToggle: (isChecked: boolean) => void;
  onRemove: () => void;
}

/** One item with its box. Printed whatever the filter hides, to be ticked by pen. */
export function BagItemRow({ item, isShown, isNewest, isDisabled, onToggle, onRemove }: BagItemRowProps) {
  const noteId = useId();
  const { label, note, isChecked, isOwn } = item;
  return (
    <li
      data-newest={isNewest || undefined}
      className={`${isShown ? 'flex' : 'hidden print:flex'} scroll-my-20 items-start gap-2 ${isNewest ? '-mx-2 rounded-control bg-mist px-2 print:mx-0 print:bg-transparent print:px-0' : ''}`}
    >
      <div className="min-w-0 grow">
        <label className="flex min-h-11 items-start gap-3 py-2 print:min-h-0 print:gap-2 print:py-px">
          <input
            type="checkbox"
            checked={isChecked}
            disabled={isDisabled}
            aria-describedby={note && noteId}
            onChange={(event) => onToggle(event.target.checked)}
            className="tick-box mt-0.5 scroll-mt-24 print:mt-px print:size-3.5 print:rounded-none print:border"
          />
          <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
        </label>
        {note && (
          <p
            id={noteId}
            className="-mt-1.5 pb-2 pl-9 text-ink-soft text-sm print:mt-0 print:pb-0 print:pl-5.5 print:text-[0.7rem]"
          >
            {note}
          </p>
        )}
      </div>
      {isOwn && (
        <button
          type="button"
          aria-label={words.removeItem(label)}
          onClick={onRemove}
          className="inline-flex size-11 shrink-0 scroll-mt-24 items-center justify-center rounded-control text-ink-soft hover:text-maple print:hidden"
        >
          <XMarkIcon aria-hidden className="size-5" />
        </button>
      )}
    </li>
  );
}
