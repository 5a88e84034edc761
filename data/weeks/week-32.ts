import type { WeekText } from './types';

export const week32: WeekText = {
  week: 32,
  title: 'Padding under the skin',
  developmentMilestones: [
    { text: 'Fat is filling in under the skin, so your baby looks smoother and less wrinkled than before.' },
    { text: 'Toenails can often be seen by now. They lag a bit behind the nails on the hands.' },
    { text: 'The fine body hair called lanugo is beginning to thin out.' },
    { text: 'Your baby makes breathing movements, with pauses in between. They move fluid, not air.' },
    { text: 'Many babies have turned head down by now. Others still change position often.' },
  ],
  motherChanges: [
    {
      text: 'Stretch marks can itch as your skin gets tighter. Strong itching without a rash, above all on hands and feet, is different: call today.',
    },
    {
      text: 'Puffy ankles often ease once your feet are up. Call right away if your face or hands swell suddenly, or if one leg swells.',
    },
    {
      text: 'Straining on the toilet can bring on hemorrhoids. A footstool under your feet may help. Call your provider about any bleeding.',
    },
    { text: 'Tying your shoes or cutting your toenails may get hard. Ask for help before you lose your balance.' },
    {
      text: 'Standing still in a line may make you light-headed, as blood pools in your legs. Sit down early, and call if you faint.',
    },
  ],
  tips: [
    {
      text: 'Ask your provider about the RSV vaccine, an option to discuss from 32 to 36 weeks. Your baby may get an antibody shot instead, so weigh both.',
      sources: ['rsv'],
    },
    {
      text: 'The best time for Tdap, 27 to 32 weeks, ends with this week. It can still be given up to birth, so ask now.',
      sources: ['naci-tdap'],
    },
    {
      text: 'Look for the National Safety Mark, a maple leaf symbol, on your car seat. Check the expiry date too. A seat bought abroad usually lacks the mark.',
      sources: ['car-seat'],
    },
    { text: 'Look for an infant CPR class, in person or online. Invite anyone who will help care for your baby.' },
    {
      text: 'If your baby moves less than usual, go in at once. Do not stay home to finish a count.',
      sources: ['sogc-441'],
    },
    {
      text: 'Expecting twins? Pack your bag now. Twins are often born between 35 and 37 weeks.',
      sources: ['multiples', 'twins-trust'],
    },
  ],
};
