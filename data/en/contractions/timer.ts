import { LATE_TERM_WEEKS, LONG_WAY_MINUTES, TERM_WEEKS } from '@/data/labour-rules';

export const ready = 'Ready to Track';
export const running = 'Current Contraction';
export const start = 'Start Contraction';
export const stop = 'Stop Contraction';
export const prompt = 'Press when it starts, and when it ends.';
export const since = (time: string) => `since ${time}`;
export const changeStart = 'Change the start';
export const clock = 'Length of this contraction';
export const sinceLastStart = 'Since last start';
/** The last one: its start and its length. */
export const lastOne = ({ time, length }: { time: string; length: string }) => `${time}, ${length} long`;
export const lastLongAgo = 'Your last contraction was over half a day ago.';

/** What was done last. */
export const changes = {
  started: 'Contraction started.',
  stopped: 'Contraction ended.',
  edited: 'Times changed.',
  added: 'Contraction added.',
  deleted: 'Contraction deleted.',
  confirmed: 'Length confirmed.',
  cleared: 'All contractions cleared.',
};
export const lastChange = 'Last change';
export const undo = 'Undo';

export const advice = 'Advice';
export const urgentAdvice = 'Urgent advice';
export const currentAdvice = 'Current advice';
export const forgotToStop = 'I forgot to stop';
export const lastedThatLong = 'It lasted that long';

export const callNumber = (number: string) => `Call ${number}`;
export const emergency = 'Emergency';
export const provider = 'My provider';
export const addNumber = 'Add a number';
export const changeNumber = 'Change the number';

export const saving = 'Saving';

/** What is known of the visitor, in one line above the clock. */
export const facts = {
  questionsFirst: 'Two questions first',
  askBirths: 'Given birth before?',
  isTerm: `${TERM_WEEKS} weeks or more`,
  isPreterm: `less than ${TERM_WEEKS} weeks`,
  laterBirth: 'later birth',
  firstBirth: 'first birth',
  distances: {
    'under-30': `under ${LONG_WAY_MINUTES} min`,
    '30-to-60': `${LONG_WAY_MINUTES} to ${2 * LONG_WAY_MINUTES} min`,
    'over-30': `over ${LONG_WAY_MINUTES} min`,
    'over-60': `over ${2 * LONG_WAY_MINUTES} min`,
    'by-plane': 'by plane',
  },
  lists: { go: 'on the first list', call: 'on the second list' },
  change: 'change',
};
/** Before 37 weeks the call leads. `weeks` as it is read, such as '21 weeks'. */
export const callFirst = (weeks: string) => `At ${weeks}: call or go, do not wait`;
export const callFirstByAnswer = `Before ${TERM_WEEKS} weeks: call or go at once`;
export const meanwhile = 'You can time them meanwhile';

/** What holds the questions. */
export const questionsTitle = 'Questions that change the advice';
export const ageOfAdvice = (age: string) => `By your due date, this advice is for ${age}.`;
export const questions = {
  isTerm: `Are you ${TERM_WEEKS} weeks or more?`,
  hasGivenBirth: 'Have you given birth before?',
  distance: 'How far is the hospital?',
  mustNotWait: 'Is one of these true for you?',
};
/** Below the question of 37 weeks once it is answered with yes: no due date says more. */
export const pastTermByAnswer = `${LATE_TERM_WEEKS} weeks or more? Call as soon as contractions start.`;
export const distances = {
  'under-30': `Under ${LONG_WAY_MINUTES} minutes`,
  '30-to-60': `${LONG_WAY_MINUTES} to ${2 * LONG_WAY_MINUTES} minutes`,
  'over-60': 'Over an hour by road',
  'by-plane': 'By plane',
};
/** Above the lists themselves. */
export const mustNotWait = {
  go: 'Yes, one of the first list',
  call: 'Yes, one of the second list',
  none: 'No',
};
export const yes = 'Yes';
export const no = 'No';
export const skip = 'Skip';

export const averageLength = 'Average Duration';
export const noLength = 'N/A';
export const frequency = 'Frequency';
export const apart = (gap: string) => `${gap} apart`;
export const noFrequency = 'Not enough data';
/** Lengths and gaps are those of the hour, where there are any. */
export const lastHour = ({
  count,
  length,
  gap,
}: {
  count: string;
  length: string | undefined;
  gap: string | undefined;
}) => {
  if (length && gap) return `Last hour: ${count} timed, ${length} long, ${gap} apart`;
  if (length) return `Last hour: ${count} timed, ${length} long`;
  return gap ? `Last hour: ${count} timed, ${gap} apart` : `Last hour: ${count} timed`;
};

export const history = 'History';
export const addByHand = 'Add one by hand';
export const clearAll = 'Clear All';
export const nothingRecorded = 'No contractions recorded yet';
