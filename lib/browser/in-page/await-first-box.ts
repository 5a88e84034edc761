// Runs while the browser parses the timeline, long before it mounts. Where a due date or a birth is stored, it marks the
// element around itself, and a style hides what is in it until what then stands first is there, so that nothing visible
// moves.

import { readStoredText } from '@/lib/browser/read-stored';
import { parseStoredDueDate } from '@/lib/pregnancy/stored-pregnancy';

const timeline = document.currentScript?.parentElement as HTMLElement;

if (readStoredText('birth') !== null || parseStoredDueDate(readStoredText('pregnancy')))
  timeline.dataset.first = 'awaited';
