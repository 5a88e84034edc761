import type { AdvicePlace } from '@/data/labour-rules';
import { type Advice, getAdvice } from '@/lib/contractions/advice';
import { getAdvicePlace } from '@/lib/contractions/advice-place';
import type { ContractionLog, LabourAnswers, TermStatus } from '@/lib/contractions/contraction-log';

const START = new Date(2026, 10 /* Nov */, 21, 1).getTime();

/** So many contractions, so many minutes apart, of as many seconds. */
export function timeLabour(count: number, everyMinutes: number, seconds: number): ContractionLog {
  const contractions = Array.from({ length: count }, (_, index) => {
    const startTime = START + index * everyMinutes * 60_000;
    return { id: String(index), startTime, endTime: startTime + seconds * 1_000 };
  });
  return { contractions };
}

const first: LabourAnswers = { hasGivenBirth: false, distance: 'under-30', mustNotWait: 'none' };
const later: LabourAnswers = { ...first, hasGivenBirth: true };

interface LabourCase {
  status: TermStatus;
  answers: LabourAnswers;
  log: ContractionLog;
}

const of = (status: TermStatus, answers: LabourAnswers, log: ContractionLog): LabourCase => ({ status, answers, log });

/** Labours of all kinds, as they were played through, by a name. */
export const labours = {
  'first birth, 39 weeks, close, 13 of 5-1-1': of('term', first, timeLabour(13, 5, 60)),
  'second birth, 6 minutes': of('term', later, timeLabour(4, 6, 50)),
  'second birth, 11 minutes': of('term', later, timeLabour(4, 11, 50)),
  '34 weeks, 4 in an hour': of('preterm', first, timeLabour(4, 15, 40)),
  '30 weeks, far, 5 at 12 minutes': of('preterm', { ...first, distance: '30-to-60' }, timeLabour(5, 12, 40)),
  '36 weeks 6 days, 6 at 11 minutes': of('preterm', first, timeLabour(6, 11, 40)),
  'age unknown, 4 at 15 minutes': of('unknown', first, timeLabour(4, 15, 40)),
  'age unknown, nothing yet': of('unknown', first, timeLabour(0, 0, 0)),
  'twins, 38 weeks, 5 at 8 minutes': of('term', { ...first, mustNotWait: 'call' }, timeLabour(5, 8, 40)),
  'planned cesarean, 38 weeks, 1': of('term', { ...first, mustNotWait: 'go' }, timeLabour(1, 0, 40)),
  '20 weeks, 5 minutes': of('preterm', first, timeLabour(3, 5, 40)),
  '16 weeks, 5 minutes': of('before-20', first, timeLabour(3, 5, 40)),
  '200 km, first birth, 12 minutes': of('term', { ...first, distance: 'over-60' }, timeLabour(4, 12, 50)),
  '200 km, second birth, 15 minutes': of('term', { ...later, distance: 'over-60' }, timeLabour(4, 15, 50)),
  '200 km, second birth, 3 minutes': of('term', { ...later, distance: 'over-60' }, timeLabour(5, 3, 90)),
  'by plane, 38 weeks, 9 minutes': of('term', { ...first, distance: 'by-plane' }, timeLabour(4, 9, 50)),
  'by plane, 33 weeks, 9 minutes': of('preterm', { ...first, distance: 'by-plane' }, timeLabour(2, 9, 50)),
  'first birth, 3 of 5-1-1': of('term', first, timeLabour(3, 5, 60)),
  '42 weeks 5 days, 15 minutes': of('past-42', first, timeLabour(4, 15, 50)),
  '41 weeks 5 days, 15 minutes': of('past-41', first, timeLabour(4, 15, 50)),
} satisfies Record<string, LabourCase>;

/** The name of one of them. */
export type LabourName = keyof typeof labours;

/** What one of them is told. */
export function adviseLabour(name: LabourName): { advice: Advice; care: AdvicePlace } {
  const { status, answers, log } = labours[name];
  return {
    advice: getAdvice(log, status, answers, false),
    care: getAdvicePlace(answers.distance, { emergency: '911' }),
  };
}
