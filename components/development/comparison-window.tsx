import { XMarkIcon } from '@heroicons/react/24/outline';
import { type RefObject, useId } from 'react';
import { PictureFile } from '@/components/ui/picture-file';
import { bindNumbers } from '@/lib/format/text';
import type { CanadianSizeComparison } from '@/lib/weeks/comparisons';
import * as words from '@/words/comparisons/card';

interface ComparisonWindowProps {
  comparison: CanadianSizeComparison;
  dialog: RefObject<HTMLDialogElement | null>;
  onClose?: () => void;
}

/** A comparison large, with a word on its category. A native dialog: it keeps focus and closes on Esc. */
export function ComparisonWindow({ comparison, dialog, onClose }: ComparisonWindowProps) {
  const titleId = useId();
  const { title, description, funFact, picture, pictureText, category } = comparison;
  const spotlight = words.categorySpotlights[category];
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it by keyboard; this is for a click beside it where the browser does not know closedby.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
      className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-card border border-line bg-card p-0 text-ink backdrop:bg-veil"
    >
      <div className="grid gap-4 p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          <button
            type="button"
            aria-label={words.close}
            onClick={close}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-control border border-control"
          >
            <XMarkIcon aria-hidden className="size-6" />
          </button>
        </div>
        <PictureFile name={picture} text={pictureText} size={160} className="mx-auto" />
        <p>{bindNumbers(description)}</p>
        <h3>{spotlight.title}</h3>
        <p>{spotlight.text}</p>
        <h3>{words.funFact}</h3>
        <p>{bindNumbers(funFact)}</p>
      </div>
    </dialog>
  );
}
