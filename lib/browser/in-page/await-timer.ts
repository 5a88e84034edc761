// Runs while the browser parses the timer's page, long before the timer mounts. It marks the page where a due date is
// known, and where the call leads, as it does before 37 weeks: a style then puts everything in its place, so that the
// button does not move once the timer has started. The timer takes the marks off.

import { readStoredText } from '@/lib/browser/read-stored';
import { isBeforeTerm } from '@/lib/contractions/contraction-log';
import { getTermStatus } from '@/lib/contractions/term-status';
import { isRecord, parseJson } from '@/lib/json/json';
import { isCurrentDueDate } from '@/lib/pregnancy/due-date-check';
import { parseStoredDueDate } from '@/lib/pregnancy/stored-pregnancy';

const today = new Date();
const dueDate = parseStoredDueDate(readStoredText('pregnancy'));
const log = parseJson(readStoredText('contractions') ?? '');

/** Only what is needed of the answer: the timer reads the rest. */
function readTermAnswer(stored: unknown) {
  if (!isRecord(stored) || typeof stored.answeredAt !== 'number') return undefined;
  return { isTerm: stored.isTerm === true, answeredAt: stored.answeredAt };
}

const { dataset } = document.documentElement;
if (isCurrentDueDate(dueDate, today)) dataset.timerAge = 'known';
if (isBeforeTerm(getTermStatus(today, dueDate, isRecord(log) ? readTermAnswer(log.termAnswer) : undefined)))
  dataset.timerOrder = 'call-first';
