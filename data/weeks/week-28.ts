import type { WeekText } from './types';

export const week28: WeekText = {
  week: 28,
  title: 'Eyes open',
  developmentMilestones: [
    { text: 'Many babies begin to open their eyes about now. Short lashes edge the lids.' },
    { text: 'The fingers can close on what they touch, such as the cord or the other hand.' },
    { text: 'The brain can begin to steer breathing motions and body heat. It still has much to learn.' },
    {
      text: 'Tiny blood vessels are growing close around the air sacs of the lungs. After birth, oxygen will cross there.',
    },
    {
      text: 'The third trimester begins here by the common definition. Our dates count it from week 26: definitions differ by up to two weeks.',
    },
  ],
  motherChanges: [
    { text: 'Tiredness may creep back as your body carries more. Short rests in daytime can help you get through.' },
    {
      text: 'Lying flat on your back may make you dizzy, because the uterus presses on a large vein. Turn onto your side.',
    },
    {
      text: 'Drops of thick, yellow first milk may leak from your breasts. Some people see none until birth, and that says nothing about how much milk they will make.',
    },
    {
      text: 'You may need the bathroom at night again. Burning, fever or blood in the urine calls for a same-day check.',
    },
    {
      text: 'Feelings about birth may get stronger as it comes into view. It can help to say them out loud to somebody you trust.',
    },
  ],
  tips: [
    {
      text: 'If your blood type is Rh-negative, Rh immune globulin is due at about 28 weeks. It may also be needed after bleeding, so call about any blood right away.',
      sources: ['fraser-tests'],
    },
    {
      text: 'Settle on your side when you go to sleep, either left or right. If you wake on your back, roll over again.',
    },
    {
      text: 'Outside Quebec, EI maternity benefits can start up to 12 weeks before the due date. There may be a one-week waiting period: check with Service Canada.',
      sources: ['ei-maternity-parental'],
    },
    {
      text: 'Tell payroll your last day. Ask when they will issue your Record of Employment, which your benefit claim needs.',
    },
    {
      text: 'Any drop in movement means going in now, by day or night, rather than at the next visit.',
      sources: ['sogc-441'],
    },
    {
      text: 'No diabetes test yet? Call today, as it is usually done at 24 to 28 weeks. If your blood sugar is high, a diabetes team can help you plan meals and checks.',
      sources: ['gestational-diabetes'],
    },
  ],
};
