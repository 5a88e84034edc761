import type { ProvinceResourcesWords } from './types';

export const manitobaResources: ProvinceResourcesWords = {
  healthLink: {
    title: 'Health services in pregnancy',
    runBy: 'the Government of Manitoba',
    what: 'Lists health services for pregnancy in Manitoba and how to reach them.',
  },
  maternityInfo: {
    title: 'Parental leave fact sheet',
    runBy: 'the Government of Manitoba, Employment Standards',
    what: 'Explains the leave from work that Manitoba law protects for new parents.',
  },
  childcareOptions: {
    title: 'Early learning and child care',
    runBy: 'the Government of Manitoba',
    what: 'How to find child care in Manitoba, and help to pay for it.',
  },
  specialPrograms: {
    name: 'Parenting in Manitoba',
    title: 'Parenting in Manitoba',
    runBy: 'the Government of Manitoba',
    what: "The province's guide from pregnancy to age five. We know of no page for the Prenatal Benefit itself: ask a public health nurse or your health line for the form, and for Healthy Baby groups near you.",
    amount: ({ aMonth, fromWeeks }) =>
      `Manitoba Prenatal Benefit: up to ${aMonth} a month from ${fromWeeks} weeks of pregnancy`,
    amountAsOf: ({ saidOn }) => `news release of ${saidOn}`,
  },
  further: {
    employmentStandards: {
      title: 'Employment Standards',
      runBy: 'the Government of Manitoba, Employment Standards',
      namedAfterRunner: 'title',
      what: 'Answers questions on leave and rights at work.',
    },
  },
};
