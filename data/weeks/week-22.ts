import type { WeekText } from './types';

export const week22: WeekText = {
  week: 22,
  title: 'Soft hair, brown fat',
  developmentMilestones: [
    { text: 'Fine, soft hair called lanugo now covers most of the body. It looks like down.' },
    { text: 'Eyebrows and hair on the head can often be seen by now. The lids are still sealed over the eyes.' },
    { text: 'Brown fat is collecting at the base of the neck, behind the breastbone and around the kidneys.' },
    { text: 'A scan may catch your baby touching the face, the knees or the wall of the uterus.' },
    { text: 'If your baby has testes, they start out high in the belly. Their slow trip down has begun.' },
    { text: 'There is still room to roll. Your baby may lie head up in the morning and sideways by night.' },
  ],
  motherChanges: [
    {
      text: 'Your belly button may flatten or pop out as the uterus pushes forward. It usually goes back after birth.',
    },
    {
      text: 'Kicks are easier to notice when you are still, such as in bed or a bath. No movement at all so far is worth a call.',
    },
    {
      text: 'Thin, milky discharge often increases. Call the same day if it smells or itches, and right away if it turns watery or has any blood in it.',
      sources: ['warning-signs'],
    },
    {
      text: 'Your upper back may ache from the weight of fuller breasts. A bra that fits, with wide straps, can help.',
    },
    { text: 'Your nails may grow faster than before, or split more easily.' },
  ],
  tips: [
    {
      text: 'The anatomy scan is usually done by 22 weeks. If yours was missed or moved, call now.',
      sources: ['anatomy-scan'],
    },
    { text: 'On long drives or flights, stop or get up to walk often. Blood clots form more easily in pregnancy.' },
    {
      text: 'Some employers add to what EI or QPIP pays, which is called a top-up. Ask your union or human resources about it.',
    },
    {
      text: 'Think about where you would like to give birth. A hospital, a birth centre or home with a midwife may be open to you, depending on your region and your health.',
    },
    {
      text: 'If money for food is tight, ask public health about the Canada Prenatal Nutrition Program. The local groups it funds offer free support and often food.',
    },
  ],
};
