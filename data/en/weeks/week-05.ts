import type { WeekText } from './types';

export const week5: WeekText = {
  week: 5,
  title: 'First heart activity',
  developmentMilestones: [
    {
      text: 'The first heart activity is usually seen on an internal (transvaginal) ultrasound between 5 and 6 weeks.',
      sources: ['heart-start'],
    },
    { text: 'The heart, still a tube at this stage, begins to move blood through the embryo.' },
    {
      text: "A groove along your baby's back folds up and closes into a tube, which will become the brain and spinal cord.",
    },
    { text: 'The flat disc curls into the shape of the letter C. One end is clearly the head.' },
    { text: 'Small blocks of tissue line up on both sides of the back. They will form the spine and its muscles.' },
    { text: 'A yolk sac beside the embryo makes early blood cells while the placenta is still growing.' },
  ],
  motherChanges: [
    { text: 'Some people feel queasy for the first time this week, often when they are hungry or smell food.' },
    {
      text: 'Trips to the bathroom become more frequent. Burning when you pee can be an infection: see the list of when to call.',
    },
    { text: 'Do not be surprised if a favourite food or your morning coffee turns your stomach.' },
    { text: 'Some people cry easily or snap at small things as hormone levels climb.' },
    { text: 'If you get dizzy on standing up, sit on the edge of the bed for a moment first.' },
  ],
  tips: [
    {
      text: 'Do you take medicine for seizures, blood pressure, mood or acne? Call your provider or pharmacist today. Some acne pills must stop at once, but other drugs should not be stopped without advice.',
    },
    {
      text: 'Leave out raw fish and shellfish, chilled smoked fish, chilled pâté and raw sprouts. Leave out undercooked meat and eggs too, and milk, juice, cider or cheese that is not pasteurized.',
      sources: ['food-health-canada', 'food-ontario'],
    },
    {
      text: 'Leave out soft cheese such as brie, camembert, feta and blue cheese, even if pasteurized, or cook it until it bubbles. Heat deli meats and hot dogs until they steam.',
      sources: ['food-health-canada', 'food-ontario'],
    },
    {
      text: 'Keep caffeine to 300 mg a day or less, from all foods and drinks. That is about two small (8 oz) cups of coffee.',
      sources: ['caffeine-health-canada'],
    },
    {
      text: 'Choose fish that is low in mercury, such as well-cooked salmon, rainbow trout or herring. Your health line can tell you about canned tuna.',
    },
    {
      text: 'Read the label of your prenatal vitamin: look for 0.4 mg of folic acid and 16 to 20 mg of iron. If your provider gave you another dose, keep to that one.',
      sources: ['folic-acid-phac'],
    },
  ],
};
