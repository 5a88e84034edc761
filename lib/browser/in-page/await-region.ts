// Runs while the browser parses the resources page, long before the page mounts. Where a region is likely to be shown, it
// marks the element before itself, which then has a screen's height, so that nothing visible moves.

import { readStoredText } from '@/lib/browser/read-stored';

const results = document.currentScript?.previousElementSibling as HTMLElement;

if (window.location.hash.length > 1 || readStoredText('region')) results.dataset.region = 'awaited';
