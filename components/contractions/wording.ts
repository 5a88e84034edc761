import { adviceTexts, signOrders, signTexts, termPrefix, tooCloseEmergency } from '@/data/contractions';
import type { AdviceLine } from '@/lib/contractions/advice';
import type { ContractionTimeProblem } from '@/lib/contractions/contraction-form';
import type { ContractionChange } from '@/lib/contractions/contractions-state';

/** The name under which the record is printed alone. */
export const PRINT_PART = 'contractions';

/** What can be taken back. */
export const changeTexts: Record<ContractionChange, string> = {
  started: 'Contraction started.',
  stopped: 'Contraction ended.',
  edited: 'Times changed.',
  added: 'Contraction added.',
  deleted: 'Contraction deleted.',
  confirmed: 'Length confirmed.',
  cleared: 'All contractions cleared.',
};

export const timeProblemTexts: Record<ContractionTimeProblem, string> = {
  missing: 'Enter a day and a time.',
  'no-such-time': 'There is no such time: the clocks skip it that night. Enter another one.',
  future: 'This time has not come yet. Enter a time up to now.',
  'end-before-start': 'The end has to come after the start.',
  overlap: 'These times overlap another contraction. Change them, or change that contraction first.',
};

/** A line of the advice as it is read. */
export function getAdviceText(line: AdviceLine): string {
  if (line.id === 'too-close') return `${signTexts[line.id]} ${signOrders[line.order]} ${tooCloseEmergency}`;
  if (line.id === 'long' || line.id === 'running-long') return `${signTexts[line.id]} ${signOrders[line.order]}`;
  const text = adviceTexts[line.id];
  return line.startsTerm ? `${termPrefix} ${text}` : text;
}
