import type { WeekText } from './types';

export const week15: WeekText = {
  week: 15,
  title: 'Practice breaths',
  developmentMilestones: [
    {
      text: 'The chest makes short runs of breathing movements. They shift fluid, not air, and your baby gets oxygen through the cord.',
      sources: ['tph-weeks-2'],
    },
    { text: 'Hiccups can happen too, though they are still too faint for you to notice.' },
    { text: 'The legs are getting longer and starting to catch up with the arms.' },
    { text: "Your baby's skin is so thin that fine blood vessels show right through it.", sources: ['mayo-weeks-2'] },
    {
      text: 'The ears are moving up from the neck toward their place on the sides of the head.',
      sources: ['openstax-fetus'],
    },
    { text: 'On the fingertips, the ridges that will become fingerprints are forming.' },
  ],
  motherChanges: [
    {
      text: 'Puffy gums that bleed when you brush are common. Hormones make them react more strongly to plaque.',
      sources: ['kw-discomforts'],
    },
    {
      text: 'Nosebleeds are common, because more blood flows through the lining of the nose. Go to emergency if one is heavy or will not stop.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Many people feel warm and sweat more than those around them. Layers of clothing help, in January as in July.',
      sources: ['openstax-pregnancy'],
    },
    { text: 'Some people feel forgetful or lose track in the middle of a task. Lists and phone alarms can help.' },
  ],
  tips: [
    {
      text: 'Still without a doctor or midwife? Call today: our page ‘Pregnant: what now?’ says step by step who looks after you where you live.',
      sources: ['naitre-visits'],
    },
    {
      text: 'Book a dental cleaning, and tell the office that you are pregnant. Soft bristles and daily floss are easier on sore gums.',
      sources: ['pi-dental'],
    },
    {
      text: 'A screen gives a chance, not a diagnosis. If your chance is higher, ask for genetic counselling, where tests such as amniocentesis are explained.',
      sources: ['bc-screening-questions'],
    },
    {
      text: 'Wear your seat belt on every trip. Put the lap part low, under the belly and across the hips, with the shoulder strap between your breasts.',
      sources: ['inspq-travel'],
    },
    {
      text: 'On ice, wear boots with good grip and hold the rail. After a crash, a fall or a blow to the belly, see the list of when to call.',
      sources: ['sogc-325'],
    },
    {
      text: 'Let somebody else scoop the cat litter, and wear gloves to garden. Cat waste and soil sometimes carry a germ that can harm your baby.',
      lookUp: [
        { entry: 'home-and-work#cat-litter', name: 'cat litter' },
        { entry: 'home-and-work#gardening', name: 'gardening' },
      ],
      sources: ['inspq-pets'],
    },
  ],
};
