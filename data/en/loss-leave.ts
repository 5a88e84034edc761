import type { ProvinceCode } from '@/data/provinces';
import type { Statement } from '@/data/statement';

export const regionLeaveTitle = 'Leave from work, where you live';
export const regionLeaveLead =
  'This is leave from your job. Money is apart, and stands above. You do not have to explain yourself: a short note to your employer is enough to begin.';
export const askThere = 'What holds today, and whom to ask';

const notFound: Statement = {
  text: 'We have not found what the law gives here after a loss. Ask the employment standards office: you do not have to say why you ask.',
};

/** The leave of each province and territory after a loss, unpaid where nothing else is said. */
export const regionLossLeave: Record<ProvinceCode, Statement[]> = {
  AB: [
    {
      text: 'After any loss of a pregnancy: 3 unpaid days in a calendar year, for both parents-to-be, after 90 days in the job. No note is needed.',
      sources: ['loss-leave-alberta'],
    },
    {
      text: 'The pregnancy ended within 16 weeks of the due date? Maternity leave may still be yours: ask.',
      sources: ['loss-leave-alberta'],
    },
  ],
  BC: [
    {
      text: 'The one who was pregnant can take up to 6 unpaid weeks, and up to 6 more if they cannot go back for reasons tied to it.',
      sources: ['loss-leave-british-columbia'],
    },
    {
      text: 'If your baby died after the birth: up to 104 unpaid weeks.',
      sources: ['loss-leave-british-columbia-child', 'loss-leave-british-columbia-child-2018'],
    },
  ],
  MB: [
    {
      text: 'After a loss of a pregnancy: 5 unpaid days for both partners, after 30 days in the job.',
      sources: ['loss-leave-manitoba'],
    },
  ],
  NB: [notFound],
  NL: [
    {
      text: 'After a stillbirth or miscarriage you can usually take pregnancy leave. Ask from which week on, and until when.',
      sources: ['loss-leave-newfoundland-and-labrador'],
    },
  ],
  NS: [
    {
      text: 'The law has a leave for the end of a pregnancy. News of 2022 named up to 16 unpaid weeks after the 19th week; before it, and for a partner, up to 5 working days in a row. Ask what holds for you.',
      sources: ['loss-leave-nova-scotia', 'loss-leave-nova-scotia-news'],
    },
  ],
  NT: [notFound],
  NU: [notFound],
  ON: [
    {
      text: 'A stillbirth or miscarriage within 17 weeks of the due date? You may still take pregnancy leave: ask. We have found no leave for an earlier loss.',
      sources: ['loss-leave-ontario'],
    },
    {
      text: 'If your baby died after the birth: up to 104 unpaid weeks, once you have been in the job for six months.',
      sources: ['loss-leave-ontario-child'],
    },
  ],
  PE: [notFound],
  QC: [
    {
      text: 'Before the 20th week: up to 3 unpaid weeks, and more with a certificate. From then on: 18 weeks from the week in which it happened.',
      sources: ['loss-leave-quebec'],
    },
    {
      text: 'From the 20th week each parent can also take 5 days, within 15 days. The first 2 are paid.',
      sources: ['loss-leave-quebec-days'],
    },
    {
      text: 'If your baby died after the birth: 5 days, the first 2 paid, and up to 104 unpaid weeks.',
      sources: ['loss-leave-quebec-child'],
    },
  ],
  SK: [
    {
      text: 'Since January 2026, by what law firms write: 5 unpaid days after a loss in your close family, within 6 months, and maternity leave also after a loss within 20 weeks of the due date. Older official pages say 13 weeks: ask.',
      sources: ['loss-leave-saskatchewan'],
    },
  ],
  YT: [
    {
      text: 'After the end of a pregnancy usually up to 17 weeks: ask whether you must have worked there for a year.',
      sources: ['loss-leave-yukon'],
    },
  ],
};
