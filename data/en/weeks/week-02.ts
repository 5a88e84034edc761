import type { WeekText } from './types';

export const week2: WeekText = {
  week: 2,
  title: 'Around ovulation',
  developmentMilestones: [
    {
      text: 'There is nothing to see in week 2. If an egg is fertilized, that most often happens near the start of this week.',
      sources: ['msd-dating'],
    },
    { text: 'In a 28-day cycle, an ovary lets go of an egg around day 14.', sources: ['msd-dating'] },
    {
      text: 'The egg moves into the fallopian tube, where it can be fertilized for only a short time.',
      sources: ['openstax-fertilization'],
    },
    {
      text: 'Many sperm reach the egg, but as a rule only one joins with it. The new cell holds genes from both.',
      sources: ['openstax-fertilization'],
    },
    {
      text: 'Over the next days, this cell divides into two, then four, then more. The tiny ball drifts toward the uterus.',
      sources: ['openstax-embryo'],
    },
    { text: 'With a longer cycle, ovulation often comes later, and your own dates then run behind this page.' },
  ],
  motherChanges: [
    {
      text: 'Near ovulation, discharge is often clear, wet and stretchy, a bit like raw egg white. It tends to dry up afterwards.',
    },
    { text: 'Some people feel a light twinge or dull ache low on one side as the egg comes out.' },
    { text: 'Once the egg has been released, your morning temperature often goes up a little.' },
    { text: 'For some people, sex drive rises for a few days and then settles again.' },
    {
      text: 'A pregnancy test cannot show anything yet. The hormone it looks for builds up only after an embryo begins to attach.',
      sources: ['openstax-embryo'],
    },
  ],
  tips: [
    {
      text: 'Sex in the few days before ovulation, and on the day itself, gives the best chance, because sperm can live inside the body for several days.',
      sources: ['openstax-fertilization'],
    },
    {
      text: 'Ovulation strips from a drugstore look for the hormone surge that comes before the egg is released.',
      sources: ['openstax-cycle'],
    },
    {
      text: 'Do you take medicine every day? Go over it with a pharmacist or provider now, and do not stop it on your own.',
      sources: ['inspq-medication'],
    },
    {
      text: 'Find out whether your work involves lead, solvents, pesticides or X-rays. Your employer must tell you about hazards on the job.',
      sources: ['ccohs'],
    },
    {
      text: 'If a fertility clinic helps you, keep a note of the day of the treatment or transfer: your provider will use it to set your due date.',
    },
    {
      text: 'Your partner or support person can give up tobacco along with you, since second-hand smoke matters too.',
      sources: ['inspq-tob'],
    },
  ],
};
