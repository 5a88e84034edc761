import { QRCodeSVG } from 'qrcode.react';

const SIZE_PX = 150;

/** The link for a phone's camera. Dark on light in both themes, with a margin: many cameras read it no other way. */
export function QrPanel({ url }: { url: string }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <div className="rounded-control bg-[white] p-4 forced-color-adjust-none">
        <QRCodeSVG value={url} size={SIZE_PX} level="H" title="QR code with the link to your due date" role="img" />
      </div>
      <p className="max-w-64 text-ink-soft">Point a phone&apos;s camera at the code to open the link.</p>
    </div>
  );
}
