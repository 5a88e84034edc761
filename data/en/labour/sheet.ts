import type { Statement } from '@/data/statement';

/** On the page, above the sheet. */
export const about: Statement[] = [
  {
    text: 'A sheet of wishes tells the team what matters to you. It is a guide and no contract: a birth can go another way.',
    sources: ['nl-birth-plan', 'north-bay-birth-plan', 'sogc-birth-plan', 'alberta-labour'],
  },
  {
    text: 'Fill it in by pen, talk it over with your provider before the birth, and give copies to the person who comes with you and to the hospital. Leave empty what you do not mind.',
    sources: ['nl-birth-plan', 'sogc-birth-plan', 'alberta-labour', 'north-bay-birth-plan'],
  },
  { text: 'Many hospitals have a form of their own: ask first.', sources: ['sogc-birth-plan'] },
];
export const print = 'Print the sheet';

export const title = 'My preferences for the birth';
/** Before lines to write on. */
export const who = ['Name', 'Due date', 'Provider, phone', 'With me', 'Language, interpreter'];

interface SheetPart {
  title: string;
  /** After boxes to tick. */
  boxes: string[];
  /** Before lines to write on. */
  lines: string[];
}

export const sheetParts: SheetPart[] = [
  {
    title: 'Ask: what does this place offer?',
    boxes: [
      'Shower',
      'Tub',
      'Gas',
      'Opioids',
      'Epidural, day and night',
      'Belts without wires',
      'Cesarean, day and night',
      'Birth after a cesarean',
    ],
    lines: [],
  },
  {
    title: 'In labour, I would like',
    boxes: [
      'To move, and choose my position',
      'A shower or a bath',
      'Massage, warmth or cold',
      'Quiet and low light',
      'My own music',
      'To eat and drink, if I may',
      'To hear what you do, and why',
      'To be asked before each exam',
      'No students in the room',
    ],
    lines: [],
  },
  {
    title: "Listening to the baby's heart",
    boxes: ['At set times, if that suits us', 'All the time', 'Tell me what you advise'],
    lines: [],
  },
  {
    title: 'For the pain',
    boxes: ['Do not offer: I will ask', 'Tell me what there is', 'Gas', 'Opioids', 'Epidural'],
    lines: ['If it hurts more than I thought'],
  },
  {
    title: 'If it goes another way',
    boxes: [
      'Cesarean: my person with me',
      'Cesarean: the screen lowered',
      'I had a cesarean: I would like to try labour',
      'I had a cesarean: I would like another one',
    ],
    lines: ['If labour is to be started or sped up', 'If vacuum or forceps may help'],
  },
  {
    title: 'The first hour',
    boxes: [
      'Baby on my chest, as soon as may be',
      'The cord left for a while, if you can',
      'Ask me before vitamin K and eye ointment',
      'If my baby is taken elsewhere: somebody goes along',
    ],
    lines: ['If not on my chest, then on that of', 'Who cuts the cord', 'The placenta'],
  },
  {
    title: 'Feeding',
    boxes: ['Breast or chest', 'Bottle', 'Both', 'Help me with the first feed', 'Ask me before you give anything else'],
    lines: [],
  },
  {
    title: 'What you should know about me',
    boxes: [],
    lines: ['Faith, culture, ceremony', 'A hard birth, a loss, what frightens me', 'What helps me'],
  },
];

export const closing =
  'Plans change, and nobody fails. I can change my mind at any time. Please tell me what you advise, and why.';
