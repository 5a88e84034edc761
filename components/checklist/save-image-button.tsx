import { useRef, useState } from 'react';
import { AskedToSave } from '@/components/ui/asked-to-save';
import { Button } from '@/components/ui/button';
import { SavedPicture } from '@/components/ui/saved-picture';
import { useFocusReturn } from '@/lib/browser/focus';
import { usePackingPlan } from '@/lib/browser/use-checklist';
import type { ChecklistItem } from '@/lib/checklist/checklist';
import { defaultPackingPlan } from '@/lib/checklist/packing-plan';
import * as words from '@/words/checklist/hospital-bag';
import { BagPicture } from './bag-picture';

/** Width of the picture before scaling: easy to read on a phone. */
const WIDTH_PX = 640;
const SCALE = 2;

interface SaveImageButtonProps {
  items: ChecklistItem[];
  isDisabled: boolean;
}

/** Saves the whole list as a picture. */
export function SaveImageButton({ items, isDisabled }: SaveImageButtonProps) {
  const plan = usePackingPlan();
  const [isSaving, setSaving] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusReturn(button, isSaving);
  return (
    <>
      <Button
        ref={button}
        look="secondary"
        disabled={isDisabled || isSaving}
        onClick={() => {
          setAsked(false);
          setSaving(true);
        }}
        className="col-span-full"
      >
        {isSaving ? words.drawing : words.saveImage}
      </Button>
      <div className="col-span-full sm:basis-full">
        <AskedToSave isAsked={isAsked} wayOut={words.withoutPicture} />
      </div>
      {isSaving && (
        <SavedPicture
          widthPx={WIDTH_PX}
          scale={SCALE}
          fileName="hospital-bag-checklist.png"
          notSaved={words.pictureNotSaved}
          onDone={(isAsked) => {
            setSaving(false);
            setAsked(isAsked);
          }}
          className="picture-sheet"
        >
          <BagPicture items={items} plan={plan.status === 'known' ? plan.value : defaultPackingPlan} />
        </SavedPicture>
      )}
    </>
  );
}
