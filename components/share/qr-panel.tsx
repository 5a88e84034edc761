import { QRCodeSVG } from 'qrcode.react';
import * as words from '@/words/share/qr-code';

const SIZE_PX = 150;

/** A link of more characters needs a larger code, and leaves out what mends a damaged print. Our own choice. */
const LONG_LINK = 150;
const LONG_SIZE_PX = 296;

export interface QrCode {
  url: string;
  /** What it is a code of, for whoever does not see it. */
  title?: string;
}

/** The link for a phone's camera. Dark on light in both themes, with a margin: many cameras read it no other way. */
export function QrPanel({ url, title = words.title }: QrCode) {
  const isLong = url.length > LONG_LINK;
  return (
    <div className="flex flex-wrap items-center justify-center gap-4 sm:justify-start">
      <div className="rounded-control bg-[white] p-4 forced-color-adjust-none">
        <QRCodeSVG
          value={url}
          size={isLong ? LONG_SIZE_PX : SIZE_PX}
          level={isLong ? 'L' : 'H'}
          title={title}
          role="img"
          className="h-auto max-w-full"
        />
      </div>
      <p className="max-w-64 text-ink-soft">{words.howToUse}</p>
    </div>
  );
}
