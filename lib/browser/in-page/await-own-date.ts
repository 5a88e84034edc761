// Runs while the browser parses the calculator, long before it mounts. Where it is going to show the result of a due date
// that is stored or came with a link, or what takes its place after the forty weeks, the script marks the element around
// itself, which then has no form and a screen's height, so that nothing visible moves. A link's date comes first: it needs
// no storage, which may be blocked.

import { isLikelySharedLink } from '@/lib/browser/greeting-signs';
import { readStoredText } from '@/lib/browser/read-stored';
import { parseStoredDueDate } from '@/lib/pregnancy/stored-pregnancy';
import { isCounted } from '@/lib/pregnancy/term';

const calculator = document.currentScript?.parentElement as HTMLElement;

const dueDate = parseStoredDueDate(readStoredText('pregnancy'));

if (isLikelySharedLink(window.location.search + window.location.hash)) calculator.dataset.date = 'awaited-end';
else if (isCounted(dueDate, new Date())) calculator.dataset.date = 'awaited';
else if (dueDate || readStoredText('birth') !== null) calculator.dataset.date = 'awaited-end';
