import type { Statement } from '@/data/weeks/types';

/** When to call, by stage of pregnancy. Weeks are completed gestational weeks, both included. */
export interface WarningSigns {
  fromWeek: number;
  toWeek: number;
  signs: Statement[];
}

const emergency: Statement = {
  text: 'Call 911 for very heavy bleeding, a seizure, chest pain or sudden trouble breathing.',
  sources: ['warning-signs'],
};

const anyTime: Statement = {
  text: 'Call your provider right away about any bleeding, leaking fluid, fever, a bad or lasting headache, changes in your vision, sudden swelling, calf pain, or pain under the right ribs. Call too after any fall or collision.',
  sources: ['warning-signs'],
};

const worry: Statement = { text: 'You never need a reason to call. If something feels wrong, call.' };

export const warningSigns: WarningSigns[] = [
  {
    fromWeek: 0,
    toWeek: 3,
    signs: [
      {
        text: 'Call your provider about bleeding much heavier than your usual period, strong pain on one side, fainting or fever.',
      },
      worry,
      emergency,
    ],
  },
  { fromWeek: 4, toWeek: 19, signs: [anyTime, worry, emergency] },
  {
    fromWeek: 20,
    toWeek: 25,
    signs: [
      {
        text: 'Call or go in now for regular tightening, cramps, low back pain or pressure that comes and goes: before 37 weeks it can be preterm labour.',
        sources: ['preterm-alberta'],
      },
      anyTime,
      worry,
      emergency,
    ],
  },
  {
    fromWeek: 26,
    toWeek: 36,
    signs: [
      { text: 'If your baby moves less, go to your provider or the hospital at once.', sources: ['sogc-441'] },
      {
        text: 'Before 37 weeks, contractions 10 minutes apart or closer, or 6 tightenings in an hour, mean: go now.',
        sources: ['fraser-labour', 'preterm-alberta'],
      },
      anyTime,
      worry,
      emergency,
    ],
  },
  {
    fromWeek: 37,
    toWeek: 42,
    signs: [
      { text: 'If your baby moves less, go to your provider or the hospital at once.', sources: ['sogc-441'] },
      {
        text: 'Call or go in for regular, painful contractions about 5 minutes apart. Go sooner with a long drive or any worry.',
        sources: ['fraser-labour', 'labour-511'],
      },
      {
        text: 'Call when your water breaks, even without contractions. Go in if the fluid is yellow, green or red.',
        sources: ['waters-break', 'fraser-labour'],
      },
      anyTime,
      worry,
      emergency,
    ],
  },
];
