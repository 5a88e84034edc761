import type { BenefitSourceKey } from './benefit-sources';

/** One kind of benefit, told in general. Amounts that change each year stand in the yearly tables. */
export interface BenefitEntry {
  title: string;
  description: string;
  details: string[];
  sources: BenefitSourceKey[];
}

/** Employment Insurance: everywhere but in Quebec. */
export const eiEntries: BenefitEntry[] = [
  {
    title: 'Maternity benefits',
    description: 'Up to 15 weeks for the parent who is pregnant or gave birth.',
    details: [
      'They can start up to 12 weeks before your due date.',
      'They end no later than 17 weeks after the due date or the birth, whichever is later.',
      'They pay 55% of your earnings, up to a weekly maximum. They cannot be shared.',
    ],
    sources: ['cleo-maternity', 'pei-211-ei'],
  },
  {
    title: 'Standard parental benefits',
    description: 'Up to 35 weeks for one parent, within 52 weeks after the week of birth.',
    details: [
      'Parents who share have 40 weeks in all. One parent can take at most 35 of them.',
      'They pay 55% of your earnings, up to a weekly maximum.',
    ],
    sources: ['cleo-parental', 'pei-211-ei'],
  },
  {
    title: 'Extended parental benefits',
    description: 'Up to 61 weeks for one parent, within 78 weeks after the week of birth.',
    details: [
      'Parents who share have 69 weeks in all. One parent can take at most 61 of them.',
      'They pay 33% of your earnings, up to a lower weekly maximum.',
      'Both parents take the same option. It cannot be changed once a parental week is paid.',
    ],
    sources: ['cleo-parental', 'pei-211-ei', 'ei-maternity-parental'],
  },
  {
    title: 'Family supplement',
    description: 'For families with a net income of up to $25,921 a year who get the Canada Child Benefit.',
    details: ['EI can then pay up to 80% of your earnings, within the same weekly maximum. Only one partner gets it.'],
    sources: ['cleo-parental', 'steps-to-justice-ei'],
  },
  {
    title: 'Who can get EI',
    description: 'You need 600 hours of insured work, and weekly earnings that drop by more than 40%.',
    details: [
      'Self-employed people get EI only if they signed up for it beforehand. Ask Service Canada.',
      'Apply within 4 weeks of your last day of work. Ask your employer for your record of employment.',
      'The first week of a claim is a waiting week without pay. Claims that began from March 30, 2025 to April 11, 2026 had none.',
      'Benefits are taxed.',
    ],
    sources: ['pei-211-ei', 'ei-maternity-parental', 'cleo-maternity', 'bc-myhr-ei', 'steps-to-justice-ei'],
  },
];

/** The Quebec Parental Insurance Plan. */
export const qpipEntries: BenefitEntry[] = [
  {
    title: 'Basic plan',
    description: 'More weeks, at a lower rate.',
    details: [
      'Maternity: 18 weeks at 70%.',
      'The other parent: 5 weeks of their own at 70%.',
      'To share: 32 weeks, the first 7 at 70% and the other 25 at 55%.',
      'Once each parent has taken 8 shareable weeks, there are 4 more at 55%.',
    ],
    sources: ['crc-avocats-qpip', 'wtw-qpip', 'naitre-qpip', 'aerum-qpip'],
  },
  {
    title: 'Special plan',
    description: 'Fewer weeks, at a higher rate.',
    details: [
      'Maternity: 15 weeks at 75%.',
      'The other parent: 3 weeks of their own at 75%.',
      'To share: 25 weeks at 75%.',
      'Once each parent has taken 6 shareable weeks, there are 3 more at 75%.',
    ],
    sources: ['crc-avocats-qpip', 'wtw-qpip', 'naitre-qpip', 'aerum-qpip'],
  },
  {
    title: 'Who can get QPIP',
    description: 'People who live in Quebec, instead of EI maternity and parental benefits.',
    details: [
      'You need at least $2,000 of insurable earnings. There is no minimum number of hours, and self-employment counts.',
      'There is no waiting week.',
      'Maternity weeks can start 16 weeks before the week of your due date, and end no later than 20 weeks after the week of birth.',
      'All other weeks end no later than 78 weeks after the week of birth.',
      'With low earnings the rate can rise to 85% or 100%. RQAP works that out.',
    ],
    sources: ['rqap-features', 'naitre-qpip', 'crc-avocats-qpip', 'inspq-qpip'],
  },
];
