import type { WeekText } from './types';

export const week33: WeekText = {
  week: 33,
  title: 'Antibodies cross over',
  developmentMilestones: [
    {
      text: 'Antibodies from your blood are crossing the placenta in growing amounts. They will help protect your baby in the first months.',
      sources: ['tph-weeks-3'],
    },
    { text: 'The head is still large for the body, but the trunk is catching up.' },
    { text: 'Active sleep, when the eyes move under closed lids, takes turns with quieter sleep.' },
    {
      text: 'The amount of fluid around your baby is close to its peak. It cushions your baby and helps keep the cord from being squeezed.',
    },
    { text: 'The organs for digestion are in place. They will start their real work with the first feeds.' },
  ],
  motherChanges: [
    { text: 'Long spells of sitting leave the tailbone sore. A cushion helps, and so do short walks.' },
    {
      text: 'Discharge may be thin and white. If it is watery, keeps coming or wets a pad, it could be your water: see the list of when to call.',
      sources: ['inspq-signs', 'warning-signs'],
    },
    {
      text: 'A cramp in the calf may wake you at night. A slow stretch, toes toward the shin, often lets it go. Pain that stays in one leg is different: see the list of when to call.',
      sources: ['clots-calgary'],
    },
    {
      text: 'Your stomach has less room, and a full dinner soon feels like too much. Small meals sit better, even if they come more often.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Some nights you lie awake going over the birth. Put the questions on a list for your next visit, and out of your head.',
    },
  ],
  tips: [
    {
      text: 'If you or a partner has ever had genital herpes, tell your provider now. Medicine in the last weeks can lower the risk to your baby.',
      sources: ['fe-valacyclovir'],
    },
    {
      text: 'Write a birth plan on one page: who is with you, pain relief and feeding. Bring it to your next visit.',
      sources: ['north-bay-birth-plan'],
    },
    {
      text: 'Does your employer have your written notice of leave? In some places it is due six weeks before you stop, and late notice may cost weeks of leave. Check that the dates of your leave fit the weeks of your benefits.',
      sources: ['notice-alberta-maternity', 'notice-saskatchewan'],
    },
    {
      text: 'One strong kick does not cancel out a day with less movement. Less than usual for your baby: go to the hospital now, and see the list of when to call.',
      sources: ['sogc-441', 'movements-worried'],
    },
    {
      text: 'Practise the drive to your hospital or birth centre once, at an hour when the roads are busy, and see where you would park.',
    },
  ],
};
