import type { WeekText } from './types';

export const week32: WeekText = {
  week: 32,
  title: 'Padding under the skin',
  developmentMilestones: [
    {
      text: 'Fat is filling in under the skin, and your baby looks smoother and less wrinkled than before.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'There are toenails by now, too. They lag a bit behind the nails on the hands.',
      sources: ['mayo-weeks-3'],
    },
    { text: 'The fine body hair called lanugo is beginning to thin out.', sources: ['mayo-weeks-3'] },
    {
      text: 'Your baby makes breathing movements, with pauses in between. They move fluid, not air.',
      sources: ['openstax-lungs'],
    },
    { text: 'Many babies have turned head down by now. Others still change position often.', sources: ['tph-weeks-3'] },
  ],
  motherChanges: [
    {
      text: 'Stretch marks itch as your skin gets tighter. Strong itching without a rash, especially on hands and feet, is different: see the list of when to call.',
      sources: ['sogc-452'],
    },
    { text: 'Puffy ankles ease once your feet are up. A low stool under the desk is worth having.' },
    {
      text: 'Straining on the toilet brings on hemorrhoids. With a footstool under your feet, things go more easily.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Tying your shoes or cutting your toenails gets hard. Let somebody do it for you before you lose your balance.',
    },
    {
      text: 'Standing still in a line makes some people light-headed, as blood pools in the legs. Sit down early: somebody will keep your place.',
      sources: ['nygh-discomforts'],
    },
  ],
  tips: [
    {
      text: 'In the RSV season, an antibody shot for your baby or a vaccine for you at 32 to 36 weeks protects your baby. Most babies need only one. Many provinces gave the shot free last season: ask what yours does.',
      sources: ['rsv', 'naci-rsv', 'rsv-nova-scotia'],
    },
    {
      text: 'The best time for Tdap ends with this week. It can still be given up to birth, so ask now.',
      sources: ['naci-tdap', 'aom-vaccines'],
    },
    { text: 'Infant CPR classes are held in person and online. Invite anyone who will help care for your baby.' },
    {
      text: 'Expecting twins? Have your bag packed by next week, because many come weeks before their due date.',
      sources: ['multiples'],
    },
    {
      text: 'Clear a corner where you will feed your baby, with a chair that holds your back, a lamp, a shelf for water and a plug for the phone.',
    },
  ],
};
