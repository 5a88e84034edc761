import { showToast } from '@/components/ui/show-toast';
import { getAdvice, isForNow } from '@/lib/contractions/advice';
import {
  type ContractionLog,
  type LabourAnswers,
  listContractionRecords,
  type TermStatus,
} from '@/lib/contractions/contraction-log';
import { isGettingClose } from '@/lib/contractions/getting-close';
import { cutLog } from '@/lib/contractions/term-status';
import { formatStopwatch, formatTimeOfDay } from '@/lib/format/times';
import * as words from '@/words/contractions/toasts';
import { getAdviceText } from './advice-text';

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
): void {
  const record = listContractionRecords(log.contractions).at(-1);
  if (!record) return;
  showToast({
    id: CONTRACTION_TOAST,
    title: words.ended,
    description: words.lasted(formatStopwatch(record.duration)),
  });
  const labour = cutLog(log, labourStart);
  const { lines } = getAdvice(labour, termStatus, answers, false);
  const pretermLine = lines.find(({ id }) => id === 'preterm-alert' || id === 'preterm-go');
  if (pretermLine) warn('preterm-contractions', words.preterm, getAdviceText(pretermLine));
  if (termStatus === 'preterm' || !isGettingClose(labour.contractions)) return;
  const orders = lines.filter(({ order }) => isForNow(order)).map(getAdviceText);
  warn('contractions-close', words.close, orders.join(' ') || words.considerCalling);
}

function warn(id: string, title: string, description: string): void {
  showToast({ id, title, description, tone: 'alert', durationMs: WARNING_MS });
}

export function announceClear(): void {
  showToast({ id: 'timer-reset', title: words.cleared, description: words.clearedText });
}
