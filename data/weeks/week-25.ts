import type { WeekText } from './types';

export const week25: WeekText = {
  week: 25,
  title: 'Startled by sound',
  developmentMilestones: [
    { text: 'A sudden loud noise may make your baby jump or blink. The pathway for this startle is starting to work.' },
    { text: 'Hands often travel to the mouth and face. Touch around the lips can set off sucking.' },
    { text: 'A little fat is being laid down under the skin. It will slowly round out the arms and legs.' },
    { text: "Nerve cells settle into layers in the brain's outer shell. Links between them are growing fast." },
    {
      text: "Your baby's red blood cells carry a special form of hemoglobin. It holds oxygen well, which helps draw it across the placenta.",
    },
  ],
  motherChanges: [
    {
      text: 'Kicks may land on your bladder and send you to the bathroom. If you leak and cannot tell pee from fluid, call right away.',
    },
    {
      text: 'You may feel weak or worn out if your iron is low. A blood count is often done along with the diabetes test, so ask for the result.',
    },
    { text: 'Hemorrhoids can itch or hurt. Call about any blood, because it can be hard to tell where it comes from.' },
    { text: 'By evening your belly may feel heavy. A support band worn low can ease the pull.' },
    {
      text: 'Some people snore for the first time. Tell your provider about loud snoring or gasping, since sleep apnea can be treated.',
    },
  ],
  tips: [
    {
      text: 'Outside Quebec, EI parental benefits come in two kinds: standard, or extended with less money each week. Both parents must pick the same kind.',
      sources: ['ei-maternity-parental'],
    },
    { text: 'Put your name down for licensed child care. In many towns, spots are taken long before a baby arrives.' },
    {
      text: 'When you go for the diabetes test, ask how and when the result will reach you. Call the office if it does not come.',
    },
    { text: "When you plan to fly, check the airline's rules for pregnancy. Some ask for a note from your provider." },
    {
      text: 'Notice your mood as well as your body. If you feel low or anxious most days, call your provider or your health line, which is 811 in most regions.',
    },
    {
      text: 'Bring your vaccine record to the next visit. Your provider can tell you which ones are due in the coming weeks.',
    },
  ],
};
