import type { NoticeLaw } from '@/data/benefits/notice';
import type { Statement } from '@/data/statement';

/** Who answers what holds today. */
export const offices: Record<NoticeLaw, string> = {
  FED: 'the federal Labour Program',
  AB: 'Alberta Employment Standards',
  BC: 'the BC Employment Standards Branch',
  MB: 'Manitoba Employment Standards',
  NB: 'New Brunswick Employment Standards',
  NL: 'NL Labour Standards',
  NS: 'Nova Scotia Labour Standards',
  ON: 'the Ontario Ministry of Labour',
  PE: 'PEI Employment Standards',
  QC: 'the CNESST',
  SK: 'Saskatchewan Employment Standards',
  NT: 'the NWT Employment Standards Office',
  NU: 'the Labour Standards Compliance Office of Nunavut',
  YT: 'Yukon Employment Standards',
};
export const federal = 'Federal workplaces';

/** The names of the leaves within a sentence. */
export const pregnancyLeave = {
  pregnancy: 'pregnancy leave',
  maternity: 'maternity leave',
  either: 'pregnancy or maternity leave',
};
export const parentalLeave = 'parental leave';
export const childCareLeave = 'child care leave, as parental leave is called here,';

/** How long before a leave the letter has to be there. */
export const atLeast = ({ weeks, leave }: { weeks: number; leave: string }) =>
  `In writing, at least ${weeks} weeks before ${leave} starts.`;
export const usuallyAtLeast = ({ weeks, leave, office }: { weeks: number; leave: string; office: string }) =>
  `Usually in writing, at least ${weeks} weeks before ${leave} starts. Ask ${office} what holds today.`;
export const noNumber = ({ leave, office }: { leave: string; office: string }) =>
  `Notice of ${leave}: we have found no number that we could check. Write early, and ask ${office}.`;
export const planMonths = (months: number) =>
  `First, ${months} months before the due date: say that you plan to take leave, and about when. Did you learn later that you are pregnant? Then say it right away.`;

export const sayTitle = 'What it must say';
export const certificateTitle = 'The certificate';
export const changedTitle = 'If your dates change';
export const earlyTitle = 'If the baby is early, or you must stop sooner';
export const lateTitle = 'If the day has passed';
/** What these parts are folded under. */
export const whenThingsChange = 'Dates change, baby early, day passed';
export const birthDaysTitle = 'Days off at the birth';
export const officialPage = (office: string, _url: string) => `Ask ${office}: official page`;

const notFound = (what: string) => (office: string) => `${what} Ask ${office}.`;
/** Where we have read nothing. */
export const notRead = {
  say: notFound('We have not found what the law wants in it here. The letter below says it all.'),
  certificate: notFound('We have not found whether a certificate is needed here.'),
  changed: notFound('We have not found how early a change must be told here. Write as soon as you know.'),
  early: notFound('We have not found the rule here. Write as soon as you can, and say which day you stopped.'),
  late: notFound('Tell them today, in writing. What late notice means here we have not found.'),
};
export const lateCanCost = (office: string) =>
  `Tell them today, in writing. Late notice may cost something here: ask ${office}.`;

export interface NoticeWords {
  say?: Statement[];
  certificate?: Statement[];
  changed?: Statement[];
  early?: Statement[];
  late?: Statement[];
  /** What both parents, or the other one, have at the birth. */
  birthDays?: Statement[];
  /** What is known of an adoption, or of a birth by a surrogate. */
  adopting?: Statement[];
}

