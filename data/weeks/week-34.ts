import type { WeekText } from './types';

export const week34: WeekText = {
  week: 34,
  title: 'Learning to feed',
  developmentMilestones: [
    {
      text: 'Sucking, swallowing and breathing are beginning to work as a team. Your baby will need all three to feed.',
    },
    { text: 'The fingernails often reach the fingertips around now.' },
    { text: 'The skin is less see-through than it was, now that there is more fat beneath it.' },
    {
      text: 'The lungs are closer to ready. A baby born this week may still need help to breathe, feed or keep warm, which newborn teams know how to give.',
    },
    { text: 'Your voice reaches your baby through the fluid. A sudden loud sound may bring a startle.' },
  ],
  motherChanges: [
    { text: 'Lifting a toddler or a full bag may strain your back and pelvis. Bend your knees, and share the load.' },
    { text: 'Your feet may feel wider because they swell and the ligaments loosen. Roomy shoes help.' },
    { text: 'The deep tiredness of early pregnancy may come back, above all after a broken night.' },
    {
      text: 'A severe or lasting headache needs a call right away. So does blurred vision or pain in your upper right belly.',
      sources: ['warning-signs'],
    },
    {
      text: 'Your lower back may ache from the load in front. An ache that comes and goes in a rhythm can be preterm labour: call now.',
    },
  ],
  tips: [
    {
      text: 'If you must leave your community to give birth, ask this week when you will travel. Eligible First Nations and Inuit families can ask about Non-Insured Health Benefits for travel.',
    },
    {
      text: 'Have your bag ready now if you will travel for the birth. Put your health card and prenatal records on top.',
    },
    { text: 'Ask a second person to be on call for the birth, in case your first choice is ill or away.' },
    {
      text: 'Ask your provider about massage of the perineum, the skin between the vagina and anus. It may lower the chance of a bad tear in a first birth.',
    },
    {
      text: 'No app or kick chart can clear a worry about movement. If your baby is quieter than usual, get checked at once.',
    },
    {
      text: 'Ask which kinds of pain relief your birth place has, such as gas, water or an epidural. Small hospitals may not have them all.',
    },
  ],
};
