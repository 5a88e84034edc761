import { useEffect, useRef, useState } from 'react';
import { clearLocationHash, useLocationHash } from '@/lib/browser/location';
import { isEntryHash } from '@/lib/timeline/trimester-entries';
import { type FoldProps, PlainFold } from './plain-fold';

/** A part of the timeline that opens on demand, and where the page's address names it or something in it. */
export function Fold({ hashes = [], ...props }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const hash = useLocationHash();
  const isNamed = hash === props.id || hashes.includes(hash);
  // From the start, or what takes the focus in it could not.
  const [wasNamed] = useState(isNamed);

  useEffect(() => {
    if (!isNamed || !details.current) return;
    details.current.open = true;
    document.getElementById(hash)?.scrollIntoView();
    // So that the same link opens it again.
    if (isEntryHash(hash)) clearLocationHash();
  }, [isNamed, hash]);

  return <PlainFold {...props} ref={details} isOpenAtFirst={wasNamed} />;
}
