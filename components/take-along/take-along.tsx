'use client';

import { useState } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { Tabs } from '@/components/ui/tabs';
import { asWidget } from '@/components/ui/widget-boundary';
import type { TravelGroup } from '@/data/take-along';
import { sensitiveGroups, travelGroups } from '@/data/take-along';
import { useLocationHash } from '@/lib/browser/location';
import { useTravelTexts } from '@/lib/browser/take-along';
import { listGroups, pickGroups } from '@/lib/take-along/travel';
import * as words from '@/words/take-along';
import { CodePanel } from './code-panel';
import { FilePanel } from './file-panel';
import { KeepMyLink } from './keep-my-link';
import { ReceivePanel } from './receive-panel';
import { useOffer } from './use-offer';
import { WhatGoesAlong } from './what-goes-along';

const openlyTaken = travelGroups.filter((group) => !sensitiveGroups.includes(group));

/** All that is kept on this device as a code, a link or a file, and what comes from another device. */
export const TakeAlong = asWidget(function TakeAlong() {
  const texts = useTravelTexts();
  const offer = useOffer();
  const hash = useLocationHash();
  const [ticked, setTicked] = useState<readonly TravelGroup[]>(openlyTaken);

  const chosen = texts && pickGroups(texts, ticked);
  const list = texts && <WhatGoesAlong texts={texts} ticked={ticked} onTick={setTicked} />;
  const isEmpty = texts && listGroups(texts).length === 0;
  const nothing = isEmpty && <p className="max-w-reading">{words.nothingHere}</p>;

  return (
    // As high as the window from the start: what comes moves nothing.
    <div data-island="take-along" className="min-h-screen">
      <Tabs
        label={words.ways}
        isEven
        askedId={offer.isFromAddress ? 'receive' : hash}
        tabs={[
          {
            id: 'code',
            label: words.code,
            content: chosen && (nothing || <CodePanel texts={chosen} list={list} />),
          },
          {
            id: 'file',
            label: words.file,
            content: chosen && texts && (nothing || <FilePanel texts={chosen} all={texts} list={list} />),
          },
          { id: 'receive', label: words.receive, content: texts && <ReceivePanel own={texts} offer={offer} /> },
        ]}
      />
      {texts && !isEmpty && (
        <>
          <KeepMyLink texts={texts} />
          <section aria-labelledby="old-phone" className="mt-12 max-w-reading">
            <h2 id="old-phone" className="mb-2 text-xl">
              {words.eraseTitle}
            </h2>
            <p>
              {words.eraseFirst}{' '}
              <SiteLink path="/about#stored" className="text-link">
                {words.toErase}
              </SiteLink>
            </p>
          </section>
        </>
      )}
    </div>
  );
});
