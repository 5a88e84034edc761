import { outsideQuebec } from '@/data/provinces';
import type { WeekText } from './types';

export const week24: WeekText = {
  week: 24,
  title: 'Lungs and senses growing',
  developmentMilestones: [
    {
      text: 'Some lung cells are turning into the kind that make surfactant. This slippery film will help air sacs stay open.',
      sources: ['openstax-lungs'],
    },
    {
      text: 'The lungs are still at an early stage, with many more weeks of growth ahead of them.',
      sources: ['openstax-lungs'],
    },
    { text: "The ridges that form your baby's fingerprints are in place. Their pattern will last for life." },
    { text: 'Your heartbeat, your stomach and your voice are the sounds your baby meets most.' },
    { text: 'The outside of the brain is still quite smooth. Its folds will come in the weeks ahead.' },
  ],
  motherChanges: [
    {
      text: 'Your centre of balance has moved forward, and your lower back feels it. Flat, firm shoes make a difference.',
      sources: ['peterborough-changes'],
    },
    {
      text: 'Hands may tingle or go numb, mostly at night. The usual cause is swelling in the wrist that presses on a nerve.',
    },
    {
      text: 'Are your bowels in no hurry these days? Water, walking, fruit and whole grains help many people.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'A hand on your belly may now feel a kick. Let your partner or support person try when your baby is busy.',
      sources: ['tph-weeks-2'],
    },
    {
      text: 'A blood pressure that creeps up is seldom felt, which is why the cuff comes out at every visit. The signs that do show are in the list of when to call.',
      sources: ['inspq-signs', 'hypertension-canada'],
    },
  ],
  tips: [
    {
      text: 'Most people are tested for gestational diabetes at 24 to 28 weeks. If you have no lab form yet, get one now.',
      sources: ['gestational-diabetes'],
    },
    {
      text: 'Most often you drink something sweet, and then blood is taken. The lab can tell you whether to eat first and how long to stay.',
      sources: ['gestational-diabetes'],
    },
    { text: 'If you have felt no movement at all by this week, see the list of when to call.', sources: ['sogc-441'] },
    {
      text: 'In Quebec, QPIP maternity benefits can begin 16 weeks before the week you are due. An early start does not add weeks.',
      regions: ['QC'],
      sources: ['rqap-when-to-apply'],
    },
    {
      text: 'Outside Quebec, benefits come from EI and open a little later. Read the rules for your own case this month.',
      regions: outsideQuebec,
      sources: ['ei-act-22'],
    },
    {
      text: 'Tell your employer when you hope to stop. Benefits are paid in weeks that run from Sunday to Saturday, which is good to know before you pick the day.',
      sources: ['ei-digest-1-4'],
    },
  ],
};
