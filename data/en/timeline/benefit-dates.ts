/** By id of the date. Their sources: data/calendar-sources.ts. */
export const benefitDates = {
  'benefit-ei-start': {
    title: 'EI maternity benefits: earliest start',
    text: 'Outside Quebec. Service Canada decides on your claim; you choose when to stop work.',
  },
  'benefit-ei-maternity-end': {
    title: 'EI maternity benefits: latest end',
    text: 'Outside Quebec. Your own weeks may end sooner. Counted from your due date; a birth on another day can move it.',
  },
  'benefit-ei-standard-end': {
    title: 'EI standard parental benefits: latest end',
    text: 'Outside Quebec. Your own weeks may end sooner. Counted from your due date; a birth on another day can move it.',
  },
  'benefit-ei-extended-end': {
    title: 'EI extended parental benefits: latest end',
    text: 'Outside Quebec. Your own weeks may end sooner. Counted from your due date; a birth on another day can move it.',
  },
  'benefit-qpip-start': {
    title: 'QPIP maternity benefits: earliest start',
    text: 'In Quebec. The plan decides on your claim; you choose when to stop work.',
  },
  'benefit-qpip-maternity-end': {
    title: 'QPIP maternity benefits: latest end',
    text: 'In Quebec. Your own weeks may end sooner. Counted from your due date; a birth on another day can move it.',
  },
  'benefit-qpip-parental-end': {
    title: 'QPIP parental benefits: latest end',
    text: 'In Quebec. Your own weeks may end sooner. Counted from your due date; a birth on another day can move it.',
  },
};

export const title = 'Leave and money dates';
export const intro =
  'Benefits are money. Apply as soon as you stop work: more than about 4 weeks after your last day EI may be lost, and QPIP pays at most six weeks back. Leave from your job is a separate right, so ask your employer about notice.';
export const bothPrograms = 'Quebec has QPIP, everywhere else has EI: choose where you live above to see yours alone.';
export const plannerLink = 'Plan your leave and see the amounts';
