import type { WeekText } from './types';

export const week39: WeekText = {
  week: 39,
  title: 'Full term',
  developmentMilestones: [
    { text: 'Full term runs from 39 weeks and 0 days to 40 weeks and 6 days.', sources: ['sub-terms'] },
    { text: 'The brain is still building its wiring, and this work goes on for years.' },
    { text: 'Most of the vernix, the creamy coat on the skin, is gone. Some may remain in the folds.' },
    { text: 'The placenta still brings your baby oxygen, food and antibodies.' },
    { text: 'The lungs hold fluid now. Hormones in labour help your baby begin to clear it.' },
    {
      text: 'The skull plates can overlap a little during birth. Some newborns have a long-shaped head for a few days.',
    },
  ],
  motherChanges: [
    {
      text: 'Thick mucus from the cervix may come away. Call if it is pink, red or brown, because any bleeding should be checked.',
    },
    { text: 'Labour can start as a low backache or as cramps like a period.' },
    {
      text: 'After an exam of the cervix, you may see a smear of blood. Call about any bleeding, so the cause can be found.',
    },
    { text: 'Your breasts may feel full and heavy, and a soft bra may be more comfortable.' },
    { text: "Daily messages that ask for news can wear you down. It is fine to mute your phone's chats." },
  ],
  tips: [
    {
      text: 'Babies do not move less because labour is near. If yours does, go to your provider or the hospital without delay.',
    },
    {
      text: 'Canadian guidance does not advise routine induction at 39 weeks. If you are 40 or older, it may be offered then, so ask what applies to you.',
      sources: ['sogc-432'],
    },
    {
      text: 'Your provider may offer a membrane sweep, an internal exam that may help labour start. Ask how it feels, and know that you can say no.',
    },
    {
      text: 'Find out where to park, what it costs and which entrance to use. In winter, ask a neighbour to help keep your driveway clear.',
    },
    {
      text: 'Put the number of your hospital and of the health line (811 in most regions) where your support person can find them.',
    },
    {
      text: 'A fever after your water breaks, or pain that does not let up between contractions, means go in now.',
      sources: ['fraser-labour', 'warning-signs'],
    },
  ],
};
