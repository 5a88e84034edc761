// Runs while the browser parses the timer's page, long before the timer mounts. It marks the page with what is stored, so
// that a style (components/contractions/timer.css) puts the button where it is going to stand, and does not paint what the
// timer is going to replace: the words of the advice, or the calls, too, where their place is not known either. The timer
// takes the marks off; where it cannot start, all is painted.

import type { StoredKey } from '@/data/stored-values';
import { readCarePlace } from '@/lib/browser/read-care-place';
import { readStoredText } from '@/lib/browser/read-stored';
import { isBeforeTerm } from '@/lib/contractions/contraction-log';
import { getTermStatus } from '@/lib/contractions/term-status';
import { isRecord, parseJson } from '@/lib/json/json';
import { isCurrentDueDate } from '@/lib/pregnancy/due-date-check';
import { parseStoredDueDate } from '@/lib/pregnancy/stored-pregnancy';

/** What takes room near the calls, or leaves some, and what changes the words in the clock. */
const known: StoredKey[] = ['region', 'providerPhone', 'healthCentrePhone', 'contractions'];

const today = new Date();
const dueDate = parseStoredDueDate(readStoredText('pregnancy'));
const log = parseJson(readStoredText('contractions') ?? '');

/** Only what is needed of the answer: the timer reads the rest. */
function readTermAnswer(stored: unknown) {
  if (!isRecord(stored) || typeof stored.answeredAt !== 'number') return undefined;
  return { isTerm: stored.isTerm === true, answeredAt: stored.answeredAt };
}

const root = document.documentElement;
const termStatus = getTermStatus(today, dueDate, isRecord(log) ? readTermAnswer(log.termAnswer) : undefined);
const isWithout911 = readCarePlace(readStoredText).emergency !== '911';
const hasOwnAdvice = readStoredText('contractions') !== null || readStoredText('labourAnswers') !== null;
// The advice is one of a few then, and of the height that is reserved for it.
const isPlaceKnown = !hasOwnAdvice && (isBeforeTerm(termStatus) || (termStatus === 'term' && !isWithout911));

if (isCurrentDueDate(dueDate, today)) root.dataset.timerAge = 'known';
if (isBeforeTerm(termStatus)) root.dataset.timerOrder = 'call-first';
if (hasOwnAdvice || isWithout911 || root.dataset.timerAge) root.dataset.timerAwaits = isPlaceKnown ? 'words' : 'calls';
root.dataset.timerKnown = known.filter((key) => readStoredText(key)).join(' ');
// The script of every page does so, too, but later.
root.toggleAttribute('data-without-911', isWithout911);
