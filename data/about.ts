import type { Statement } from '@/data/weeks/types';

export interface Method {
  title: string;
  statements: Statement[];
}

/** How the due date is found, one line for each way in. Constants: data/pregnancy-rules.ts. */
export const dueDateMethods: Statement[] = [
  {
    text: 'From your last period: its first day plus 280 days, which is 40 weeks. That assumes a cycle of 28 days. If yours is longer or shorter, the due date moves by the same number of days.',
    sources: ['msd-dating'],
  },
  {
    text: 'From conception: that day plus 266 days. After IVF, conception is the day of the transfer minus the age of the embryo.',
    sources: ['msd-dating'],
  },
  {
    text: 'From an ultrasound: the day of the scan plus 280 days, minus how far along you were at the scan. An early scan is the better guide: from 7 weeks to 22 weeks and 6 days.',
    sources: ['sogc-303', 'sogc-388'],
  },
  {
    text: 'Your weeks are always counted back from the due date. A date is a day on your calendar, wherever in Canada you are.',
  },
];

/** How the other figures come about. */
export const methods: Method[] = [
  {
    title: 'Trimesters and the birth range',
    statements: [
      {
        text: 'We count the second trimester from 13 weeks and the third from 26 weeks. Other definitions differ by up to two weeks.',
      },
      {
        text: 'The usual birth range runs from 37 to 42 weeks. It is a range and not a promise: your provider may plan another time for you.',
        sources: ['preterm-halton'],
      },
      {
        text: 'Twins are often born between weeks 35 and 37, triplets between weeks 32 and 34, and quadruplets in week 30 or 31. We show weeks 37, 33 and 30. That is a rough guide: their due date is the same as for one baby.',
        sources: ['multiples', 'twins-trust'],
      },
    ],
  },
  {
    title: 'Size',
    statements: [
      {
        text: 'Lengths and weights come from published growth charts. They stand for about the middle of the week; babies differ. In weeks 40 to 42 they are those of 40 weeks 0 days. Before 20 weeks length is head to bottom, from then on head to heel.',
        sources: ['who-2017', 'intergrowth-crl', 'intergrowth-newborn', 'hadlock-1992', 'robinson-1975', 'williams'],
      },
      {
        text: 'Lengths of weeks 20 to 23 are rounded averages. From week 24 they were measured in babies born at that age, so the step from week 23 to 24 looks bigger than it is.',
        sources: ['williams', 'intergrowth-newborn'],
      },
      { text: 'Where we have no figure, we use words.' },
      {
        text: 'To compare, we chose things you know, such as a puck or a lobster. Their typical length is within 20% of that of the baby. In weeks 1 to 4 and 19 they are only a picture for the week.',
      },
    ],
  },
  {
    title: 'Heart rate',
    statements: [
      {
        text: 'The heart is usually first seen between 5 and 6 weeks. Its rate rises quickly to about week 9, and slows a little after that. From 15 weeks we show the usual range at rest, 110 to 160 beats a minute.',
        sources: ['heart-start', 'heart-rate-5867', 'sogc-396'],
      },
      {
        text: 'Heartbeats so far are a rough count. We add up the days from 6 weeks on, each at a simple rate for its week.',
      },
      { text: 'None of these can tell you that your baby is well. If you are worried, call your provider.' },
    ],
  },
  {
    title: 'Tests, visits and benefits',
    statements: [
      {
        text: 'The usual time for each test and vaccine comes with its source, unless it is our own choice. Provinces differ, and your provider decides.',
      },
      {
        text: 'Benefit amounts change each year, so we show the year beside them. If the official page says something else, go by that page.',
      },
    ],
  },
  {
    title: 'What is our own choice',
    statements: [
      {
        text: 'How cycle length and IVF move the due date follows common practice. Our limits of 21 to 45 days for a cycle are our own, and above 35 days we say that an early scan is the better guide.',
      },
      { text: 'Some times, such as when to pack your bag, are our own choice too.' },
    ],
  },
];

/** How far the texts are checked: said here once, for all pages. The log behind it is docs/facts-to-confirm.md. */
export const checking: Statement[] = [
  {
    text: 'What we say about your health, your dates and your money comes from health authorities, hospitals, groups of providers and laws, most of them Canadian. Below each text stand the sources that support it.',
  },
  {
    text: 'We read them in stored copies, so a page may have changed since. Some we know only through what others copied from them, such as the tables of the growth charts. A page that we have not read yet is no source of ours. If it is a government page, we may still lead you there.',
  },
  {
    text: 'Everyday advice without a number often stands without a source. It is what is commonly advised in Canada.',
  },
  {
    text: 'No doctor, midwife or nurse has reviewed our texts yet. The contraction timer and the lists of when to call will come first. They are worded with care: where sources differ, we chose the earlier call.',
  },
  {
    text: 'Some things change by year or by region, and a person has to read them again: benefit amounts for the coming year, leave from work in some regions, and who pays for a test or a vaccine. There we say so, or send you to the official page.',
  },
];

/** Not advice, in plain words. */
export const medicalDisclaimer: Statement[] = [
  {
    text: 'This site gives general information. It is not medical advice. It cannot examine you, and it does not know your health.',
  },
  {
    text: 'A due date is an estimate. Your provider knows your pregnancy: where we differ, your provider is right.',
  },
  {
    text: 'If something feels wrong, call. Do not lose time on this site.',
  },
];

/** Privacy in five sentences. */
export const privacy: string[] = [
  'This site sets no cookies, has no accounts and no trackers, and asks no other company for anything while you use it.',
  'What you enter is worked out in your browser and stays there, on this device.',
  'It leaves only when you send it yourself: by a link you share, a file you save, or a newsletter you sign up for.',
  'Whoever hosts these pages can see that a page was asked for, as with every website, but not what you enter.',
  'Below you see what is stored right now, and you can erase all of it at any time.',
];
