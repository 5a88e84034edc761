import { useEffect, useState } from 'react';
import { type OpenedCopy, readCopyLink } from '@/lib/partner/copy-link';
import { useTakenFragment } from './taken-fragment';

/** What the link that opened the page brought; 'reading' while that is unpacked, 'none' where it brought no copy. */
export type OpenedLink = OpenedCopy | 'reading' | 'none';

/** Reads the copy behind the '#' of the link that opened the page, also of one that is opened while the page is. */
export function useOpenedCopy(): OpenedLink {
  const fragment = useTakenFragment();
  const [read, setRead] = useState<{ fragment: string; opened: OpenedCopy | undefined }>();
  useEffect(() => {
    if (fragment === undefined) return;
    let isAwaited = true;
    readCopyLink(fragment).then((opened) => isAwaited && setRead({ fragment, opened }));
    return () => {
      isAwaited = false;
    };
  }, [fragment]);
  if (fragment === undefined) return 'none';
  return read?.fragment === fragment ? (read.opened ?? 'none') : 'reading';
}
