import type { WeekText } from './types';

export const week34: WeekText = {
  week: 34,
  title: 'Learning to feed',
  developmentMilestones: [
    {
      text: 'Sucking, swallowing and breathing are beginning to work as a team. Your baby will need all three to feed.',
    },
    { text: 'The fingernails often reach the fingertips around now.', sources: ['openstax-fetus'] },
    {
      text: 'The skin is less see-through than it was, now that there is more fat beneath it.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'The lungs are closer to ready. A baby born this week may still need help to breathe, feed or keep warm, which newborn teams know how to give.',
      sources: ['openstax-lungs'],
    },
    { text: 'Your voice reaches your baby through the fluid. A sudden loud sound may bring a startle.' },
  ],
  motherChanges: [
    {
      text: 'Lifting a toddler or a full bag strains your back and pelvis. Bend your knees, and share the load.',
      sources: ['kw-discomforts'],
    },
    { text: 'Do your shoes feel tight? Feet swell, and their ligaments loosen. A roomy pair helps.' },
    {
      text: 'For many people the deep tiredness of early pregnancy comes back, especially after a broken night.',
      sources: ['inspq-discomforts'],
    },
    {
      text: 'Your lower back works hard to hold the load in front. A chair with good support, or a nap on your side, gives it a rest.',
      sources: ['kw-discomforts'],
    },
  ],
  tips: [
    {
      text: 'If you must leave your community to give birth, settle your travel date this week. First Nations and Inuit families can ask Non-Insured Health Benefits for help, in BC the First Nations Health Authority.',
      sources: ['fnha-benefits'],
    },
    {
      text: 'If you will travel for the birth, have your bag ready now. Your health card and prenatal records go on top.',
    },
    { text: 'Choose a second person for the birth, in case your first choice is ill or away that day.' },
    {
      text: 'Massage of the perineum, the skin between the vagina and anus, can lower the chance of a tear that needs stitches in a first birth. Your provider will explain how it is done.',
      sources: ['cochrane-perineal-massage'],
    },
    {
      text: 'No app or kick chart can clear a worry about movement. Only a check can.',
      sources: ['movements-worried'],
    },
    {
      text: 'Which kinds of pain relief does your hospital or birth centre have, such as gas, water or an epidural? Small hospitals do not always have them all.',
      sources: ['nl-pain', 'inspq-pain'],
    },
  ],
};
