import type { WeekText } from './types';

export const week17: WeekText = {
  week: 17,
  title: 'Airways branch out',
  developmentMilestones: [
    { text: 'The airways in the lungs are branching like a tree. The tiny air sacs at the tips come much later.' },
    { text: 'The body is now growing faster than the head, so your baby looks less top-heavy.' },
    { text: 'Under the gums, hard tissue is forming on the first teeth.' },
    { text: 'The cord is getting longer, which leaves room to roll and kick.' },
    {
      text: "Thin folds in the placenta take in oxygen and food from your blood. Your blood and your baby's blood mostly stay apart.",
    },
    { text: 'Your baby makes sucking motions, and a thumb or finger may end up in the mouth.' },
  ],
  motherChanges: [
    { text: 'Dreams may be vivid. Waking more at night makes them easier to recall.' },
    {
      text: 'Some people get pain in one buttock that runs down the leg. Go to emergency if you are numb between your legs or cannot control your bladder.',
    },
    {
      text: 'Hemorrhoids may show up, as sore or itchy lumps near the anus. Iron pills can make stools hard, so ask a pharmacist about options.',
    },
    {
      text: 'Weight gain may become steadier. The right range depends on your size before pregnancy, so ask your provider about yours.',
    },
    { text: 'People may comment on your body or reach for your belly. You can say no.' },
  ],
  tips: [
    {
      text: 'Leave protects your job, and benefits replace part of your pay. Benefits come from Employment Insurance (EI) in most of Canada, and from QPIP in Quebec.',
      sources: ['ei-maternity-parental', 'qpip'],
    },
    {
      text: 'Leave rules come from your province or territory, or from federal law in some jobs. Give notice in writing, and look up how early you must do so.',
    },
    {
      text: 'In Quebec, if your work may put you or your baby at risk, ask your provider about a preventive withdrawal. It can lead to other tasks or time away.',
    },
    {
      text: 'Skip hot tubs and saunas, since they can raise your body heat too far. A warm bath is gentler.',
      sources: ['safety-fraser', 'phac-guide'],
    },
    { text: 'Check the time and place of your anatomy scan. Ask the clinic whether you need a full bladder.' },
    {
      text: 'If you feel low, numb or scared most days, call your provider this week. For thoughts of suicide, call or text 9-8-8 at any hour.',
    },
  ],
};
