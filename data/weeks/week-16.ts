import type { WeekText } from './types';

export const week16: WeekText = {
  week: 16,
  title: 'Eyes begin to move',
  developmentMilestones: [
    { text: "Behind closed lids, your baby's eyes have begun to make slow movements." },
    {
      text: 'The arms and legs now work together better. On a scan, the movements look smoother than a few weeks ago.',
    },
    { text: 'Bones are hardening fast. They show up on ultrasound as bright white lines.' },
    {
      text: 'A dark green paste called meconium is building up in the bowel. It will fill the first diapers after birth.',
    },
    { text: 'The pattern of hair on the scalp is being laid out, swirls included.' },
    { text: "A large share of the blood from your baby's heart goes to the placenta. There it picks up oxygen." },
  ],
  motherChanges: [
    {
      text: 'If you have given birth before, you may feel the first flutters around now. In a first pregnancy, they often come some weeks later.',
    },
    { text: 'The top of your uterus sits about halfway between your pubic bone and your navel.' },
    { text: 'A dark line may appear down the middle of your belly. It usually fades in the months after birth.' },
    { text: 'Your breasts may be making colostrum, the first milk. You may see a few drops, or none.' },
    {
      text: 'Veins in your legs or vulva may swell and ache. Put your feet up when you can, and change position often.',
    },
    { text: 'Your eyes may feel dry, and contact lenses may bother you.' },
  ],
  tips: [
    {
      text: 'Expect a visit around now. Many people are seen every 4 to 6 weeks until 30 weeks, and in Ontario about every 4 weeks.',
      sources: ['naitre-visits', 'simcoe-visits'],
    },
    {
      text: 'At the visit, your provider checks your blood pressure and listens for the heartbeat. Bring your questions on paper.',
    },
    {
      text: 'Fish is good food for you both. Choose kinds low in mercury, such as salmon, trout or herring, and cook them well.',
    },
    {
      text: 'No amount of alcohol is known to be free of risk in pregnancy. If it is hard to stop alcohol, cannabis or smoking, tell your provider and ask for help.',
      sources: ['alcohol-bc', 'phac-guide'],
    },
    {
      text: 'If you plan a trip outside your province, check what your health plan covers. Look for travel insurance that includes pregnancy and a baby born early.',
    },
  ],
};
