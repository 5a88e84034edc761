import type { TaskFacts, TaskId } from '@/data/to-dos';

export const title = 'To do';
/** Beside a to-do whose window closes: 'by 22 weeks'. */
export const by = (age: string) => `by ${age}`;
/** Beside one that is for a single day: 'from 28 weeks'. */
export const from = (age: string) => `from ${age}`;

/** What leads to the page that helps. */
export const links: Record<NonNullable<TaskFacts['path']>, string> = {
  '/benefits': 'Benefits planner',
  '/benefits/letter': 'Letter to your employer',
  '/benefits/standard-or-extended': 'Standard or extended?',
  '/labour#preferences': 'A sheet to print',
  '/leaving-home': 'Leaving home to give birth',
  '/movements': "Baby's movements",
  '/find-care': 'Whom to call where you live',
};

/** Beside the question who will look after you, with the result: ticked, the question goes. */
export const haveSomebody = 'I have somebody';

interface TaskWords {
  title: string;
  /** A few words more, in smaller print. */
  note?: string;
}

/** Each in a few words; what stands behind it says the week's own text (data/en/weeks), with its sources. */
export const tasks: Record<TaskId, TaskWords> = {
  'folic-acid': { title: 'Take folic acid every day' },
  'health-card': { title: 'Check the date on your health card' },
  'shots-before': { title: 'Ask if your shots are up to date', note: 'before you try' },
  medicines: { title: 'Go over your medicines with a pharmacist or provider', note: 'do not stop one on your own' },
  'work-hazards': { title: 'Find out about hazards at work' },
  'test-again': { title: 'Test again once your period is late' },
  'family-doctor': { title: 'No family doctor? Join the list of your region' },
  'find-care': { title: 'Who will look after you?', note: 'tick this once you have somebody' },
  'home-test': { title: 'Take a home test' },
  midwife: { title: 'Hoping for a midwife? Call now', note: 'lists fill fast' },
  'vitamin-label': { title: 'Read the label of your prenatal vitamin' },
  'dating-scan': { title: 'Bring up the dating ultrasound', note: 'offered at 8 to 12 weeks' },
  'first-visit-list': { title: 'Write a list for your first visit' },
  'pay-stubs': { title: 'Keep your pay stubs together', note: 'for EI or QPIP' },
  'blood-results': { title: 'Ask what your first blood tests showed' },
  'new-number': { title: 'Moved, or a new number? Tell your clinic' },
  'tests-here': { title: 'Ask which tests are offered where you live' },
  'anatomy-request': { title: 'Ask for the request for your anatomy scan' },
  'dental-cleaning': { title: 'Book a dental cleaning' },
  'visit-questions': { title: 'Write your questions for the next visit' },
  'trip-coverage': { title: 'Leaving on a trip? Check your coverage' },
  'anatomy-time': { title: 'Check time and place of your anatomy scan' },
  'leave-notice': { title: 'Look up how early to give notice of leave' },
  'know-the-sex': { title: 'Decide if you want to know the sex' },
  'prenatal-class': { title: 'Look for a prenatal class' },
  'ei-hours': { title: 'Add up your EI hours', note: '600 are usually needed' },
  'far-away': { title: 'Far from the hospital? Plan when you would leave' },
  'scan-results': { title: 'Ask about the results of your scan' },
  'partner-benefits': { title: "Look up your partner's share of benefits" },
  'where-to-give-birth': { title: 'Ask where you can give birth' },
  'early-hospital': { title: 'Ask which hospital to go to if labour starts early' },
  drivers: { title: 'List who could drive you', note: 'also at night' },
  'last-work-day': { title: 'Tell your employer when you hope to stop' },
  'child-care': { title: 'Put your name down for child care' },
  'vaccine-record': { title: 'Bring your vaccine record to the next visit' },
  'car-seat': { title: 'Start looking at car seats' },
  'movement-place': { title: 'Find out where to go if movement drops' },
  'birth-tour': { title: 'Tour the place where you plan to give birth' },
  'birth-companion': { title: 'Decide who will be with you in labour' },
  'record-of-employment': { title: 'Tell payroll your last day', note: 'for your Record of Employment' },
  routes: { title: 'Plan your route, and a second one' },
  'hospital-number': { title: 'Save the number of your hospital' },
  'newborn-care': { title: 'Find out who will care for your newborn' },
  feeding: { title: 'Learn how feeding starts' },
  'next-visits': { title: 'Book your next visits' },
  'compare-ei': { title: 'Compare standard and extended EI', note: 'before you apply' },
  'infant-cpr': { title: 'Look for an infant CPR class' },
  'birth-plan': { title: 'Write a birth plan on one page' },
  'practice-drive': { title: 'Practise the drive once' },
  'travel-date': { title: 'Leaving to give birth? Settle your travel date' },
  'second-person': { title: 'Choose a second person for the birth' },
  'car-seat-fit': { title: 'Put the car seat in, and try the straps' },
  'apply-ei': { title: 'Apply for EI', note: 'as soon as you stop work' },
  'apply-qpip': { title: 'Look up how to apply to QPIP', note: 'you apply in your first week off' },
  'baby-position': { title: 'Ask which way your baby is lying' },
  'newborn-forms': { title: 'Look up the newborn forms' },
  crib: { title: 'Set up a crib, cradle or bassinet' },
  parking: { title: 'Find out where to park and which door to use' },
  'numbers-on-paper': { title: 'Write the numbers on paper', note: 'hospital and health line' },
  'days-ahead': { title: 'Ask for a plan for the days ahead' },
  'first-weeks': { title: 'Plan who will check on you in the first weeks' },
};
