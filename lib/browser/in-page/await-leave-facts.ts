// Runs while the browser parses the leave planner, long before it mounts. Where something is stored that the planner shows
// as a line in the place of its fields, it marks the element before itself, and a style hides the questions until then, so
// that nothing visible moves.

import { readStoredText } from '@/lib/browser/read-stored';

const facts = document.currentScript?.previousElementSibling as HTMLElement;

const shown = ['region', 'pregnancy', 'birth', 'benefitsPlan'] as const;

if (shown.some((key) => readStoredText(key) !== null)) facts.dataset.leaveFacts = 'awaited';
