import { QRCodeSVG } from 'qrcode.react';
import * as words from '@/words/share/qr-code';

const SIZE_PX = 150;

/** The link for a phone's camera. Dark on light in both themes, with a margin: many cameras read it no other way. */
export function QrPanel({ url }: { url: string }) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-4 sm:justify-start">
      <div className="rounded-control bg-[white] p-4 forced-color-adjust-none">
        <QRCodeSVG value={url} size={SIZE_PX} level="H" title={words.title} role="img" />
      </div>
      <p className="max-w-64 text-ink-soft">{words.howToUse}</p>
    </div>
  );
}
