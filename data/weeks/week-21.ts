import type { WeekText } from './types';

export const week21: WeekText = {
  week: 21,
  title: 'Swallowing practice',
  developmentMilestones: [
    {
      text: 'Your baby swallows amniotic fluid many times a day. The gut takes up the water, and waves of muscle move the rest along.',
    },
    {
      text: 'The pancreas already makes insulin. This hormone helps your baby use and store the sugar that comes through the placenta.',
    },
    { text: 'Two shortcuts in the blood flow let most of the blood skip the lungs. They usually close after birth.' },
    { text: 'Bone marrow has started to make blood cells. For now, the liver still does most of that work.' },
    { text: 'The kidneys keep adding the tiny filters that clean the blood. This goes on until late in pregnancy.' },
  ],
  motherChanges: [
    {
      text: 'Many people feel hungrier around now. A snack with protein, such as yogurt, nuts or a boiled egg, may hold you longer.',
    },
    { text: 'Kicks often land low, near your bladder. Somebody with a hand on your belly may not feel them yet.' },
    { text: 'Tiny red veins shaped like a spider may show on your face, neck or chest. They often fade after birth.' },
    {
      text: 'Seeing your baby on a scan can bring joy, fear or grief. If a finding worries you, ask your provider for a call to go over it.',
    },
    {
      text: 'A fever is not a usual part of pregnancy. Call your provider right away if you have one.',
      sources: ['warning-signs'],
    },
  ],
  tips: [
    {
      text: 'No date for your anatomy scan yet? Call the clinic now. If it is done and nobody has phoned, ask your provider to go over the report with you.',
    },
    {
      text: 'If the scan showed a low placenta, ask when it will be checked again and what to avoid. Any bleeding means going in at once.',
      sources: ['warning-signs'],
    },
    {
      text: 'Parental benefits are not only for the person who gives birth. Ask your partner to look up their own share, through EI or, in Quebec, QPIP.',
      sources: ['ei-maternity-parental', 'qpip'],
    },
    {
      text: 'Growing bones need calcium. Milk, yogurt, fortified soy drink and canned salmon with its soft bones are good sources.',
    },
    {
      text: 'Away for the weekend? Take your health card and a copy of your prenatal record, so that any clinic can see your history.',
    },
  ],
};
