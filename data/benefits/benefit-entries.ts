import type { BenefitSourceKey } from './benefit-sources';
import { claimStartAssumption, secondWaitingWeek, waitingWaiver } from './waiting-week';

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
      'They can start up to 12 weeks before your due date, on the Sunday of that week.',
      'They end no later than 17 weeks after the due date or the birth, whichever is later, on the Saturday of that week.',
      'They pay 55% of your earnings, up to a weekly maximum. They cannot be shared.',
    ],
    sources: ['ei-act-12', 'ei-act-22', 'ei-act-14'],
  },
  {
    title: 'Standard parental benefits',
    description: 'Up to 35 weeks for one parent, within 52 weeks after the week of birth.',
    details: [
      'Parents who share have 40 weeks in all. One parent can take at most 35 of them.',
      'They pay 55% of your earnings, up to a weekly maximum.',
    ],
    sources: ['ei-act-12', 'ei-act-23', 'ei-act-14'],
  },
  {
    title: 'Extended parental benefits',
    description: 'Up to 61 weeks for one parent, within 78 weeks after the week of birth.',
    details: [
      'Parents who share have 69 weeks in all. One parent can take at most 61 of them.',
      'They pay 33% of your earnings, up to a lower weekly maximum.',
      'Both parents take the same option. It cannot be changed once a parental week is paid.',
    ],
    sources: ['ei-act-12', 'ei-act-23', 'ei-act-14', 'ei-apply'],
  },
  {
    title: 'Family supplement',
    description: 'For families with a net income of up to $25,921 a year who get the Canada Child Benefit.',
    details: ['EI can then pay up to 80% of your earnings, within the same weekly maximum. Only one partner gets it.'],
    sources: ['ei-regs-34'],
  },
  {
    title: 'Who can get EI',
    description: 'You need 600 hours of insured work, and weekly earnings that drop by more than 40%.',
    details: [
      'Self-employed people get EI only if they signed up for it beforehand. Ask Service Canada.',
      'Apply as soon as you stop work, even without your record of employment. More than 4 weeks after your last day, you may lose benefits.',
      claimStartAssumption,
      `The first week of a claim is a waiting week without pay. ${waitingWaiver}`,
      secondWaitingWeek,
      'Benefits are taxed.',
    ],
    sources: [
      'ei-act-6',
      'ei-maternity-parental',
      'ei-apply',
      'ei-digest-1-4',
      'ei-regs-14',
      'ei-act-13',
      'ei-regs-77',
      'ei-act-23',
      'steps-to-justice-ei',
    ],
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
    sources: ['qpip-act', 'naitre-qpip', 'educaloi-qpip'],
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
    sources: ['qpip-act', 'naitre-qpip', 'educaloi-qpip'],
  },
  {
    title: 'Who can get QPIP',
    description: 'People who live in Quebec, instead of EI maternity and parental benefits.',
    details: [
      'You need at least $2,000 of insurable earnings. There is no minimum number of hours, and self-employment counts.',
      'There is no waiting week.',
      'Weeks run from Sunday to Saturday. Maternity weeks can start 16 weeks before the week of your due date, and end no later than 20 weeks after the week of birth.',
      'All other weeks end no later than 78 weeks after the week of birth.',
      'With low earnings the rate can rise to 85% or 100%. RQAP works that out.',
      'Apply in the first week for which you want to be paid, each parent for themselves. Pay goes back at most six weeks from there, unless you had a good reason to be late.',
    ],
    sources: [
      'rqap-features',
      'naitre-qpip',
      'qpip-act',
      'qpip-regulation',
      'rqap-when-to-apply',
      'rqap-employer',
      'inspq-qpip',
    ],
  },
];