/** What is known of a notice by law, beside its weeks. */
export const noticeWords: Record<NoticeLaw, NoticeWords> = {
  FED: {
    say: [
      {
        text: 'How long you will be away, and the first day: the weeks are counted back from it.',
        sources: ['notice-federal'],
      },
    ],
    certificate: [
      {
        text: 'For maternity leave, always: that you are pregnant. Any licensed health care practitioner can sign it.',
        sources: ['notice-federal'],
      },
    ],
    changed: [
      {
        text: 'To be away longer or shorter, write at least 4 weeks before, or as soon as you can if you have a good reason. This holds before the leave and during it.',
        sources: ['notice-federal'],
      },
    ],
    early: [
      {
        text: 'Write as soon as you can, and say why. With a good reason the 4 weeks do not hold.',
        sources: ['notice-federal'],
      },
    ],
    late: [
      {
        text: 'We have not found in the Code that late notice ends the leave. Write today, say why, and ask the Labour Program.',
        sources: ['notice-federal'],
      },
    ],
    birthDays: [
      {
        text: 'No leave just for the birth. There are 5 personal days a year for family care, the first 3 of them paid after 3 months in the job.',
        sources: ['notice-federal'],
      },
    ],
  },
  AB: {
    say: [
      {
        text: 'The first day. The day you come back need not be in it yet.',
        sources: ['notice-alberta-maternity'],
      },
      {
        text: 'A second letter is due later, by what we have read: at least 4 weeks before you come back, and never later than 4 weeks before the leave ends. You can give that day in this letter already. Ask Alberta Employment Standards if that is enough.',
        sources: ['notice-alberta-return', 'notice-alberta-maternity'],
      },
    ],
    certificate: [
      {
        text: 'Your employer may ask for one with your due date. A doctor or nurse practitioner can sign it. You have a midwife? Ask if the midwife’s will do.',
        sources: ['notice-alberta-maternity', 'notice-alberta-certificate'],
      },
      {
        text: 'You gave no notice before you stopped? Then one usually goes with the letter.',
        sources: ['notice-alberta-two-weeks'],
      },
    ],
    early: [
      {
        text: 'Stopped or gave birth before you gave notice? You usually keep the leave if, within 2 weeks after your last day of work, your employer has your letter and a medical certificate with the due date or the day of the birth. Ask Alberta Employment Standards.',
        sources: ['notice-alberta-two-weeks', 'notice-alberta-no-notice'],
      },
      {
        text: 'Had to stop before the birth? Then the certificate usually also says that you cannot work.',
        sources: ['notice-alberta-no-notice'],
      },
    ],
    late: [
      {
        text: 'Tell them today, in writing. Already off work? You usually keep the leave with a letter and a medical certificate within 2 weeks after your last day there. Later than that? Write all the same, and ask Alberta Employment Standards.',
        sources: ['notice-alberta-two-weeks'],
      },
    ],
  },
  BC: {
    say: [
      {
        text: 'A dated and signed note is usually enough: which leave, its first day and its last day.',
        sources: ['notice-bc-note'],
      },
    ],
    certificate: [
      {
        text: 'Only if your employer asks: the due date or the day of birth, signed by a doctor or nurse practitioner.',
        sources: ['notice-bc-certificate', 'notice-bc-parental'],
      },
    ],
    changed: [
      {
        text: 'Back within 6 weeks after the birth? Your employer may ask for a certificate that you can work.',
        sources: ['notice-bc-2018'],
      },
      { text: 'We have not found how early any other change must be told. Write as soon as you know.' },
    ],
    early: [
      {
        text: 'Baby already here? You can still ask. You may have 17 weeks from the birth, and the 4 weeks of notice do not apply.',
        sources: ['loss-leave-british-columbia', 'notice-bc-2018'],
      },
    ],
  },
  MB: {
    say: [
      {
        text: 'The first day. Usually the day you come back need not be in it.',
        sources: ['notice-manitoba'],
      },
    ],
    certificate: [
      {
        text: 'Usually a medical certificate with the due date, as soon as you can.',
        sources: ['notice-manitoba', 'notice-manitoba-certificate'],
      },
    ],
    changed: [
      {
        text: 'To come back early you usually write 2 weeks before, or one pay period if that is longer. We read that in a law of 2000: ask Manitoba Employment Standards.',
        sources: ['notice-manitoba-2000'],
      },
    ],
    adopting: [
      {
        text: 'Manitoba: for an adoption or a birth by a surrogate there are up to 16 unpaid weeks since June 1, 2026, beside parental leave, once you have been in the job for 7 months.',
        sources: ['notice-manitoba-attachment', 'notice-manitoba-attachment-force'],
      },
      {
        text: 'Write at least 4 weeks before, or as soon as you can. Short notice does not end this right.',
        sources: ['notice-manitoba-attachment', 'notice-manitoba-attachment-force'],
      },
    ],
  },
  NB: {
    say: [
      { text: 'That you plan to take leave, and the day you expect to start.', sources: ['notice-new-brunswick'] },
      { text: 'For child care leave: the first day, and how long.', sources: ['notice-new-brunswick-44-02'] },
    ],
    certificate: [
      {
        text: 'Always: the due date, signed by a doctor, nurse practitioner or midwife.',
        sources: ['notice-new-brunswick'],
      },
      {
        text: 'Child care leave, always too, for each parent: the due date or the day of the birth, signed by the same people.',
        sources: ['notice-new-brunswick-44-02'],
      },
    ],
    early: [
      {
        text: 'In an emergency the notice does not apply. Tell your employer as soon as you can.',
        sources: ['notice-new-brunswick', 'notice-new-brunswick-44-02'],
      },
    ],
    adopting: [
      {
        text: 'New Brunswick, adoption: tell your employer as soon as you are accepted as a parent. In a private adoption: 4 months before the child comes, or in an emergency as soon as you can.',
        sources: ['notice-new-brunswick-44-02'],
      },
      {
        text: 'Show proof that the child is placed with you. Say the first day and how long as soon as you know.',
        sources: ['notice-new-brunswick-44-02'],
      },
    ],
  },
  NL: {
    say: [{ text: 'The first day of leave.', sources: ['loss-leave-newfoundland-and-labrador', 'leave-nl'] }],
    certificate: [
      {
        text: 'Always: the due date, signed by a doctor or nurse practitioner.',
        sources: ['loss-leave-newfoundland-and-labrador', 'notice-newfoundland'],
      },
    ],
    changed: [
      {
        text: 'To end pregnancy leave early, write 4 weeks before. If you take no parental leave, write 4 weeks before the day you are back.',
        sources: ['notice-newfoundland', 'leave-nl'],
      },
    ],
    early: [
      {
        text: 'Within 2 weeks after you stop, write the first day of your leave and add a certificate. After a birth it has the day of the birth and the due date. Before it: the due date, and that you cannot work.',
        sources: ['loss-leave-newfoundland-and-labrador', 'notice-newfoundland'],
      },
    ],
  },
  NS: {
    say: [
      {
        text: 'The first day. If you want less than the whole leave, the day you are back too.',
        sources: ['loss-leave-nova-scotia'],
      },
    ],
    certificate: [{ text: 'Usually only if your employer asks.', sources: ['leave-ns'] }],
    early: [
      {
        text: 'If the baby is early, or your health does not allow 4 weeks, give as much notice as you can.',
        sources: ['loss-leave-nova-scotia'],
      },
    ],
  },
  ON: {
    say: [
      {
        text: 'The first day of each leave. You need not say how long it is, but it helps.',
        sources: ['loss-leave-ontario', 'notice-ontario-parental'],
      },
    ],
    certificate: [
      {
        text: 'Only if your employer asks: a note with your due date from a doctor, midwife or nurse practitioner.',
        sources: ['notice-ontario-certificate', 'loss-leave-ontario'],
      },
    ],
    changed: [
      {
        text: 'To start sooner: a new letter 2 weeks before the new day. To start later: a new letter 2 weeks before the old day.',
        sources: ['loss-leave-ontario', 'notice-ontario-parental', 'notice-ontario'],
      },
      {
        text: 'To come back sooner: a letter 4 weeks before the new day, or any day that you both agree on.',
        sources: ['notice-ontario'],
      },
    ],
    early: [
      {
        text: 'Within 2 weeks after you stopped, send a letter that says which day it was. If you are asked, add a note with the due date, and the day of the birth or that you cannot work.',
        sources: ['loss-leave-ontario', 'notice-ontario-early'],
      },
    ],
    late: [
      {
        text: 'Tell them today, in writing. Lawyers write that late notice does not end your right to the leave. If somebody says that it does, ask the Ministry of Labour.',
        sources: ['notice-ontario-late'],
      },
    ],
  },
  PE: {
    say: [{ text: 'Both days: the first day of leave, and the day you plan to be back.', sources: ['leave-pe'] }],
  },
  QC: {
    say: [
      {
        text: 'Both days: the first day of leave, and the day you are back.',
        sources: ['notice-quebec', 'notice-quebec-parental', 'notice-quebec-other'],
      },
      {
        text: 'For parental leave spoken notice is accepted. Write all the same: then you can show it.',
        sources: ['notice-quebec-parental', 'notice-quebec-in-writing'],
      },
    ],
    certificate: [
      {
        text: 'For maternity leave, always: the pregnancy and the due date. A report that a midwife has signed will do.',
        sources: ['notice-quebec'],
      },
    ],
    changed: [
      { text: 'To come back sooner, write at least 3 weeks before the new day.', sources: ['notice-quebec-return'] },
      {
        text: 'Be at work on the day of return in your notice, or write before it to change it. The law takes it that who is not there has quit.',
        sources: ['notice-quebec-absent'],
      },
    ],
    early: [
      {
        text: 'Write as soon as you can, with a certificate: what happened, and when you expect to be back.',
        sources: ['notice-quebec-early'],
      },
      {
        text: 'The notice can be shorter than 3 weeks if the certificate says that you must stop sooner.',
        sources: ['notice-quebec'],
      },
    ],
    late: [
      {
        text: 'Send it today, and call the CNESST. Late notice may cost something here: its guide names a ruling of 2018 on notices sent too late.',
        sources: ['notice-quebec-late'],
      },
    ],
    birthDays: [
      {
        text: 'Each parent has 5 days at the birth, the first 2 of them paid, within 15 days after the baby comes home. Tell your employer as soon as you can.',
        sources: ['loss-leave-quebec-days'],
      },
    ],
  },
  SK: {
    say: [
      {
        text: 'The first day, and usually the day you expect to be back.',
        sources: ['notice-saskatchewan', 'notice-saskatchewan-guide'],
      },
    ],
    certificate: [
      {
        text: 'Your employer may ask for one from a doctor or nurse practitioner, with the reason and the day you expect to be back.',
        sources: ['notice-saskatchewan'],
      },
    ],
    early: [
      {
        text: 'With a certificate that you must stop, you may leave at once. You may still keep your maternity leave for later: ask how.',
        sources: ['notice-saskatchewan'],
      },
    ],
    late: [
      {
        text: 'Tell them today, in writing. Late notice can cost weeks of leave: an official page from before 2026 says so. Ask Saskatchewan Employment Standards what holds today.',
        sources: ['notice-saskatchewan'],
      },
    ],
  },
  NT: {},
  NU: {},
  YT: {
    certificate: [
      {
        text: 'Usually always: the due date, signed by a doctor, nurse practitioner or midwife.',
        sources: ['loss-leave-yukon'],
      },
    ],
    changed: [
      {
        text: 'You usually come back sooner with your employer’s consent, or with 4 weeks of notice in writing. Ask Yukon Employment Standards.',
        sources: ['loss-leave-yukon'],
      },
    ],
    early: [
      {
        text: 'Usually you may still have up to 17 weeks, and your employer may ask for a certificate. Ask Yukon Employment Standards.',
        sources: ['loss-leave-yukon'],
      },
    ],
  },
};
