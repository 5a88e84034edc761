// The letter itself. Both languages are in the page of each: the letter goes to an employer, who may read the other one.

interface Leave {
  leave: string;
  first: string;
  last: string;
}

export const letterText = {
  /** By the law of the workplace, where it has a name of its own for the letter. */
  titles: { usual: 'Notice of leave', QC: 'Notice of leave', NU: 'Request for leave' },
  greeting: 'Hello,',
  /** Stands for what was not typed or is not known, to be filled in by hand. */
  blank: '____________________',
  to: (employer: string) => `To: ${employer}`,
  pregnant: (dueDate: string) => `I am pregnant. My baby is due on ${dueDate}.`,
  expecting: (dueDate: string) => `My child is due on ${dueDate}.`,
  born: (birthday: string) => `My child was born on ${birthday}.`,

  /** The names of the leaves within a sentence. */
  pregnancyLeave: {
    pregnancy: 'pregnancy leave',
    maternity: 'maternity leave',
    either: 'pregnancy (maternity) leave',
  },
  parentalLeave: 'parental leave',
  childCareLeave: 'child care leave (parental leave)',
  otherParentLeave: 'paternity leave (leave of the other parent)',
  firstLeave: ({ leave, first, last }: Leave) => `I will take ${leave} from ${first} to ${last}.`,
  nextLeave: ({ leave, first, last }: Leave) => `After that I will take ${leave} from ${first} to ${last}.`,
  /** Of both leaves together. */
  length: ({ weeks, days }: { weeks: number; days: number }) => {
    const inWeeks = `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;
    const inDays = `${days} ${days === 1 ? 'day' : 'days'}`;
    if (days === 0) return `That is ${inWeeks} in all.`;
    return weeks === 0 ? `That is ${inDays} in all.` : `That is ${inWeeks} and ${inDays} in all.`;
  },
  back: (day: string) => `I plan to be back at work on ${day}.`,
  /** Of who has no other first day than the birth. */
  movesWithBirth: 'My leave begins with the birth, so its days move if the baby comes on another day.',
  early:
    'If the baby comes early, or I have to stop sooner for my health, my leave starts that day and I will write to you as soon as I can. If my dates change, I will write again.',
  earlyForOther:
    'If the baby comes early, my leave may start sooner, and I will write to you as soon as I can. If my dates change, I will write again.',
  changes: 'If my dates change, I will write again.',
  certificate: {
    with: 'A certificate with the due date is with this letter.',
    follows: 'A certificate with the due date will follow as soon as I have it.',
    'if-asked': 'A certificate with the due date is yours if you ask for it.',
  },
  certificateOfBirth: {
    with: 'A medical certificate is with this letter.',
    follows: 'A medical certificate will follow as soon as I have it.',
    'if-asked': 'A medical certificate is yours if you ask for it.',
  },
  confirm: (day: string) => `Please tell me in writing, by ${day} if you can:`,
  questions: {
    received: 'that you have this letter',
    record: 'when and how my record of employment will be sent',
    plans: 'what I pay to keep my health, pension and other plans during my leave',
    topUp: 'if you add to EI or QPIP benefits: how much, for how long, and on what terms',
  },
  /** Of federal workplaces. */
  stayInformed: 'I also ask to hear of jobs, promotions and training while I am away.',
  thanks: 'Thank you. Kind regards,',
  signature: 'Signature: ____________________',
  receivedBy: 'Received by: ____________________    on: ____________________',
  fileNames: { usual: 'notice-of-leave.txt', QC: 'notice-of-leave.txt', NU: 'request-for-leave.txt' },
};
