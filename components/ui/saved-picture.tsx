import { type ReactNode, useEffect, useRef } from 'react';
import { downloadFile } from '@/lib/browser/platform';
import { showToast } from './show-toast';

interface SavedPictureProps {
  fileName: string;
  widthPx: number;
  /** The content's own height unless given. */
  heightPx?: number;
  /** Pixels of the picture for each CSS pixel; 1 unless given. */
  scale?: number;
  /** Said where the browser draws nothing. */
  notSaved: { title: string; description: string };
  /** Takes the picture once it is drawn, and tells whether it did; what it does not take is saved as a file. */
  onDrawn?: (picture: Blob) => Promise<boolean>;
  /** Also after a failure; `isAsked` where the browser was asked to save the picture as a file. */
  onDone: (isAsked: boolean) => void;
  /** Of the sheet that is drawn. */
  className: string;
  /** What is drawn. */
  children: ReactNode;
}

/** A sheet at its full size, out of sight, while it is drawn and saved as a picture. */
export function SavedPicture({
  fileName,
  widthPx,
  heightPx,
  scale,
  notSaved,
  onDrawn,
  onDone,
  className,
  children,
}: SavedPictureProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const hasStarted = useRef(false);

  useEffect(() => {
    // Effects may run twice; one click saves one picture.
    if (!sheet.current || hasStarted.current) return;
    hasStarted.current = true;
    drawPicture(sheet.current, scale)
      .then(async (picture) => {
        if (await onDrawn?.(picture)) return false;
        downloadFile(picture, fileName);
        return true;
      })
      .catch((error) => {
        console.error('Failed to download image', error);
        showToast({ id: 'picture-not-saved', ...notSaved, tone: 'alert' });
        return false;
      })
      .then(onDone);
  }, [fileName, scale, notSaved, onDrawn, onDone]);

  return (
    <div aria-hidden="true" className="fixed top-0 left-[-9999px] print:hidden">
      <div ref={sheet} className={className} style={{ width: widthPx, height: heightPx }}>
        {children}
      </div>
    </div>
  );
}

async function drawPicture(sheet: HTMLElement, scale: number | undefined): Promise<Blob> {
  const { inlineDrawingStyles, renderPicture } = await import('@/lib/browser/picture-file');
  inlineDrawingStyles(sheet);
  const { offsetWidth: widthPx, offsetHeight: heightPx } = sheet;
  return renderPicture(sheet, { widthPx, heightPx, scale });
}
