import { outsideQuebec } from '@/data/provinces';
import type { WeekText } from './types';

export const week35: WeekText = {
  week: 35,
  title: 'Room runs short',
  developmentMilestones: [
    {
      text: 'Space is tight, and you feel more rolls and long stretches. The kind of movement changes, but the amount should not drop.',
      sources: ['movements-worried'],
    },
    {
      text: 'If your baby has testes, they have often moved down into the scrotum by now.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'Your baby is gaining weight at a steady pace, and the arms and legs look rounder.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'New air sacs are still forming in the lungs. They will keep forming after birth.',
      sources: ['openstax-lungs'],
    },
    {
      text: 'The brain keeps its fast pace of growth. Links between its parts get a fatty coat that speeds up signals.',
      sources: ['openstax-fetus'],
    },
  ],
  motherChanges: [
    {
      text: 'A sharp jab under your ribs is often a foot. A pain there that stays is something else: see the list of when to call.',
      sources: ['inspq-signs'],
    },
    { text: 'A heel or a bottom slides past under your skin like a firm ball.' },
    {
      text: 'With so little room for your bladder, you pee often and pass little each time. If it burns, see the list of when to call.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Practice tightenings may turn up on more days now. Nobody expects you to sort them out alone: the list of when to call says which ones count.',
      sources: ['inspq-signs', 'preterm-alberta'],
    },
    { text: 'Getting out of a low couch takes a plan. Roll to your side first, then push up with your arms.' },
  ],
  tips: [
    {
      text: 'You will likely be offered a group B strep swab between 35 and 37 weeks. Some clinics let you take it yourself.',
      sources: ['sogc-298'],
    },
    {
      text: 'If the swab finds group B strep, antibiotics in labour help protect your baby. Tell your provider now about any penicillin allergy.',
      sources: ['sogc-298', 'gbs-alberta'],
    },
    {
      text: 'Put the rear-facing car seat in the car and practise the straps with a doll. Your public health office knows who will check the fit.',
      sources: ['car-seat'],
    },
    {
      text: 'Outside Quebec, apply for EI as soon as you stop work. Apply more than about 4 weeks after your last day, and you may lose money.',
      regions: outsideQuebec,
      sources: ['ei-apply'],
    },
    {
      text: "In Quebec, your claim goes to Quebec's own plan, QPIP, not to EI. Apply online in the first week for which you want to be paid: it pays at most six weeks back.",
      regions: ['QC'],
      sources: ['qpip', 'rqap-when-to-apply', 'qpip-act'],
    },
  ],
};
