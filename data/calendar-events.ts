import type { Statement } from '@/data/weeks/types';

/** What an entry of the calendar says, besides the milestones and the appointments; its day is worked out in lib/timeline. */
interface CalendarText extends Statement {
  title: string;
}

export const dueDateText = {
  title: 'Due date',
  text: 'Forty weeks. Few babies arrive on the day itself; most come within two weeks of it, on either side.',
  sources: ['msd-dating'],
} as const satisfies CalendarText;

export const trimesterTitles = {
  first: 'First trimester begins',
  second: 'Second trimester begins (counted from 13 weeks)',
  third: 'Third trimester begins (counted from 26 weeks)',
} as const;

/** Follows the days of a trimester. */
export const trimesterNote = {
  text: 'Other definitions differ by up to two weeks.',
  sources: ['born-ontario'],
} as const satisfies Statement;

/** The first and last days of benefits, by id. Their rules and all sources of those: data/benefits. */
export const benefitTexts = {
  'benefit-ei-start': {
    title: 'EI maternity benefits: earliest start',
    text: 'Outside Quebec. Service Canada decides on your claim; you choose when to stop work.',
    sources: ['ei-act-22'],
  },
  'benefit-ei-maternity-end': {
    title: 'EI maternity benefits: last day',
    text: 'Outside Quebec. Counted from your due date; a birth on another day can move it.',
    sources: ['ei-act-22'],
  },
  'benefit-ei-standard-end': {
    title: 'EI standard parental benefits: last day',
    text: 'Outside Quebec. Counted from your due date; a birth on another day can move it.',
    sources: ['ei-act-23'],
  },
  'benefit-ei-extended-end': {
    title: 'EI extended parental benefits: last day',
    text: 'Outside Quebec. Counted from your due date; a birth on another day can move it.',
    sources: ['ei-act-23'],
  },
  'benefit-qpip-start': {
    title: 'QPIP maternity benefits: earliest start',
    text: 'In Quebec. The plan decides on your claim; you choose when to stop work.',
    sources: ['rqap-when-to-apply'],
  },
  'benefit-qpip-maternity-end': {
    title: 'QPIP maternity benefits: last day',
    text: 'In Quebec. Counted from your due date; a birth on another day can move it.',
    sources: ['rqap-employer'],
  },
  'benefit-qpip-parental-end': {
    title: 'QPIP parental benefits: last day',
    text: 'In Quebec. Counted from your due date; a birth on another day can move it.',
    sources: ['rqap-employer'],
  },
} as const satisfies Record<string, CalendarText>;
