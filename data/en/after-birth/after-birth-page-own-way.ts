import type { OwnWayPart } from '@/data/after-birth/page-parts';
import type { Statement } from '@/data/statement';

export const ownWayWords: Record<OwnWayPart, { title: string; statements: Statement[] }> = {
  twins: {
    title: 'Twins or more',
    statements: [
      {
        text: 'Fill in one registration form for each baby, and say who was born first. Each has a number, a card and a benefit.',
        sources: [
          'after-bc-vital-electronic-birth',
          'after-directeur-letat-declaration-dune',
          'after-new-brunswick-medicare-changes',
        ],
      },
      {
        text: 'In Quebec, QPIP pays more weeks for twins or more. EI does not.',
        sources: ['after-employment-social-employment-insurance', 'qpip-act'],
      },
      {
        text: 'Ask the hospital for a nurse or social worker who knows twins, and for parents of twins near you.',
      },
    ],
  },
  early: {
    title: 'A baby who came early',
    statements: [
      {
        text: 'Your baby has two ages: one from the birthday, one from the due date. The team tells you which one to go by, and when.',
      },
      {
        text: 'Vaccines go by the birthday, not by the due date.',
        sources: ['after-canadian-premature-childhood-vaccines', 'after-ices-time-vaccination'],
      },
      {
        text: 'The table of diapers is not for your baby: ask the team what to count and which vitamins to give.',
      },
      {
        text: 'The signs of when to call hold for your baby too. The team may tell you to call even sooner.',
      },
      {
        text: 'RSV: babies who came early are first in line, also when older. In Quebec under 8 months if born before 37 weeks; in British Columbia if born before 35 weeks. Elsewhere ask.',
        sources: ['after-ministere-sante-immunisation-prevention', 'after-fraser-health-rsv-immunoprophylaxis'],
      },
    ],
  },
  'in-hospital': {
    title: 'A baby in hospital',
    statements: [
      {
        text: 'Ask on the first day: may I hold my baby skin to skin, who shows me how to pump, and may I call at night?',
      },
      {
        text: 'The social worker knows about a bed nearby, meals, the trip and money. Ask on the first day too.',
      },
      {
        text: 'EI: maternity weeks can be taken later, by as many weeks as your baby is in hospital, up to 52 weeks after the week of the birth. Parental weeks too, up to 104. There are no more weeks than before. Tell Service Canada the days in and out.',
        sources: ['ei-act-22', 'ei-act-23'],
      },
      {
        text: 'In Quebec, ask RQAP before the stay is over: weeks of QPIP can be put off.',
        sources: ['qpip-act'],
      },
      {
        text: 'For a critically ill baby EI has a further benefit, the family caregiver benefit for children: up to 35 weeks within 52 weeks, which can be shared. A doctor or nurse practitioner signs for it. Ask Service Canada how it fits with your other weeks.',
        sources: [
          'after-employment-social-digest-benefit',
          'after-employment-social-introducing-new',
          'after-steps-justice-i-am',
          'after-canadian-premature-ei-benefits',
        ],
      },
      {
        text: 'Your own checks count as much now. Somebody should see you too.',
      },
    ],
  },
};
