import { QrCodeIcon } from '@heroicons/react/24/outline';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/on-demand';
import * as words from '@/words/share/share';
import type { QrCode } from './qr-panel';

// Few visitors open it, so the QR encoder loads on opening.
const QrPanel = onDemand(
  () => import('./qr-panel').then((module) => module.QrPanel),
  <p className="min-h-45.5 text-ink-soft">{words.drawingCode}</p>,
);

/** Stands in a row of buttons, its panel below the row. */
export function QrToggle(code: QrCode) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex-1 basis-32 sm:min-w-40 sm:flex-none"
      >
        <QrCodeIcon aria-hidden className="size-5 max-sm:hidden" />
        {words.qrCode}
      </Button>
      <div id={id} className="order-1 mt-2 basis-full empty:hidden">
        {isOpen && <QrPanel {...code} />}
      </div>
    </>
  );
}
