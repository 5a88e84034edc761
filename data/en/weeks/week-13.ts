import type { WeekText } from './types';

export const week13: WeekText = {
  week: 13,
  title: 'Bone replaces cartilage',
  developmentMilestones: [
    {
      text: 'In the arms and legs, the middle of each long bone is turning from cartilage to bone. Growth zones near the ends stay soft for many years.',
      sources: ['openstax-limbs'],
    },
    {
      text: 'On a scan, the stomach and bladder sometimes show as small dark spots. Both hold fluid, which looks black on the screen.',
    },
    { text: 'The neck is getting longer, and the chin lifts away from the chest.' },
    {
      text: 'Ovaries or testes have formed inside the body. From the outside, it is still hard to tell which.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'Most cords hold three blood vessels. One brings in food and oxygen, and two carry waste back to the placenta.',
      sources: ['openstax-embryo'],
    },
    { text: "Your baby's hands can reach the face, and some scans catch a hand near the mouth." },
  ],
  motherChanges: [
    {
      text: 'Many people get some of their energy back around now, and feel less drained by noon.',
      sources: ['pregnancy-changes'],
    },
    {
      text: 'If you still throw up on most days, tell your provider. There are more treatments to try.',
      sources: ['sogc-nausea'],
    },
    { text: 'Sex drive goes up, goes down or stays put. All three are common.', sources: ['pregnancy-changes'] },
    {
      text: 'Freckles, moles and the skin around your nipples often look darker. Show your provider a mole that changes shape or bleeds.',
      sources: ['openstax-pregnancy'],
    },
    { text: 'A small bump shows by now on some people, often sooner after an earlier pregnancy.' },
  ],
  tips: [
    {
      text: 'In Ontario, enhanced first trimester screening (eFTS) ends at 13 weeks and 3 days, so phone now if you want it. With twins, or after that day, ask which test is open to you.',
      regions: ['ON'],
      sources: ['pso-efts'],
    },
    {
      text: "Two windows close at 13 weeks and 6 days: the first SIPS blood test in BC, and the blood test of Quebec's program. In BC, the second one comes later and completes the result.",
      regions: ['BC', 'QC'],
      sources: ['bc-early-prenatal', 'screening-bc', 'screening-qc-weeks'],
    },
    {
      text: 'The best time for Tdap, the whooping cough vaccine, is 27 to 32 weeks (in Quebec, 26 to 32), in every pregnancy. Some providers start at 21 weeks, and it can be given until birth.',
      sources: ['aom-vaccines', 'naci-tdap', 'tdap-quebec'],
    },
    {
      text: "If food tastes good again, build plates from Canada's Food Guide: half vegetables and fruit, then protein foods and whole grains.",
      sources: ['food-toronto'],
    },
    {
      text: 'Check with your provider or pharmacist before a new medicine, herbal tea or supplement, and also before you stop one that was prescribed.',
      sources: ['food-toronto'],
    },
    {
      text: 'If you move or get a new phone number, tell your clinic and your health card office, so that screening results reach you.',
    },
  ],
};
