import type { WeekText } from './types';

export const week16: WeekText = {
  week: 16,
  title: 'Eyes begin to move',
  developmentMilestones: [
    { text: "Behind closed lids, your baby's eyes have begun to make slow movements.", sources: ['mayo-weeks-2'] },
    {
      text: 'The arms and legs now work together better. On a scan, the movements look smoother than a few weeks ago.',
      sources: ['mayo-weeks-2'],
    },
    { text: 'Bones are hardening fast and show up on ultrasound as bright white lines.', sources: ['mayo-weeks-2'] },
    {
      text: 'A dark green paste called meconium is building up in the bowel. It will fill the first diapers after birth.',
      sources: ['openstax-fetus'],
    },
    { text: 'The pattern of hair on the scalp is forming, swirls and all.', sources: ['mayo-weeks-2'] },
    {
      text: "A large share of the blood from your baby's heart goes to the placenta, where it picks up oxygen.",
      sources: ['openstax-fetus'],
    },
  ],
  motherChanges: [
    {
      text: 'If you have given birth before, look out for the first flutters around now. In a first pregnancy, they often come some weeks later.',
      sources: ['openstax-fetus'],
    },
    { text: 'The top of your uterus sits about halfway between your pubic bone and your navel.' },
    {
      text: 'Some people get a dark line down the middle of the belly. It usually fades in the months after birth.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Your breasts can already make colostrum, the first milk. Some people see a few drops, others none.',
      sources: ['openstax-lactation'],
    },
    {
      text: 'If veins in your legs or vulva swell and ache, put your feet up when you can and change position often. Pain or swelling in one leg alone is different: see the list of when to call.',
      sources: ['openstax-pregnancy'],
    },
    { text: 'Eyes often feel dry now, and contact lenses start to bother some people.' },
  ],
  tips: [
    {
      text: 'Close contact with measles or rubella still matters at this stage: call your provider now. Chickenpox, shingles or fifth disease: call the same day. Call before you walk in.',
      sources: ['naitre-infections'],
    },
    {
      text: 'A visit is due around now, so put your questions on paper. Many people are seen every 4 to 6 weeks until 30 weeks, and in Ontario about every 4 weeks.',
      sources: ['naitre-visits', 'simcoe-visits'],
    },
    {
      text: 'Cook fish well. Salmon, trout and herring are low in mercury and good for you both. Smoked fish has an answer of its own.',
      sources: ['food-health-canada', 'food-ontario'],
      lookUp: [
        { entry: 'food#salmon', name: 'salmon' },
        { entry: 'food#smoked-salmon', name: 'smoked fish' },
      ],
    },
    {
      text: 'Before a trip abroad, ask your provider or a travel clinic about Zika and malaria. If you are pregnant, stay away from places with Zika.',
      sources: ['zika-phac'],
    },
    {
      text: 'Leaving your province or territory for a trip? Check what your health plan covers, and look for travel insurance that includes pregnancy and a baby born early.',
    },
    {
      text: 'Small children often carry a virus called CMV in their spit and urine. Wash your hands after diapers and drool, and do not share spoons, cups or pacifiers.',
      sources: ['sogc-420', 'cdc-cmv'],
    },
  ],
};
