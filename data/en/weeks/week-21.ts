import type { WeekText } from './types';

export const week21: WeekText = {
  week: 21,
  title: 'Swallowing practice',
  developmentMilestones: [
    {
      text: 'Your baby swallows amniotic fluid many times a day. The gut soaks up the water, and waves of muscle push the rest along.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'The pancreas already makes insulin, the hormone that lets your baby use and store the sugar that comes through the placenta.',
    },
    {
      text: 'Two shortcuts in the blood flow let most of the blood skip the lungs. They usually close after birth.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'Bone marrow has started to make blood cells, though the liver still does most of that work.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'The kidneys keep adding the tiny filters that clean the blood. They will be at it until late in pregnancy.',
    },
  ],
  motherChanges: [
    {
      text: 'Hungry all the time? Many people are around now. A snack with protein, such as yogurt, nuts or a hard-boiled egg, holds you longer.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Kicks often land low, near your bladder. A hand on your belly may not feel them yet, which is a letdown for whoever is waiting.',
    },
    {
      text: 'Tiny red veins in the shape of a spider show up on some faces, necks and chests. They tend to fade after birth.',
    },
    {
      text: 'Seeing your baby on a scan brings joy to some, fear or grief to others. If a finding worries you, your provider can go over it with you, by phone if that is easier.',
    },
  ],
  tips: [
    {
      text: 'No date for your anatomy scan yet? Phone the clinic today. If it is done and you have heard nothing, ask your provider to go over the report with you.',
      sources: ['anatomy-scan'],
    },
    {
      text: 'If the scan showed a low placenta (close to the cervix, or over it), find out when it will be checked again and what to avoid. Until then, any bleeding counts, even a little: see the list of when to call.',
      sources: ['ciusss-hospital'],
    },
    {
      text: 'Parental benefits are not only for the person who gives birth. Your partner has a share to look up too, through EI or, in Quebec, QPIP.',
      sources: ['ei-act-23', 'qpip'],
    },
    {
      text: 'Growing bones need calcium. Milk, yogurt, fortified soy drink and canned salmon, soft bones and all, are good sources.',
    },
    {
      text: 'Away for the weekend? With your health card and a copy of your prenatal record in your bag, any clinic can see your history.',
    },
  ],
};
