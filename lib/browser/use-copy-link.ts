import { useEffect, useState } from 'react';
import { getCopyLink } from '@/lib/partner/copy-link';
import { type FollowedCopy, parseFollowedCopy, serializeFollowedCopy } from '@/lib/partner/followed-copy';
import { getSiteOrigin } from './platform';

/**
 * The link that gives a copy to somebody else; undefined while it is made, so that no button has the link of what was chosen
 * before; 'failed' where the browser cannot make it.
 */
export function useCopyLink(copy: FollowedCopy): string | undefined {
  const text = serializeFollowedCopy(copy);
  const [made, setMade] = useState<{ text: string; url: string }>();
  useEffect(() => {
    let isAwaited = true;
    const written = parseFollowedCopy(text);
    if (!written) return;
    getCopyLink(getSiteOrigin(), written)
      .catch(() => 'failed')
      .then((url) => isAwaited && setMade({ text, url }));
    return () => {
      isAwaited = false;
    };
  }, [text]);
  return made?.text === text ? made.url : undefined;
}
