// On the page of each week: shows 'This is your week' to the visitor whose week it is. After a loss the line must not stand
// there any more, also where the due date was erased in another tab or before Back.

import { followDay } from '@/lib/browser/follow-day';
import { readStoredText } from '@/lib/browser/read-stored';
import { getGestationalAge } from '@/lib/pregnancy/gestational-age';
import { parseStoredDueDate } from '@/lib/pregnancy/stored-pregnancy';

const line = document.querySelector<HTMLElement>('[data-week]');

followDay(() => {
  const dueDate = parseStoredDueDate(readStoredText('pregnancy'));
  if (line) line.hidden = !dueDate || String(getGestationalAge(dueDate, new Date()).weeks) !== line.dataset.week;
});
