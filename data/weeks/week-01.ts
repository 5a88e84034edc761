import type { WeekText } from './types';

export const week1: WeekText = {
  week: 1,
  title: 'Your body gets ready',
  developmentMilestones: [
    { text: 'There is no baby yet this week. Your body is getting an egg ready.' },
    {
      text: 'Pregnancy is counted from the first day of your last period. So the count begins about two weeks before conception.',
      sources: ['msd-dating'],
    },
    { text: 'A due date is set 280 days after that first day, based on a 28-day cycle.', sources: ['msd-dating'] },
    { text: 'In one of your ovaries, a small fluid-filled pouch called a follicle grows around a ripening egg.' },
    {
      text: 'The lining of your uterus starts to thicken again now that your period is ending. An embryo could later settle there.',
    },
  ],
  motherChanges: [
    {
      text: 'Your period is most likely ending or over. Bleeding that is much heavier than you are used to is a reason to call your provider.',
    },
    { text: 'Estrogen, one of your main hormones, climbs during these days. Some people notice more energy.' },
    { text: 'You may see little or no discharge at first. Later in the week it may turn sticky, creamy or wet.' },
    { text: 'If you take your temperature each morning, it tends to be lower before ovulation than after it.' },
    {
      text: 'Planning a pregnancy can stir up hope, nerves or old grief. All of these are worth sharing with someone you trust.',
    },
  ],
  tips: [
    {
      text: "Start a daily multivitamin with folic acid now. It lowers the risk of problems with a baby's brain and spine.",
    },
    {
      text: 'Ask your provider which dose you need. Some people need more, such as those with diabetes or a family history of spina bifida.',
    },
    { text: 'Write down the first day of your last period. Your provider will ask for it at the first visit.' },
    {
      text: 'Check the date on your health card. If you have moved to a new province or territory, apply there soon, as coverage may not start at once.',
    },
    {
      text: 'Ask if your measles, rubella and chickenpox shots are up to date. They are given before pregnancy, not during it, so ask how long to put off trying afterwards.',
    },
    {
      text: 'Plan to stop alcohol, smoking and cannabis. If you drink every day, see a provider first, because a sudden stop can make you ill.',
    },
  ],
};
