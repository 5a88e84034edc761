import type { WeekText } from './types';

export const week9: WeekText = {
  week: 9,
  title: 'First small movements',
  developmentMilestones: [
    { text: 'Your baby can flex and wriggle now. A scan may catch it, but you will not feel it for many weeks.' },
    { text: 'Webs between the fingers fade, and the fingers begin to come apart. Toes are a few days behind.' },
    { text: 'Knees and ankles can be made out, and the legs grow longer.' },
    { text: 'The walls inside the heart are nearly complete, so four chambers can be told apart.' },
    { text: 'Outer ears take shape low on the sides of the head and will move up later.' },
    { text: 'Girls and boys look the same from the outside at this age. Ultrasound cannot tell them apart.' },
  ],
  motherChanges: [
    { text: 'Nausea is often at its strongest around now. If you are losing weight, tell your provider.' },
    { text: 'A stuffy nose without a cold is common. The lining of the nose swells as blood flow rises.' },
    { text: 'Blue veins may show through the skin of your breasts or chest.' },
    { text: 'Thin, milky discharge tends to increase. Call if it itches, burns, smells bad or has blood in it.' },
    { text: 'Heartburn may follow a large or spicy meal, because the valve above the stomach relaxes.' },
  ],
  tips: [
    {
      text: 'A blood test called NIPT can be done from 9 or 10 weeks, depending on the lab. It is funded only in some situations.',
      sources: ['born-ontario'],
    },
    {
      text: 'British Columbia offers screening called SIPS. Its first blood test is drawn from 9 weeks to 13 weeks and 6 days.',
      sources: ['bc-early-prenatal'],
    },
    {
      text: 'Screening is your choice. It shows a chance of a condition but cannot say for certain, so ask what would come next.',
    },
    {
      text: 'Ask for the flu and COVID-19 vaccines when they are in season. Both are advised in pregnancy, at any stage.',
    },
    {
      text: 'Review heavy lifting, night shifts and chemicals at work with your provider. In Quebec, a public program lets you ask for other duties.',
    },
    {
      text: "Keep your pay stubs together. EI counts insured hours, while Quebec's plan, QPIP, looks at your earnings.",
      sources: ['ei-maternity-parental', 'qpip'],
    },
  ],
};
