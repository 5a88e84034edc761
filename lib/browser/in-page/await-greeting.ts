// Runs while the browser parses the home page, long before the page mounts. Where a greeting is likely, it marks the element
// before itself, and a style hides what follows until the greeting is there, so that nothing visible moves.

import { hasGreetingStored, isLikelySharedLink } from '@/lib/browser/greeting-signs';
import { readStoredText } from '@/lib/browser/read-stored';

const greeting = document.currentScript?.previousElementSibling as HTMLElement;

if (isLikelySharedLink(window.location.search + window.location.hash) || hasGreetingStored(readStoredText))
  greeting.dataset.greeting = 'awaited';
