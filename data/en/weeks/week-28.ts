import { outsideQuebec } from '@/data/provinces';
import type { WeekText } from './types';

export const week28: WeekText = {
  week: 28,
  title: 'Eyes open',
  developmentMilestones: [
    { text: 'Many babies begin to open their eyes about now. Short lashes edge the lids.', sources: ['mayo-weeks-3'] },
    { text: 'The fingers close on what they touch, such as the cord or the other hand.' },
    {
      text: 'The brain can begin to steer breathing motions and body heat, though it still has much to learn.',
      sources: ['mayo-weeks-3'],
    },
    {
      text: 'Tiny blood vessels are growing close around the air sacs of the lungs. After birth, oxygen will cross there.',
      sources: ['openstax-lungs'],
    },
    { text: 'By the common definition, the third trimester begins here. Our dates count it from week 26.' },
  ],
  motherChanges: [
    {
      text: 'Tiredness creeps back as your body carries more. Short rests in the daytime help you get through.',
      sources: ['inspq-discomforts'],
    },
    {
      text: 'If you get dizzy flat on your back, the uterus is most likely pressing on a large vein. Turn onto your side.',
      sources: ['sleep-nz'],
    },
    {
      text: 'Drops of thick, yellow first milk sometimes leak from the breasts. Other people see none until birth, and that says nothing about how much milk they will make.',
      sources: ['openstax-lactation'],
    },
    {
      text: 'The trips to the bathroom at night are back. If it burns when you pee, you may have an infection: see the list of when to call.',
      sources: ['openstax-pregnancy'],
    },
    { text: 'Feelings about birth get stronger as it comes into view. Say them out loud to somebody you trust.' },
  ],
  tips: [
    {
      text: 'Blood is often tested again now for syphilis, iron and antibodies. Ask if yours was.',
      sources: ['syphilis-wechu', 'sogc-133'],
    },
    {
      text: 'If your blood type is Rh-negative, Rh immune globulin is due at about 28 weeks. Ask about it after any bleeding, crash, fall or blow to the belly too, and after the birth.',
      sources: ['fraser-tests', 'sogc-133'],
    },
    {
      text: 'Settle on your side when you go to sleep, either left or right. If you wake on your back, roll over again.',
      lookUp: [{ entry: 'activity-and-travel#back-sleeping', name: 'sleep position' }],
      sources: ['sleep-nz'],
    },
    {
      text: 'Outside Quebec, EI maternity benefits can start up to 12 weeks before the due date. They are paid by the week, Sunday to Saturday, and the first week of a claim is usually unpaid.',
      regions: outsideQuebec,
      sources: ['ei-act-22', 'ei-act-13'],
    },
    {
      text: 'Tell payroll your last day. Find out when they will issue your Record of Employment, which your benefit claim needs.',
      sources: ['notice-record-of-employment'],
    },
    {
      text: 'No diabetes test yet? Phone for one today, as it is usually done at 24 to 28 weeks. If your blood sugar is high, a diabetes team helps you plan meals and checks.',
      sources: ['gestational-diabetes'],
    },
  ],
};
