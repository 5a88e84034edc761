import { ExternalLink } from '@/components/ui/external-link';
import { getSiteOrigin } from '@/lib/browser/platform';
import { canShareNatively } from '@/lib/browser/share-sheet';
import type { PregnancyCalculation } from '@/lib/pregnancy/pregnancy';
import { getShareLinks, getShareUrl } from '@/lib/share/share';
import * as words from '@/words/share/facts';
import { subject } from '@/words/share/message';
import { NativeShareButton } from './native-share-button';
import { linkLook } from './share-link-look';

interface FactShareButtonsProps {
  pregnancy: PregnancyCalculation;
  /** The fact, in whole sentences. */
  text: string;
}

/** Share by the browser's own sheet, on Facebook where there is none; tweet; pin. Renders after mount only. */
export function FactShareButtons({ pregnancy, text }: FactShareButtonsProps) {
  const url = getShareUrl(pregnancy.dueDate, getSiteOrigin());
  const links = getShareLinks({ text, url });
  return (
    <div className="grid gap-2 print:hidden">
      <div className="flex flex-wrap gap-2">
        {canShareNatively() ? (
          <NativeShareButton title={subject} text={text} url={url} look="secondary">
            {words.share}
          </NativeShareButton>
        ) : (
          <ExternalLink url={links.facebook} className={linkLook}>
            {words.share}
          </ExternalLink>
        )}
        <ExternalLink url={links.twitter} className={linkLook}>
          {words.tweet}
        </ExternalLink>
        <ExternalLink url={links.pinterest} className={linkLook}>
          {words.pin}
        </ExternalLink>
      </div>
      <p className="text-ink-soft text-sm">{words.whatTheLinkHolds}</p>
    </div>
  );
}
