import type { WeekText } from './types';

export const week11: WeekText = {
  week: 11,
  title: 'Half head, half body',
  developmentMilestones: [
    {
      text: "Your baby's head makes up about half of the whole length. The body will catch up over the coming months.",
    },
    { text: 'The eyelids are closing over the eyes and sealing. They stay shut for many weeks while the eyes mature.' },
    { text: 'The face is broad, and the eyes sit wide apart. The ears are still low on the head.' },
    {
      text: 'Thin plates of bone are starting to form in the skull. The gaps between them leave the head room to grow.',
    },
    { text: 'On a scan, you may see your baby bend, stretch or turn over.' },
    { text: 'The liver fills a large part of the belly. For now, it makes most of the blood cells.' },
  ],
  motherChanges: [
    {
      text: 'Nausea may start to ease soon, though some people have it longer. If fluids do not stay down, call your provider the same day.',
    },
    { text: 'You may burp more, or feel full after a few bites. Small plates, eaten slowly, may sit better.' },
    {
      text: 'You may be thirsty more often, so keep water near you. Tell your provider about a thirst that will not let up.',
    },
    { text: 'Your skin may feel dry or itchy. Show your provider a rash, or an itch that will not stop.' },
    { text: 'Tests and their results can make you nervous. Ask if your partner or support person can come with you.' },
  ],
  tips: [
    {
      text: 'In Ontario, enhanced first trimester screening (eFTS) is done from 11 weeks and 2 days to 13 weeks and 3 days. To have it, call today.',
      sources: ['pso-efts'],
    },
    {
      text: 'In BC, part 1 of the SIPS blood test is still open. Ask your provider to order it if you want it.',
      sources: ['bc-early-prenatal'],
    },
    {
      text: 'NIPT looks at bits of DNA that the placenta sheds into your blood. Ask if it would be funded for you.',
      sources: ['born-ontario'],
    },
    {
      text: 'Wash vegetables and fruit under running water, even those you peel. Keep raw meat away from food that is ready to eat.',
    },
    {
      text: 'No visit yet? Call today and say how many weeks you are, since the first one is best before 12 weeks.',
      sources: ['naitre-visits'],
    },
    {
      text: 'Call your provider or health line (811 in most regions) about any bleeding, even light spotting.',
      sources: ['warning-signs'],
    },
  ],
};
