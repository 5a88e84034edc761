import type { Statement } from '@/data/statement';
import { babyEmergency, babyFirstWeeks, babyToEmergency } from '@/words/baby-emergency';
import { babyCall } from '@/words/birth/after-birth';
import {
  crisisInQuebec,
  emergencySignsAfterBirth,
  furtherSignsAfterBirth,
  mentalHealthCrisis,
  moodAfterBirth,
  postpartumPsychosis,
  providerUnreachable,
  signsAfterBirth,
} from '@/words/emergency';
import { without911 } from '@/words/without-911';

/** When to call after a birth: first what cannot wait, then of the baby and of who gave birth, then whom else to call. */
export const whenToCallAfterBirth = {
  emergency: [
    emergencySignsAfterBirth,
    babyEmergency,
    postpartumPsychosis,
    mentalHealthCrisis,
    crisisInQuebec,
    moodAfterBirth,
    without911,
  ],
  baby: [...babyToEmergency, ...babyFirstWeeks],
  parent: [signsAfterBirth, ...furtherSignsAfterBirth],
  furtherHelp: [providerUnreachable, babyCall],
} satisfies Record<string, Statement[]>;
