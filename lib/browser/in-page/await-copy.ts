// Runs while the browser parses the page of whoever follows a pregnancy, long before it mounts. Where a link has brought a
// copy, a baby is followed or one's own is known, it marks the element around itself, and a style hides what is in it until
// what then stands first is there, so that nothing visible moves.

import '@/lib/browser/fragment-event';
import { readStoredText } from '@/lib/browser/read-stored';

const page = document.currentScript?.parentElement as HTMLElement;

const isKnown = (['pregnancy', 'birth', 'followed', 'followedCopy'] as const).some(
  (key) => readStoredText(key) !== null,
);

if (isKnown || window.takenFragment !== undefined) page.dataset.first = 'awaited';
