import type { WeekText } from './types';

export const week11: WeekText = {
  week: 11,
  title: 'The head is half of it',
  developmentMilestones: [
    {
      text: "Your baby's head makes up about half of the whole length. The body will catch up over the coming months.",
      sources: ['openstax-embryo'],
    },
    {
      text: 'The eyelids are closing over the eyes and sealing. They stay shut for many weeks while the eyes mature.',
      sources: ['openstax-fetus'],
    },
    { text: 'The face is broad, and the eyes sit wide apart. The ears are still low on the head.' },
    {
      text: 'Thin plates of bone are starting to form in the skull. The gaps between them leave the head room to grow.',
      sources: ['openstax-skull'],
    },
    {
      text: 'On a scan, you might see your baby bend, stretch or turn over.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'The liver fills a large part of the belly. For now, it makes most of the blood cells.',
      sources: ['openstax-embryo'],
    },
  ],
  motherChanges: [
    {
      text: 'Nausea often starts to ease soon. Some people have it longer, and medicine remains a choice for them.',
      sources: ['nygh-discomforts'],
    },
    {
      text: 'Burping more, or feeling full after a few bites, is common. Small plates, eaten slowly, sit better.',
      sources: ['nygh-discomforts'],
    },
    {
      text: 'Many people are thirsty more often, so keep water near you. Tell your provider about a thirst that will not let up.',
    },
    { text: 'Dry, itchy skin is common. Show your provider a rash, or an itch that will not stop.' },
    {
      text: 'Tests and their results make many people nervous. It often helps to have your partner or support person in the room.',
    },
  ],
  tips: [
    {
      text: 'In Ontario, enhanced first trimester screening (eFTS) opens at 11 weeks and 2 days and closes at 13 weeks and 3 days. If you want it, phone for a date today. For twins, Ontario pays instead for a blood test called NIPT.',
      regions: ['ON'],
      sources: ['pso-efts', 'pso-twins'],
    },
    {
      text: 'In BC, part 1 of the SIPS blood test is still open. If you will be 35 or older at the birth, a scan at 11 weeks to 13 weeks 6 days can be added.',
      regions: ['BC'],
      sources: ['screening-bc', 'bc-early-prenatal'],
    },
    {
      text: 'In Alberta, your provider can order a scan and a blood test at about 11 to 13 weeks, paid for by the province.',
      regions: ['AB'],
      sources: ['screening-ab-clinic', 'screening-ab-lab'],
    },
    {
      text: 'NIPT looks at bits of DNA that the placenta sheds into your blood. Ask if it would be funded for you.',
      sources: ['born-ontario'],
    },
    {
      text: 'Wash vegetables and fruit under running water, even those you peel, and keep raw meat away from food that is ready to eat.',
      sources: ['food-health-canada'],
    },
    {
      text: 'No amount of alcohol is known to be free of risk in pregnancy. If alcohol, cannabis or smoking is hard to stop, tell your provider and ask for help.',
      sources: ['alcohol-bc', 'phac-guide'],
      lookUp: [{ entry: 'drinks#alcohol', name: 'alcohol' }],
    },
  ],
};
