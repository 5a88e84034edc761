import type { ToastContent } from '@/components/ui/show-toast';
import { getAdvice } from '@/lib/contractions/get-advice';
import { isGettingClose } from '@/lib/contractions/is-getting-close';
import { listContractionRecords } from '@/lib/contractions/list-contraction-records';
import type { ContractionLog, LabourAnswers, TermStatus } from '@/lib/contractions/types';
import { formatStopwatch } from '@/lib/format/format-stopwatch';
import { formatTimeOfDay } from '@/lib/format/format-time-of-day';
import { getAdviceText } from './wording';

const WARNING_MS = 10_000;

/** Toasts load after the button works. Where they cannot, the page itself still shows what has happened. */
function showToast(content: ToastContent): void {
  import('@/components/ui/show-toast').then(
    (part) => part.showToast(content),
    () => {},
  );
}

/** Tells of a contraction that has begun. */
export function announceStart({ active }: ContractionLog): void {
  if (!active) return;
  showToast({ title: 'Contraction started', description: `Started at ${formatTimeOfDay(active.startTime)}` });
}

/**
 * Tells of a contraction that has ended, and warns where the last ones came close together. Where the box says to go
 * now, so does the warning.
 */
export function announceStop(log: ContractionLog, termStatus: TermStatus, answers: LabourAnswers): void {
  const record = listContractionRecords(log.contractions).at(-1);
  if (!record) return;
  showToast({ title: 'Contraction ended', description: `Duration ${formatStopwatch(record.duration)}` });
  const { lines } = getAdvice(log, termStatus, answers, false);
  const pretermLine = lines.find(({ id }) => id === 'preterm-alert' || id === 'preterm-go');
  if (pretermLine) warn('Contractions before 37 weeks', getAdviceText(pretermLine));
  if (termStatus === 'preterm' || !isGettingClose(log.contractions)) return;
  const going = lines.find(({ order }) => order === 'go');
  warn(
    'Contractions are getting close!',
    going ? getAdviceText(going) : 'Consider calling your healthcare provider or heading to the hospital.',
  );
}

function warn(title: string, description: string): void {
  showToast({ title, description, tone: 'alert', durationMs: WARNING_MS });
}

export function announceClear(): void {
  showToast({ title: 'Timer reset', description: 'All contraction data has been cleared.' });
}
