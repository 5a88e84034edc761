import type { WeekText } from './types';

export const week14: WeekText = {
  week: 14,
  title: 'Arms in proportion',
  developmentMilestones: [
    {
      text: 'The arms have almost reached the length that fits the body. The legs are shorter and still have to catch up.',
    },
    { text: 'Around now, the roof of the mouth finishes joining in the middle. It parts the mouth from the nose.' },
    { text: 'The first fine hairs are starting to grow, around the eyebrows and upper lip.' },
    { text: 'The outer sex organs are taking shape. A scan at this stage can mislead, so most clinics look later.' },
    {
      text: 'The thyroid gland in the neck has begun to make small amounts of hormone. Your baby still relies on yours.',
    },
  ],
  motherChanges: [
    {
      text: 'Your appetite may return, and you may crave certain foods. Tell your provider if you crave ice, clay or starch, since low iron can cause that.',
    },
    {
      text: 'A quick, sharp pull low in your belly may come when you cough or roll over. Pain that is strong or stays needs a call.',
    },
    { text: 'Your hair may look thicker, because fewer strands fall out during pregnancy.' },
    {
      text: 'Your pulse may run faster than it used to. For chest pain or trouble breathing, call 911.',
      sources: ['warning-signs'],
    },
    { text: 'Pants with a button may no longer close. A stretchy waistband can be kinder to a growing belly.' },
  ],
  tips: [
    {
      text: 'In Ontario, a blood test called maternal serum screening (MSS) runs from 14 weeks to 20 weeks and 6 days. Ask about it if you missed eFTS.',
      sources: ['pso-second-trimester'],
    },
    {
      text: 'In BC, part 2 of SIPS opens at 14 weeks and closes at 20 weeks and 6 days. Book it with your provider.',
      sources: ['bc-early-prenatal'],
    },
    {
      text: 'In other provinces and territories, the tests and their dates differ. Ask which ones are offered where you live.',
    },
    {
      text: 'Ask your provider to send the request for your anatomy scan. It is done at 18 to 22 weeks, and clinics book up.',
      sources: ['anatomy-scan'],
    },
    {
      text: 'Eat a food with iron at each meal, such as lentils, beef, eggs or fortified cereal. Berries or peppers on the side help your body take it in.',
    },
    {
      text: 'Brisk walks and swimming suit many pregnancies. Talk to your provider first if you have had bleeding or a heart, lung or blood pressure problem.',
    },
  ],
};
