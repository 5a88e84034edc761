import type { WeekText } from './types';

export const week22: WeekText = {
  week: 22,
  title: 'Soft hair, brown fat',
  developmentMilestones: [
    {
      text: 'Fine, soft hair called lanugo now covers most of the body. It looks like down.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'Eyebrows and hair on the head are often there to see by now. The lids below them are still sealed.',
      sources: ['mayo-weeks-2'],
    },
    {
      text: 'Brown fat is collecting at the base of the neck, behind the breastbone and around the kidneys.',
      sources: ['mayo-weeks-2'],
    },
    { text: 'A scan sometimes catches your baby touching the face, the knees or the wall of the uterus.' },
    {
      text: 'If your baby has testes, they start out high in the belly. Their slow trip down has begun.',
      sources: ['mayo-weeks-2'],
    },
    { text: 'There is still room to roll: head up in the morning, sideways by night.' },
  ],
  motherChanges: [
    {
      text: 'Your belly button may flatten or pop out as the uterus pushes forward. It usually goes back after birth.',
    },
    {
      text: 'Kicks are easiest to notice when you are still, in bed or in the bath. On a busy day at work, plenty of them go by unfelt.',
      sources: ['movements-rcog'],
    },
    {
      text: 'More thin, milky discharge is common. If it itches or smells bad, tell your provider. New discharge that is watery, like mucus or with blood is different: see the list of when to call.',
      sources: ['pregnancy-changes'],
    },
    {
      text: 'Your upper back carries the weight of fuller breasts. A bra that fits, with wide straps, takes some of it off.',
      sources: ['peterborough-changes'],
    },
    { text: 'Nails often grow faster than before, and some split more easily.' },
  ],
  tips: [
    {
      text: 'The anatomy scan is usually done by 22 weeks. If yours was missed or moved, phone the clinic today for a new date.',
      sources: ['anatomy-scan', 'fraser-tests'],
    },
    {
      text: 'On long drives or flights, stop or get up to walk often. Blood clots form more easily in pregnancy.',
      lookUp: [
        { entry: 'activity-and-travel#long-drives', name: 'long drives' },
        { entry: 'activity-and-travel#flying', name: 'flying' },
      ],
      sources: ['travel-pregnant-canada'],
    },
    {
      text: 'Some employers add to what EI or QPIP pays, which is called a top-up. Your union or human resources will know if yours does.',
    },
    {
      text: 'Where would you like to give birth? In a hospital, a birth centre or at home with a midwife: what is open to you depends on your region and your health.',
      sources: ['bc-fraser-providers'],
    },
    {
      text: 'Is money for food tight? Ask public health for the Canada Prenatal Nutrition Program, whose local groups offer free support and often food. Since April 2026 it has another name outside Quebec.',
      sources: ['cpnp'],
    },
  ],
};
