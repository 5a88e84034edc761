import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/show-toast';
import { useFocusReturn } from '@/lib/browser/focus';
import { inlineDrawingStyles, renderPicture } from '@/lib/browser/picture-file';
import { downloadFile } from '@/lib/browser/platform';
import type { ChecklistItem } from '@/lib/checklist/checklist';
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
  const [isSaving, setSaving] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusReturn(button, isSaving);
  return (
    <>
      <Button
        ref={button}
        look="secondary"
        disabled={isDisabled || isSaving}
        onClick={() => setSaving(true)}
        className="col-span-2"
      >
        {isSaving ? words.drawing : words.saveImage}
      </Button>
      {isSaving && <PictureSheet items={items} onDone={() => setSaving(false)} />}
    </>
  );
}

/** The picture out of sight, at its full height, while it is drawn and saved. */
function PictureSheet({ items, onDone }: { items: ChecklistItem[]; onDone: () => void }) {
  const sheet = useRef<HTMLDivElement>(null);
  const hasStarted = useRef(false);

  useEffect(() => {
    // Effects may run twice; one click saves one picture.
    if (!sheet.current || hasStarted.current) return;
    hasStarted.current = true;
    savePicture(sheet.current).finally(onDone);
  }, [onDone]);

  return (
    <div aria-hidden="true" className="fixed top-0 left-[-9999px] print:hidden">
      <div ref={sheet} className="picture-sheet" style={{ width: WIDTH_PX }}>
        <BagPicture items={items} />
      </div>
    </div>
  );
}

async function savePicture(sheet: HTMLElement): Promise<void> {
  try {
    inlineDrawingStyles(sheet);
    const picture = await renderPicture(sheet, { widthPx: WIDTH_PX, heightPx: sheet.offsetHeight, scale: SCALE });
    downloadFile(picture, 'hospital-bag-checklist.png');
  } catch (error) {
    console.error('Failed to download image', error);
    showToast({ id: 'bag-picture-not-saved', ...words.pictureNotSaved, tone: 'alert' });
  }
}
