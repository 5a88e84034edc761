import { outsideQuebec } from '@/data/provinces';
import type { WeekText } from './types';

export const week25: WeekText = {
  week: 25,
  title: 'Startled by sound',
  developmentMilestones: [
    { text: 'At a sudden loud noise, your baby may jump or blink. The pathway for this startle is starting to work.' },
    { text: 'Hands travel to the mouth and face, and a touch around the lips sets off sucking.' },
    {
      text: 'A little fat is being laid down under the skin. It will slowly round out the arms and legs.',
      sources: ['openstax-fetus'],
    },
    { text: "Nerve cells settle into layers in the brain's outer shell, and the links between them grow fast." },
    {
      text: "Your baby's red blood cells carry a special form of hemoglobin. It holds oxygen well, which helps draw it across the placenta.",
      sources: ['openstax-gases'],
    },
  ],
  motherChanges: [
    {
      text: 'A kick to the bladder sends you to the bathroom, sometimes a moment too late. If you are not sure that it was pee, treat it as a leak of fluid: see the list of when to call.',
      sources: ['inspq-signs'],
    },
    {
      text: 'Weak or worn out? Low iron is one reason. A blood count is usually done along with the diabetes test: ask for the result.',
      sources: ['iron-alberta'],
    },
    {
      text: 'Hemorrhoids itch, hurt and sometimes leave blood on the paper. If you are not sure where blood comes from, treat it as bleeding from the vagina: see the list of when to call.',
      sources: ['nb-hemorrhoids'],
    },
    { text: 'By evening the belly feels heavy. A support band worn low eases the pull.', sources: ['kw-discomforts'] },
    {
      text: 'Some people snore for the first time. Tell your provider about loud snoring or gasping: there is treatment for sleep apnea.',
    },
  ],
  tips: [
    {
      text: 'Outside Quebec, EI parental benefits come in two kinds: standard, or extended with less money each week. Both parents must pick the same kind.',
      regions: outsideQuebec,
      sources: ['ei-act-14', 'ei-act-23'],
    },
    {
      text: 'In many towns, spots in licensed child care are taken long before a baby arrives, so put your name down. Quebec takes names only after the birth.',
      sources: ['quebec-child-care'],
    },
    {
      text: 'When you go for the diabetes test, find out how and when the result will reach you. No news is not always good news: phone the office if it does not come.',
    },
    {
      text: 'Notice your mood as well as your body. If most days feel low or anxious, your provider is there for that, and so is your health line, 811 in most regions.',
      sources: ['mood-hamilton'],
    },
    {
      text: 'Bring your vaccine record to the next visit. Your provider will see which ones are due in the coming weeks.',
    },
  ],
};
