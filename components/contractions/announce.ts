import { showToast } from '@/components/ui/show-toast';
import type { AdvicePlace } from '@/data/labour-rules';
import { getAdvice } from '@/lib/contractions/advice';
import { isForNow } from '@/lib/contractions/advice-lines';
import {
  type ContractionLog,
  isBeforeTerm,
  type LabourAnswers,
  listContractionRecords,
  type TermStatus,
} from '@/lib/contractions/contraction-log';
import { isGettingClose } from '@/lib/contractions/getting-close';
import { cutLog } from '@/lib/contractions/term-status';
import { formatStopwatch, formatTimeOfDay } from '@/lib/format/times';
import { closeAtAnyAge, orders } from '@/words/contractions/advice';
import * as words from '@/words/contractions/toasts';

const WARNING_MS = 10_000;

/** One for both ends: what has ended takes the place of what has started, so at most one warning stands below it. */
const CONTRACTION_TOAST = 'contraction';

/** Tells of a contraction that has begun. */
export function announceStart({ active }: ContractionLog): void {
  if (!active) return;
  showToast({
    id: CONTRACTION_TOAST,
    title: words.started,
    description: words.startedAt(formatTimeOfDay(active.startTime)),
  });
}

/**
 * Tells of a contraction that has ended, and warns where the last ones came close together. Where the advice box says
 * to call or to go now, the warning says the same, and never less.
 * @param labourStart see `getLabourStart`
 */
export function announceStop(
  log: ContractionLog,
  labourStart: number,
  termStatus: TermStatus,
  answers: LabourAnswers,
  care: AdvicePlace,
): void {
  const record = listContractionRecords(log.contractions).at(-1);
  if (!record) return;
  showToast({
    id: CONTRACTION_TOAST,
    title: words.ended,
    description: words.lasted(formatStopwatch(record.duration)),
  });
  const labour = cutLog(log, labourStart);
  const { order, lines } = getAdvice(labour, termStatus, answers, false);
  // Short, as it stands over the page: the order alone.
  const text = isForNow(order) && order && orders[care][order];
  if (isBeforeTerm(termStatus)) {
    if (text) warn('preterm-contractions', words.preterm, text);
  } else if (isGettingClose(labour.contractions)) {
    const isAgeOpen = lines.some(({ id }) => id === 'if-preterm' || id === 'if-preterm-go');
    warn('contractions-close', words.close, isAgeOpen ? closeAtAnyAge[care] : text || words.considerCalling);
  }
}

function warn(id: string, title: string, description: string): void {
  showToast({ id, title, description, tone: 'alert', durationMs: WARNING_MS });
}

export function announceClear(): void {
  showToast({ id: 'timer-reset', title: words.cleared, description: words.clearedText });
}
