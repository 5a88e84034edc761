import type { WeekText } from './types';

export const week17: WeekText = {
  week: 17,
  title: 'Airways branch out',
  developmentMilestones: [
    {
      text: 'The airways in the lungs are branching like a tree. The tiny air sacs at the tips come much later.',
      sources: ['openstax-lungs'],
    },
    { text: 'The body is now growing faster than the head, so your baby looks less top-heavy.' },
    { text: 'Under the gums, hard tissue is forming on the first teeth.' },
    { text: 'The cord is getting longer, which leaves room to roll and kick.' },
    {
      text: "Thin folds in the placenta take in oxygen and food from your blood. Your blood and your baby's blood mostly stay apart.",
      sources: ['openstax-embryo'],
    },
    {
      text: 'Your baby makes sucking motions, and sometimes a thumb or finger ends up in the mouth.',
      sources: ['openstax-fetus'],
    },
  ],
  motherChanges: [
    { text: 'Dreams stay with you longer, since waking more at night makes them easier to recall.' },
    {
      text: 'Some people get pain in one buttock that runs down the leg. Go to emergency if you are also numb between your legs, or suddenly lose control of your bladder or bowels. A sore or swollen calf is different: see the list of when to call.',
      sources: ['cauda-equina'],
    },
    {
      text: 'Hemorrhoids are sore or itchy lumps near the anus. If iron pills make your stools hard, a pharmacist knows other options.',
      sources: ['nb-hemorrhoids'],
    },
    {
      text: 'Weight gain often becomes steadier. The right range depends on your weight and height before pregnancy, and your provider can tell you yours.',
      sources: ['openstax-pregnancy'],
    },
    { text: 'Sooner or later, somebody comments on your body or reaches for your belly. You can say no.' },
  ],
  tips: [
    {
      text: 'If you feel low, numb or scared most days, let your provider know this week. You do not have to sort it out on your own.',
      sources: ['mood-hamilton'],
    },
    {
      text: 'While you are off work, benefits replace part of your pay. They come from Employment Insurance (EI) in most of Canada, and from QPIP in Quebec. Leave, which protects your job, is separate.',
      sources: ['ei-act-14', 'qpip'],
    },
    {
      text: 'Leave rules come from your province or territory, or from federal law in some jobs. Give notice in writing, and look up how early you must do so.',
      sources: ['notice-which-law'],
    },
    {
      text: 'In Quebec, if your work puts you or your baby at risk, ask your provider about a preventive withdrawal. It can lead to other tasks or time away.',
      regions: ['QC'],
      sources: ['cnesst-maternity'],
    },
    {
      text: 'A warm bath is gentler than a hot tub or a sauna. Stay out of those, since they can raise your body heat too far.',
      sources: ['pc', 'prenato'],
      lookUp: [
        { entry: 'body-and-beauty#hot-tub', name: 'hot tub' },
        { entry: 'body-and-beauty#sauna', name: 'sauna' },
        { entry: 'body-and-beauty#warm-bath', name: 'warm bath' },
      ],
    },
    { text: 'Check the time and place of your anatomy scan, and whether you should come with a full bladder.' },
  ],
};
