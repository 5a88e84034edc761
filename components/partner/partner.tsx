'use client';

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Card } from '@/components/ui/card';
import { InPageScript } from '@/components/ui/in-page-script';
import { useIsLoaded } from '@/components/ui/use-is-loaded';
import { asWidget } from '@/components/ui/widget-boundary';
import { useToday } from '@/lib/browser/clock';
import { forgetTakenFragment } from '@/lib/browser/taken-fragment';
import { forgetFollowed, useFollowedDueDate } from '@/lib/browser/use-followed';
import { storeFollowedCopy, useFollowedCopy } from '@/lib/browser/use-followed-copy';
import { useOpenedCopy } from '@/lib/browser/use-opened-copy';
import { useOwnDate } from '@/lib/browser/use-own-date';
import type { FollowedCopy } from '@/lib/partner/followed-copy';
import { getPartnerPage } from '@/lib/partner/shown-copy';
import type { LinkProblem } from '@/lib/take-along/link-data';
import * as words from '@/words/partner/followed';
import { FollowedBaby, SendCopy } from './load-partner';
import { PartnerIntro } from './partner-intro';

/**
 * The page of whoever follows somebody else's pregnancy: the copy that a link brought, or what is followed; without either
 * what the page is for. Whoever has a pregnancy or a baby of their own can send a copy here.
 */
export const Partner = asWidget(function Partner() {
  const root = useRef<HTMLDivElement>(null);
  const [hasJustFollowed, setJustFollowed] = useState(false);
  const today = useToday();
  const opened = useOpenedCopy();
  const followed = useFollowedCopy();
  const followedDueDate = useFollowedDueDate();
  const own = useOwnDate(today);

  const isRead = today !== undefined && opened !== 'reading' && followed.status === 'known';
  const { shown, problem, isOver } =
    today && opened !== 'reading' && followed.status === 'known'
      ? getPartnerPage(
          opened === 'none' ? undefined : opened,
          { copy: followed.value, dueDate: followedDueDate },
          today,
        )
      : NOTHING;
  useEffect(() => {
    // Nothing is said of it any more, so nothing of it stays stored.
    if (isOver) forgetFollowed();
  }, [isOver]);

  const isSending = own !== undefined && shown?.from !== 'link';
  const isViewLoaded = useIsLoaded(FollowedBaby, shown !== undefined);
  const isSendLoaded = useIsLoaded(SendCopy, isSending);
  const isReady = isRead && (!shown || isViewLoaded) && (!isSending || isSendLoaded);
  const isKnownAlready = opened !== 'none' && opened !== 'reading' && shown?.from === 'followed' && !problem;

  /** What was pressed goes with it, so the focus moves to what takes its place. */
  function answer(change: () => void) {
    flushSync(change);
    root.current?.querySelector<HTMLElement>('h1')?.focus();
  }

  function follow(copy: FollowedCopy) {
    answer(() => {
      storeFollowedCopy(copy);
      forgetTakenFragment();
      setJustFollowed(true);
    });
  }

  return (
    <div
      ref={root}
      data-island="partner"
      data-first={isReady ? (shown || isSending ? 'shown' : 'none') : undefined}
      // The script below sets the attribute before React does.
      suppressHydrationWarning
      className="print:min-h-0!"
    >
      <InPageScript name="await-copy" />
      {problem && <Problem problem={problem} />}
      {today && shown && isViewLoaded ? (
        <FollowedBaby
          shown={shown}
          today={today}
          isOwn={shown.stage.stage === 'expected' && own?.dueDate?.getTime() === shown.stage.dueDate.getTime()}
          isStored={followed.status === 'known' && followed.isStored}
          news={hasJustFollowed && shown.from === 'followed' ? 'followed' : isKnownAlready ? 'known' : undefined}
          onFollow={follow}
          onKeep={() => answer(forgetTakenFragment)}
          onStop={() => answer(forgetFollowed)}
        />
      ) : (
        <PartnerIntro hasOwn={isSending} />
      )}
      {today && own && isSending && isSendLoaded && <SendCopy own={own} today={today} />}
    </div>
  );
});

const NOTHING = { shown: undefined, problem: undefined, isOver: false };

/** Says why a link cannot be read, and what to do. Nothing was stored. */
function Problem({ problem }: { problem: LinkProblem }) {
  const { title, text } = words.problems[problem];
  return (
    <Card className="mt-8">
      <section aria-labelledby="link-problem">
        <h2 id="link-problem" className="text-xl">
          {title}
        </h2>
        <p className="mt-2 max-w-reading">{text}</p>
      </section>
    </Card>
  );
}
