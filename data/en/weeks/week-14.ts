import type { WeekText } from './types';

export const week14: WeekText = {
  week: 14,
  title: 'Arms in proportion',
  developmentMilestones: [
    {
      text: 'The arms are now almost in proportion to the body. The legs are shorter and still have to catch up.',
    },
    {
      text: 'Around now, the roof of the mouth finishes joining in the middle, which separates the mouth from the nose.',
    },
    { text: 'The first fine hairs are starting to grow, around the eyebrows and upper lip.' },
    {
      text: 'The outer sex organs are taking shape. A scan at this stage can mislead, so most clinics look later.',
      sources: ['mayo-weeks-2'],
    },
    {
      text: 'The thyroid gland in the neck has begun to make small amounts of hormone. Your baby still relies on yours.',
    },
  ],
  motherChanges: [
    {
      text: 'Your appetite often returns now, and cravings with it. Tell your provider if you crave ice, clay or starch, since low iron can cause that.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'A quick, sharp pull low in your belly can come when you cough or roll over. Strong belly pain is something else: see the list of when to call.',
      sources: ['inspq-signs'],
    },
    { text: 'Your hair often looks thicker, because fewer strands fall out during pregnancy.' },
    {
      text: 'Your pulse often runs faster than it used to, with more blood to move around.',
      sources: ['openstax-pregnancy'],
    },
    { text: 'Pants with a button soon refuse to close. A stretchy waistband is kinder to a growing belly.' },
  ],
  tips: [
    {
      text: 'In Ontario, a blood test called maternal serum screening (MSS) runs from 14 weeks to 20 weeks and 6 days. It is there for you if you missed enhanced first trimester screening (eFTS).',
      regions: ['ON'],
      sources: ['pso-second-trimester'],
    },
    {
      text: 'In BC, the second SIPS blood test opens at 14 weeks and closes at 20 weeks and 6 days. Book it with your provider.',
      regions: ['BC'],
      sources: ['bc-early-prenatal', 'screening-bc'],
    },
    {
      text: 'Tests and their dates differ by province and territory. Ask which ones are offered where you live, and in Alberta about a later blood test if you missed the early one.',
    },
    {
      text: 'Remind your provider to send the request for your anatomy scan: it is done at 18 to 22 weeks, and clinics book up.',
      sources: ['anatomy-scan'],
    },
    {
      text: 'Eat a food with iron at each meal, such as lentils, beef, tofu or fortified cereal. Berries or peppers on the side help your body take it in.',
      sources: ['iron-alberta'],
    },
    {
      text: 'Aim for 150 minutes a week of activity that makes you breathe harder, over at least 3 days. Any amount helps, and you can build up slowly. Talk to your provider first if you have bled or have a heart, lung or blood pressure problem.',
      sources: ['activity-csep'],
      lookUp: [
        { entry: 'activity-and-travel#exercise', name: 'exercise' },
        { entry: 'activity-and-travel#running', name: 'running' },
        { entry: 'activity-and-travel#contact-sports', name: 'contact sports' },
      ],
    },
  ],
};
