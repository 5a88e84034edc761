import { XMarkIcon } from '@heroicons/react/24/outline';
import { useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { PictureFile } from '@/components/ui/picture-file';
import { categorySpotlights } from '@/data/comparisons/categories';
import type { CanadianSizeComparison } from '@/data/comparisons/types';
import { capitalize } from '@/lib/format/capitalize';

/** A button that opens a comparison large, with a word on its category. A native dialog: it keeps focus and closes on Esc. */
export function ComparisonDialog({ comparison }: { comparison: CanadianSizeComparison }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { name, description, funFact, picture, pictureText, category } = comparison;
  const spotlight = categorySpotlights[category];
  return (
    <>
      <Button look="quiet" className="my-1" onClick={() => dialog.current?.showModal()}>
        More about {name}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        closedby="any"
        className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-card bg-card p-0 text-ink backdrop:bg-veil"
      >
        <div className="grid gap-4 p-6">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-xl">
              {capitalize(name)}
            </h2>
            <button
              type="button"
              aria-label="Close"
              onClick={() => dialog.current?.close()}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-control border border-control"
            >
              <XMarkIcon aria-hidden className="size-6" />
            </button>
          </div>
          <PictureFile name={picture} text={pictureText} size={160} className="mx-auto" />
          <p>{description}</p>
          <h3>{spotlight.title}</h3>
          <p>{spotlight.text}</p>
          <h3>Fun fact</h3>
          <p>{funFact}</p>
        </div>
      </dialog>
    </>
  );
}
