import type { WeekText } from './types';

export const week5: WeekText = {
  week: 5,
  title: 'First heart activity',
  developmentMilestones: [
    {
      text: 'The first heart activity is usually seen on an internal (transvaginal) ultrasound between 5 and 6 weeks.',
      sources: ['heart-start'],
    },
    { text: 'At this stage the heart is a tube. It begins to move blood through the embryo.' },
    {
      text: "A groove along your baby's back folds up and closes into a tube. It will become the brain and spinal cord.",
    },
    { text: 'The flat disc curls into the shape of the letter C, with a clear head end.' },
    { text: 'Small blocks of tissue line up on both sides of the back. They will form the spine and its muscles.' },
    { text: 'A yolk sac beside the embryo makes early blood cells while the placenta is still growing.' },
  ],
  motherChanges: [
    { text: 'You may feel queasy for the first time, often when you are hungry or smell food.' },
    {
      text: 'Trips to the bathroom may become more frequent. Burning when you pee can be an infection, so call your provider.',
    },
    { text: 'A favourite food or your morning coffee may suddenly turn your stomach.' },
    { text: 'Some people cry easily or snap at small things as hormone levels climb.' },
    { text: 'You may feel dizzy when you stand up fast. Fainting with belly pain is an emergency, so call 911.' },
  ],
  tips: [
    {
      text: "Build meals on Canada's Food Guide: plenty of vegetables and fruit, with whole grains and protein foods beside them.",
    },
    {
      text: 'Avoid raw fish, raw sprouts, undercooked meat or eggs, and milk or cheese that is not pasteurized. Heat deli meats until they steam.',
    },
    {
      text: 'Choose fish that is low in mercury, such as salmon, rainbow trout or herring. Ask your health line about canned tuna.',
    },
    { text: 'Check that your prenatal vitamin has iron as well as folic acid.' },
    {
      text: 'Do you take medicine for seizures, blood pressure, mood or acne? Call your provider or pharmacist today. Some acne pills must stop at once, but other drugs should not be stopped without advice.',
    },
    {
      text: 'Ask the office if your provider also attends births. Some family doctors pass you on to a maternity clinic partway through.',
    },
  ],
};
