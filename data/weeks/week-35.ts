import type { WeekText } from './types';

export const week35: WeekText = {
  week: 35,
  title: 'Room runs short',
  developmentMilestones: [
    {
      text: 'Space is tight, so you may feel more rolls and long stretches. The amount of movement should not drop; if it does, go in at once.',
    },
    { text: 'If your baby has testes, they have often moved down into the scrotum by now.' },
    { text: 'Your baby is gaining weight at a steady pace, and the arms and legs look rounder.' },
    { text: 'New air sacs are still forming in the lungs. They will keep forming after birth.' },
    {
      text: 'The brain keeps its fast pace of growth. Links between its parts get a fatty coat that speeds up signals.',
    },
  ],
  motherChanges: [
    { text: 'A sharp jab under your ribs may be a foot. A steady pain there, mostly on the right, needs a call now.' },
    { text: 'You may feel a heel or a bottom slide past under your skin like a firm ball.' },
    {
      text: 'You may need to pee often and pass little. If it burns, or you have fever or pain in your side, call now, as it may be an infection.',
    },
    {
      text: 'Practice tightenings may come more often. You do not have to sort them out alone: call about any rhythm.',
    },
    { text: 'Getting out of a low couch may take some help. Roll to your side first, then push up with your arms.' },
  ],
  tips: [
    {
      text: 'You will likely be offered a group B strep swab between 35 and 37 weeks. Some clinics let you take it yourself.',
      sources: ['sogc-298'],
    },
    {
      text: 'If the swab finds group B strep, antibiotics in labour help protect your baby. Tell your provider now about any penicillin allergy.',
    },
    {
      text: 'Before 37 weeks, 6 or more tightenings an hour can mean preterm labour. Go in now. For leaking fluid, bleeding or new pressure, call right away or go in.',
      sources: ['preterm-alberta'],
    },
    {
      text: 'Put the rear-facing car seat in the car and practise the straps with a doll. Ask your public health office where to have the fit checked.',
    },
    {
      text: 'Outside Quebec, apply for EI as soon as you stop work. You may lose money if you apply more than about 4 weeks after your last day.',
      sources: ['ei-maternity-parental'],
    },
    {
      text: "In Quebec, your claim goes to Quebec's own plan, QPIP, not to EI. You can apply online.",
    },
  ],
};
