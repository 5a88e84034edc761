import type { WeekText } from './types';

export const week39: WeekText = {
  week: 39,
  title: 'Full term',
  developmentMilestones: [
    { text: 'Full term runs from 39 weeks and 0 days to 40 weeks and 6 days.', sources: ['sub-terms'] },
    { text: 'The brain is still building its wiring, and this work goes on for years.', sources: ['openstax-fetus'] },
    { text: 'Most of the vernix, the creamy coat on the skin, is gone. A little often remains in the folds.' },
    {
      text: 'The placenta still brings your baby oxygen, food and antibodies.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'The lungs hold fluid now. Hormones in labour help your baby begin to clear it.',
      sources: ['openstax-lungs'],
    },
    {
      text: 'During birth the skull plates slide over each other a little, and some newborns have a long-shaped head for a few days.',
      sources: ['openstax-skull'],
    },
  ],
  motherChanges: [
    {
      text: 'Mucus that is clear, or streaked with pink or brown, is common near labour: call your provider the same day. Bright red blood, or bleeding like a period: go to the hospital now, and see the list of when to call.',
      sources: ['ciusss-hospital', 'fraser-labour', 'carleton-labour-signs'],
    },
    {
      text: 'In the 24 hours after an exam of the cervix, a little bleeding is common, and one hospital calls it not serious. Call the same day. Bright red, or like a period: go now.',
      sources: ['ciusss-hospital', 'inspq-signs'],
    },
    {
      text: 'Labour can start as a low backache or as cramps like a period.',
      sources: ['labour-101'],
    },
    { text: 'Full, heavy breasts are more comfortable in a soft bra, day and night.' },
    { text: "Do daily messages that ask for news wear you down? It is fine to mute your phone's chats." },
  ],
  tips: [
    {
      text: 'Whatever you hear, babies do not move less because labour is near.',
      sources: ['movements-worried'],
    },
    {
      text: 'Canadian guidance does not advise routine induction at 39 weeks. If you are 40 or older, it may be offered then: ask what applies to you.',
      sources: ['sogc-432'],
    },
    {
      text: 'Your provider may offer a membrane sweep, an internal exam that can help labour start. Ask how it feels, and know that you can say no.',
      sources: ['inspq-sweep'],
    },
    {
      text: 'Find out where to park, what it costs and which entrance to use. In winter, line up a neighbour to keep your driveway clear.',
    },
    {
      text: 'Phones run out at the wrong moment. Write the numbers of your hospital and of the health line (811 in most regions) on paper for your support person.',
    },
  ],
};
