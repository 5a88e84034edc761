import { type ReactNode, useEffect, useState } from 'react';
import { CopyLink } from '@/components/share/copy-link';
import { NativeShareButton } from '@/components/share/native-share-button';
import { Card } from '@/components/ui/card';
import { onDemand } from '@/components/ui/on-demand';
import type { TravelGroup } from '@/data/take-along';
import { useToday } from '@/lib/browser/clock';
import { getSiteOrigin } from '@/lib/browser/platform';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { formatList } from '@/lib/format/text';
import { fitIntoCode, MAX_LINK_LENGTH, makeAllLink } from '@/lib/take-along/all-link';
import { listGroups, type TravelTexts } from '@/lib/take-along/travel';
import * as words from '@/words/take-along';

// The encoder loads while the link is made.
const QrCode = onDemand(
  () => import('./qr-code').then((module) => module.QrCode),
  <p className="aspect-square text-ink-soft">{words.drawingCode}</p>,
);

interface Links {
  /** Undefined where it is too long. */
  link: string | undefined;
  code: string | undefined;
  /** What is too long for the code. */
  left: TravelGroup[];
}

/** A code for the camera of another phone, and a link, of what was chosen. */
export function CodePanel({ texts, list }: { texts: TravelTexts; list: ReactNode }) {
  const { links, isCurrent } = useLinks(texts);
  const hasChosen = listGroups(texts).length > 0;
  return (
    <div className="grid items-start gap-x-12 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <Card className="grid justify-items-center gap-4 text-center max-sm:p-4">
        {hasChosen ? <Code links={links} isCurrent={isCurrent} /> : <p>{words.nothingChosen}</p>}
      </Card>
      <div className="lg:row-span-2 lg:-mt-8">{list}</div>
      {hasChosen && links && links !== 'too-old' && <LinkPart link={links.link} isCurrent={isCurrent} />}
    </div>
  );
}

interface CodeProps {
  links: Links | 'too-old' | undefined;
  isCurrent: boolean;
}

function Code({ links, isCurrent }: CodeProps) {
  if (links === 'too-old') return <p>{words.tooOld}</p>;
  if (links && !links.code) return <p>{words.nothingInCode}</p>;
  const left = links?.left ?? [];
  return (
    <>
      {/* Its room is there before it is: nothing below moves. */}
      <div className={`aspect-square w-full max-w-88 ${isCurrent ? '' : 'invisible'}`}>
        {links?.code && <QrCode value={links.code} />}
      </div>
      <p className="font-semibold text-lg">{words.pointCamera}</p>
      <p className="text-ink-soft">{words.codeHolds}</p>
      {left.length > 0 && <p>{words.notInCode(formatList(left.map((group) => words.groups[group])))}</p>}
    </>
  );
}

function LinkPart({ link, isCurrent }: { link: string | undefined; isCurrent: boolean }) {
  return (
    <section aria-labelledby="all-link" className={`mt-8 ${isCurrent ? '' : 'invisible'}`}>
      <h2 id="all-link" className="mb-2 text-xl">
        {words.linkTitle}
      </h2>
      {link ? (
        <>
          <p className="mb-4 text-ink-soft">{words.linkHolds}</p>
          <div className="flex flex-wrap gap-2">
            <CopyLink url={link} label={words.linkLabel} />
            <NativeShareButton
              title={words.shareTitle}
              text={words.shareText}
              url={link}
              look="secondary"
              className="flex-1 sm:flex-none"
            >
              {words.share}
            </NativeShareButton>
          </div>
        </>
      ) : (
        <p>{words.linkTooLong}</p>
      )}
    </section>
  );
}

/**
 * The links of what was chosen; undefined until they are made. While others are made, those before are not current: they
 * may hold what is no longer ticked, and nobody may copy them.
 */
function useLinks(texts: TravelTexts): { links: Links | 'too-old' | undefined; isCurrent: boolean } {
  const today = useToday();
  const [made, setMade] = useState<{ key: string; links: Links | 'too-old' }>();
  const madeOn = today && formatCalendarDate(today);
  const key = JSON.stringify(texts);
  useEffect(() => {
    if (!madeOn) return;
    let isAwaited = true;
    makeLinks(JSON.parse(key), madeOn)
      .catch(() => 'too-old' as const)
      .then((links) => isAwaited && setMade({ key, links }));
    return () => {
      isAwaited = false;
    };
  }, [key, madeOn]);
  return { links: made?.links, isCurrent: made?.key === key };
}

async function makeLinks(texts: TravelTexts, madeOn: string): Promise<Links> {
  const makeLink = (some: TravelTexts) => makeAllLink(getSiteOrigin(), some, madeOn);
  const link = await makeLink(texts);
  const { link: code, left } = await fitIntoCode(texts, listGroups(texts), makeLink);
  return { link: link.length <= MAX_LINK_LENGTH ? link : undefined, code, left };
}
