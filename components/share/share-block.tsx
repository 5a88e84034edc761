import { useEffect, useId, useRef } from 'react';
import { Card } from '@/components/ui/card';
import { ExternalLink } from '@/components/ui/external-link';
import { SiteLink } from '@/components/ui/site-link';
import { getSiteOrigin } from '@/lib/browser/platform';
import type { PregnancyCalculation } from '@/lib/pregnancy/pregnancy';
import { getShareLinks, getShareText, getShareUrl } from '@/lib/share/share';
import { subject } from '@/words/share/message';
import * as words from '@/words/share/share';
import { CopyLink } from './copy-link';
import { CardMaker } from './load-card-maker';
import { NativeShareButton } from './native-share-button';
import { QrToggle } from './qr-toggle';
import { SHARE_BLOCK_ID } from './share-block-id';
import { linkLook } from './share-link-look';

/** Ways to tell others the due date. Renders after mount only: its links hold the address that the site is seen at. */
export function ShareBlock({ pregnancy }: { pregnancy: PregnancyCalculation }) {
  const headingId = useId();
  const block = useRef<HTMLElement>(null);
  useEffect(() => {
    // It was not on the page yet when the browser looked for it.
    if (window.location.hash === `#${SHARE_BLOCK_ID}`) block.current?.scrollIntoView({ block: 'start' });
  }, []);
  const url = getShareUrl(pregnancy.dueDate, getSiteOrigin());
  const text = getShareText(pregnancy);
  const links = getShareLinks({ text, url });
  return (
    <section ref={block} id={SHARE_BLOCK_ID} aria-labelledby={headingId} className="scroll-mt-4 print:hidden">
      <Card className="grid gap-6">
        <div>
          <h2 id={headingId} tabIndex={-1} className="mb-2 text-xl outline-none">
            {words.title}
          </h2>
          <p className="text-ink-soft">{words.whatTheLinkHolds}</p>
        </div>
        <div className="grid fit-cols-2 gap-2 sm:fit-cols-4">
          <ExternalLink url={links.facebook} className={linkLook}>
            {words.facebook}
          </ExternalLink>
          <ExternalLink url={links.twitter} className={linkLook}>
            {words.twitter}
          </ExternalLink>
          <AppLink url={links.email}>{words.email}</AppLink>
          <AppLink url={links.sms}>{words.textMessage}</AppLink>
        </div>
        <div className="flex flex-wrap gap-2">
          <CopyLink url={url} />
          <QrToggle url={url} />
          <NativeShareButton title={subject} text={text} url={url} look="secondary" className="flex-1 sm:flex-none">
            {words.shareWithApp}
          </NativeShareButton>
        </div>
        <SiteLink path="/partner" className="inline-flex min-h-11 items-center justify-self-start text-link">
          {words.forPartner}
        </SiteLink>
        <CardMaker occasion="due" date={pregnancy.dueDate} />
      </Card>
    </section>
  );
}

/** Opens the visitor's own mail or message app; in a new window, so that the page stays where it opens a web page. */
function AppLink({ url, children }: { url: string; children: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={linkLook}>
      {children}
    </a>
  );
}
