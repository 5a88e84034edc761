// Runs while the browser parses the timeline, long before it mounts. Where stored forty weeks are over, it marks the
// element around itself, and a style hides what is in it until the box that then stands first is there, so that nothing
// visible moves.

import { readStoredText } from '@/lib/browser/read-stored';
import { parseStoredDueDate } from '@/lib/pregnancy/stored-pregnancy';
import { isCounted } from '@/lib/pregnancy/term';

const timeline = document.currentScript?.parentElement as HTMLElement;

const dueDate = parseStoredDueDate(readStoredText('pregnancy'));

if (readStoredText('birth') !== null || (dueDate && !isCounted(dueDate, new Date())))
  timeline.dataset.first = 'awaited';
