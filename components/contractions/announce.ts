import { showToast } from '@/components/ui/show-toast';
import { getAdvice } from '@/lib/contractions/advice';
import {
  type ContractionLog,
  type LabourAnswers,
  listContractionRecords,
  type TermStatus,
} from '@/lib/contractions/contraction-log';
import { isGettingClose } from '@/lib/contractions/is-getting-close';
import { formatStopwatch, formatTimeOfDay } from '@/lib/format/times';
import { getAdviceText } from './wording';

const WARNING_MS = 10_000;

/** Tells of a contraction that has begun. */
export function announceStart({ active }: ContractionLog): void {
  if (!active) return;
  showToast({ title: 'Contraction started', description: `Started at ${formatTimeOfDay(active.startTime)}` });
}

/**
 * Tells of a contraction that has ended, and warns where the last ones came close together. Where the advice box says
 * to go now, the warning says so too.
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
