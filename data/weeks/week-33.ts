import type { WeekText } from './types';

export const week33: WeekText = {
  week: 33,
  title: 'Antibodies cross over',
  developmentMilestones: [
    {
      text: 'Antibodies from your blood are crossing the placenta in growing amounts. They will help protect your baby in the first months.',
    },
    { text: 'The head is still large for the body, but the trunk is catching up.' },
    { text: 'Active sleep, when the eyes move under closed lids, takes turns with quieter sleep.' },
    {
      text: 'The amount of fluid around your baby is close to its peak. It cushions your baby and helps keep the cord from being squeezed.',
    },
    { text: 'The organs for digestion are in place. They will start their real work with the first feeds.' },
  ],
  motherChanges: [
    { text: 'Long spells of sitting may leave your tailbone sore. A cushion and short walks may help.' },
    {
      text: 'Discharge may be thin and white. If it is watery, keeps coming or wets a pad, it could be your water, so call now.',
    },
    {
      text: 'Calf cramps may wake you, and a slow stretch often eases them. If one calf is sore, swollen or warm, call right away.',
    },
    {
      text: 'Your stomach has less room, so a full dinner may feel like too much. Small meals more often may sit better.',
    },
    {
      text: 'You may lie awake going over the birth. A list of questions for your next visit can get them out of your head.',
    },
  ],
  tips: [
    {
      text: 'If worry or low mood fills most of your day, call your provider. In a crisis, call or text 9-8-8, day or night.',
    },
    {
      text: 'Until 37 weeks, contractions that come every 10 minutes or less need care at once. Save the number of your hospital, and ask which door is open at night.',
      sources: ['fraser-labour'],
    },
    {
      text: 'If you or a partner has ever had genital herpes, tell your provider now. Medicine in the last weeks may lower the risk to your baby.',
    },
    { text: 'Write a birth plan on one page: who is with you, pain relief and feeding. Bring it to your next visit.' },
    {
      text: 'Leave protects your job, while EI, or QPIP in Quebec, pays you. Check that the dates fit before you give your employer written notice.',
    },
    {
      text: 'One strong kick does not cancel out a quiet day. If your baby is less active, go to the hospital at once.',
    },
  ],
};
