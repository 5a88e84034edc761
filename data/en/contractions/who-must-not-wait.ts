import { LATE_TERM_WEEKS, TERM_WEEKS } from '@/data/labour-rules';
import type { Statement } from '@/data/statement';

export const whoMustNotWaitTitle = 'Who must not wait';

/** One of the two lists of who must not wait, whatever the rules about minutes say. */
interface NoWaitList extends Statement {
  title: string;
  items: Statement[];
}

/** The two lists, which the question 'Is one of these true for you?' asks for too. */
export const whoMustNotWait: { go: NoWaitList; call: NoWaitList } = {
  go: {
    title: 'First list: go as soon as contractions start',
    text: 'Go to the hospital as soon as contractions start, and call on the way, if one of these is true for you:',
    sources: ['ciusss-hospital', 'nygh-when-to-call'],
    items: [
      { text: 'Your placenta is low. (Go to the hospital now for any bleeding, too.)', sources: ['ciusss-hospital'] },
      { text: 'You were told that your baby is small.', sources: ['ciusss-hospital'] },
      { text: 'You have high blood pressure.', sources: ['ciusss-hospital'] },
      { text: 'You have little fluid around the baby.', sources: ['ciusss-hospital'] },
      { text: 'You have had a cesarean, or one is planned.', sources: ['ciusss-hospital', 'nygh-when-to-call'] },
      { text: 'You have had surgery on your uterus.' },
      { text: 'You have a stitch in your cervix.' },
      { text: 'Your baby is not head down: bottom first, or lying sideways.' },
    ],
  },
  call: {
    title: 'Second list: call as soon as contractions start',
    text: 'Call as soon as contractions start, and do not wait for 5-1-1, if one of these is true for you:',
    items: [
      { text: 'You have given birth before and it went fast.', sources: ['sunnybrook-labour'] },
      { text: 'You expect twins or more.' },
      {
        text: 'You carry group B strep. (If your water breaks: go to the hospital now.)',
        sources: ['gbs-alberta', 'westcoast-midwives'],
      },
      {
        text: `You are less than ${TERM_WEEKS} weeks, and two contractions came within an hour.`,
        sources: ['fraser-labour'],
      },
      { text: `You are ${LATE_TERM_WEEKS} weeks or more.` },
      { text: 'You were told to come early.', sources: ['waters-break'] },
      { text: 'You use insulin or a blood thinner.' },
      { text: 'You have herpes sores.' },
      { text: 'You have had no prenatal care.' },
      { text: 'You have a bleeding disorder.' },
      { text: 'You have heart disease.' },
    ],
  },
};
