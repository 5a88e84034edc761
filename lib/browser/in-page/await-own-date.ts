// Runs while the browser parses the calculator, long before it mounts. Where it is going to show the result of a due date
// that is stored or came with a link, or what takes its place after the forty weeks, the script marks the element around
// itself, which then has no form and a screen's height, so that nothing visible moves. A link's date comes first: it needs
// no storage, which may be blocked.

import { parseStoredBirth } from '@/lib/birth/stored-birth';
import { isLikelySharedLink } from '@/lib/browser/greeting-signs';
import { readStoredText } from '@/lib/browser/read-stored';
import type { DateState } from '@/lib/pregnancy/date-state';
import { parseStoredDueDate } from '@/lib/pregnancy/stored-pregnancy';
import { isCounted } from '@/lib/pregnancy/term';

const calculator = document.currentScript?.parentElement as HTMLElement;

const dueDate = parseStoredDueDate(readStoredText('pregnancy'));

function mark(state: DateState) {
  calculator.dataset.date = state;
}

if (isLikelySharedLink(window.location.search + window.location.hash)) mark('awaited-end');
else if (isCounted(dueDate, new Date())) mark('awaited');
else if (dueDate || parseStoredBirth(readStoredText('birth'))) mark('awaited-end');
