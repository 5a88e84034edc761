import { QRCodeSVG } from 'qrcode.react';
import * as words from '@/words/take-along';

/** As wide as there is room, so that its modules are as large as they can be. Dark on light in both themes, as cameras want. */
export function QrCode({ value }: { value: string }) {
  return (
    <QRCodeSVG
      value={value}
      level="L"
      marginSize={3}
      title={words.codeTitle}
      role="img"
      bgColor="#ffffff"
      fgColor="#000000"
      className="h-auto w-full forced-color-adjust-none"
    />
  );
}
