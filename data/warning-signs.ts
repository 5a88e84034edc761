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

const emergencyAtTerm: Statement = {
  text: 'Call 911 for very heavy bleeding, a seizure, chest pain, sudden trouble breathing, or a cord you can see or feel in your vagina.',
  sources: ['warning-signs'],
};

/** Before 37 weeks. */
const tightening: Statement = {
  text: 'Call or go in now for regular tightening, cramps, low back pain or pressure that comes and goes: before 37 weeks it can be preterm labour.',
  sources: ['preterm-alberta'],
};

const anyTime: Statement = {
  text: 'Call your provider right away about any bleeding, leaking fluid, fever, a bad or lasting headache, changes in your vision, sudden swelling, calf pain, or pain under the right ribs. Also call after any fall or collision.',
  sources: ['warning-signs'],
};

const worry: Statement = { text: 'You never need a reason to call. If something feels wrong, call.' };

export const warningSigns: WarningSigns[] = [
  {
    fromWeek: 0,
    toWeek: 2,
    signs: [
      {
        text: 'Call your provider about bleeding much heavier than your usual period, strong pain on one side, fainting or fever.',
      },
      worry,
      emergency,
    ],
  },
  {
    fromWeek: 3,
    toWeek: 3,
    signs: [
      {
        text: 'If you may be pregnant, call your provider about any bleeding, strong pain on one side, fainting or fever.',
      },
      worry,
      emergency,
    ],
  },
  {
    fromWeek: 4,
    toWeek: 13,
    signs: [
      {
        text: 'Call 911 or go to emergency for severe belly pain, pain at the tip of your shoulder, or fainting: they can mean a pregnancy outside the uterus.',
      },
      anyTime,
      worry,
      emergency,
    ],
  },
  {
    fromWeek: 14,
    toWeek: 19,
    signs: [
      { text: 'Call or go in now for strong belly pain, or for cramps or tightening that come and go.' },
      anyTime,
      worry,
      emergency,
    ],
  },
  {
    fromWeek: 20,
    toWeek: 25,
    signs: [tightening, anyTime, worry, emergency],
  },
  {
    fromWeek: 26,
    toWeek: 36,
    signs: [
      { text: 'If your baby moves less, go to your provider or the hospital at once.', sources: ['sogc-441'] },
      {
        text: 'Go in now for contractions 10 minutes apart or closer, or for 6 tightenings in an hour.',
        sources: ['fraser-labour', 'preterm-alberta'],
      },
      tightening,
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
        text: 'Call when your water breaks, even without contractions. Go in now if the fluid is yellow, green or red, or if you have a fever.',
        sources: ['waters-break', 'fraser-labour'],
      },
      { text: 'Go in now for bright red bleeding or pain that does not let up.', sources: ['fraser-labour'] },
      anyTime,
      worry,
      emergencyAtTerm,
    ],
  },
];
