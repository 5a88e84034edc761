import type { WeekText } from './types';

export const week30: WeekText = {
  week: 30,
  title: 'Bone marrow takes over',
  developmentMilestones: [
    { text: 'Around now, bone marrow becomes the main place where red blood cells are made.' },
    { text: 'The head grows to make room for the brain. Soft spots between the skull bones let it do so.' },
    { text: 'Your baby does not follow your clock. Rolls and kicks may come when you want to sleep.' },
    { text: 'If your baby has testes, they may be partway down to the scrotum. Some reach it only after birth.' },
    {
      text: 'The eyes can open wide by about now. Their colour can still change after birth.',
    },
  ],
  motherChanges: [
    {
      text: 'Breathing may feel shallow when you bend or sit low. Sit tall to make room. For chest pain or trouble breathing at rest, call 911.',
      sources: ['warning-signs'],
    },
    {
      text: 'Rings and shoes may get tight. If your face or hands swell all of a sudden, call at once.',
      sources: ['warning-signs'],
    },
    { text: 'Sleep may come in short pieces, with a sore hip, a full bladder or a busy mind in between.' },
    { text: 'You may drop things or bump into doors, as fingers swell and your shape keeps changing.' },
    { text: 'Worry about birth or about being a parent is common. Tell your provider, who can help you find support.' },
  ],
  tips: [
    {
      text: 'Check your calendar, as visits often come closer together after about 30 weeks.',
      sources: ['simcoe-visits'],
    },
    {
      text: 'Know the signs of preterm labour. If contractions come 10 minutes apart or closer before 37 weeks, go in now.',
      sources: ['fraser-labour'],
    },
    {
      text: 'Ask who will care for your newborn after discharge. A family doctor, a nurse practitioner or your midwife may do it.',
    },
    {
      text: 'Learn how feeding starts while you have time. Public health nurses and lactation consultants can answer questions before birth.',
    },
    {
      text: 'Check a second-hand car seat for its expiry date, recalls and crash history. Leave it if any of these is unclear.',
    },
    {
      text: 'If you think of suicide, reach 9-8-8 by phone or text, day or night. For low mood or panic, your provider can arrange ongoing care.',
    },
  ],
};
