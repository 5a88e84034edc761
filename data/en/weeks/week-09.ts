import type { WeekText } from './types';

export const week9: WeekText = {
  week: 9,
  title: 'First small movements',
  developmentMilestones: [
    {
      text: 'Your baby can flex and wriggle now. A scan sometimes catches it, but you will not feel it for many weeks.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'Webs between the fingers fade, and the fingers begin to come apart. Toes are a few days behind.',
      sources: ['openstax-embryo'],
    },
    { text: 'Knees and ankles can be made out, and the legs grow longer.' },
    {
      text: 'The walls inside the heart are nearly complete, so four chambers can be told apart.',
      sources: ['openstax-heart'],
    },
    { text: 'Outer ears take shape low on the sides of the head and will move up later.' },
    {
      text: 'The outer sex organs look the same in all babies at this age. Ultrasound cannot tell them apart.',
      sources: ['openstax-embryo'],
    },
  ],
  motherChanges: [
    {
      text: 'Nausea is often at its strongest around now. If you are losing weight, tell your provider.',
      sources: ['nygh-discomforts'],
    },
    {
      text: 'A stuffy nose without a cold is common: the lining of the nose swells as blood flow rises.',
      sources: ['openstax-pregnancy'],
    },
    { text: 'Blue veins often show through the skin of the breasts or chest.' },
    {
      text: 'Thin, milky discharge tends to increase. If it itches, burns or smells bad, your provider can test for an infection.',
    },
    {
      text: 'Heartburn often follows a large or spicy meal, because the valve above the stomach relaxes.',
      sources: ['nygh-discomforts'],
    },
  ],
  tips: [
    {
      text: 'You may have met measles or rubella: call your provider now. Chickenpox, shingles or fifth disease: call the same day. For some, a treatment must start within days. Call before you walk in.',
      sources: ['naitre-infections', 'measles-ontario'],
    },
    {
      text: 'A blood test called NIPT can be done from 9 or 10 weeks, depending on the lab, and is funded only in some situations.',
      sources: ['born-ontario'],
    },
    {
      text: 'Screening is your choice. It shows the chance of a condition but cannot say for certain, so find out first what would come next.',
    },
    {
      text: 'In the fall and winter, flu and COVID-19 vaccines are advised, at any stage of pregnancy. Ask which dose is due and if you pay for it.',
      sources: ['aom-vaccines', 'covid-vaccine'],
      lookUp: [
        { entry: 'medicines#flu-vaccine', name: 'flu vaccine' },
        { entry: 'medicines#covid-vaccine', name: 'COVID-19 vaccine' },
      ],
    },
    {
      text: 'Go over heavy lifting, night shifts and chemicals at work with your provider. In Quebec, a public program lets you ask for other duties.',
      sources: ['peel-work', 'cnesst-maternity'],
    },
    {
      text: "Keep your pay stubs together. Employment Insurance (EI) counts the hours of work that it insures, while Quebec's plan, QPIP, looks at your earnings.",
      sources: ['ei-act-6', 'qpip-act'],
    },
  ],
};
