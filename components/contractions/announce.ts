import type { ToastContent } from '@/components/ui/show-toast';
import { adviceTexts } from '@/data/contractions';
import { getAdvice } from '@/lib/contractions/get-advice';
import { isGettingClose } from '@/lib/contractions/is-getting-close';
import { listContractionRecords } from '@/lib/contractions/list-contraction-records';
import type { ContractionLog, TermStatus } from '@/lib/contractions/types';
import { formatStopwatch } from '@/lib/format/format-stopwatch';
import { formatTimeOfDay } from '@/lib/format/format-time-of-day';

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

/** Tells of a contraction that has ended, and warns where the last ones came close together. */
export function announceStop(log: ContractionLog, termStatus: TermStatus): void {
  const record = listContractionRecords(log.contractions).at(-1);
  if (!record) return;
  showToast({ title: 'Contraction ended', description: `Duration ${formatStopwatch(record.duration)}` });
  if (termStatus === 'preterm') {
    if (getAdvice(log, termStatus).id !== 'preterm-alert') return;
    showToast({
      title: 'Contractions before 37 weeks',
      description: adviceTexts['preterm-alert'],
      tone: 'alert',
      durationMs: WARNING_MS,
    });
  } else if (isGettingClose(log.contractions)) {
    showToast({
      title: 'Contractions are getting close!',
      description: 'Consider calling your healthcare provider or heading to the hospital.',
      tone: 'alert',
      durationMs: WARNING_MS,
    });
  }
}

export function announceClear(): void {
  showToast({ title: 'Timer reset', description: 'All contraction data has been cleared.' });
}
