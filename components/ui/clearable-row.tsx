import { XMarkIcon } from '@heroicons/react/24/outline';
import { type ReactNode, type RefObject, useRef } from 'react';
import { hasCoarsePointer } from '@/lib/browser/platform';
import { clearField } from '@/words/ui/date-field';

interface ClearableRowProps {
  /** The field's name. */
  label: string;
  input: RefObject<HTMLInputElement | null>;
  value: string;
  isDisabled?: boolean | undefined;
  onClear: () => void;
  /** The field. */
  children: ReactNode;
  /** What stands behind the button. */
  after?: ReactNode;
}

/**
 * A field of a day or a time, with a button that empties it: the Reset of an iPhone's own picker goes back to the value
 * that the page has set, and some pickers have no such button.
 */
export function ClearableRow({ label, input, value, isDisabled, onClear, children, after }: ClearableRowProps) {
  const row = useRef<HTMLDivElement>(null);

  function clear() {
    onClear();
    // The button goes. On a phone focus in the field would open the picker, which may put today into it.
    (hasCoarsePointer() ? row : input).current?.focus();
  }
  return (
    <div ref={row} tabIndex={-1} className="flex flex-wrap gap-1">
      {children}
      {value !== '' && (
        <button
          type="button"
          disabled={isDisabled}
          onClick={clear}
          className="inline-flex h-12 w-tap shrink-0 items-center justify-center rounded-control border border-control text-spruce hover:bg-mist"
        >
          <XMarkIcon aria-hidden className="size-6" />
          <span className="sr-only">{clearField(label)}</span>
        </button>
      )}
      {after}
    </div>
  );
}
