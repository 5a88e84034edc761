import type { WeekText } from './types';

export const week1: WeekText = {
  week: 1,
  title: 'Your body gets ready',
  developmentMilestones: [
    {
      text: 'There is no baby yet. This week, your body is getting an egg ready.',
      sources: ['mayo-weeks-1'],
    },
    {
      text: 'Pregnancy is counted from the first day of your last period, so the count begins about two weeks before conception.',
      sources: ['msd-dating'],
    },
    { text: 'A due date is set 280 days after that first day, based on a 28-day cycle.', sources: ['msd-dating'] },
    {
      text: 'In one of your ovaries, an egg is ripening inside a small pouch of fluid called a follicle.',
      sources: ['openstax-cycle'],
    },
    {
      text: 'Now that your period is ending, the lining of your uterus starts to thicken again. An embryo could later settle there.',
      sources: ['openstax-cycle'],
    },
  ],
  motherChanges: [
    {
      text: 'Your period is most likely ending or over. Note how long it lasted and how heavy it was, so that you can tell if the next one is different.',
    },
    {
      text: 'Estrogen, one of your main hormones, climbs during these days. Some people notice more energy.',
      sources: ['openstax-cycle'],
    },
    { text: 'At first there is little or no discharge. Later in the week it often turns sticky, creamy or wet.' },
    { text: 'If you take your temperature each morning, it tends to be lower before ovulation than after it.' },
    {
      text: 'Planning a pregnancy can stir up hope, nerves or old grief. All of these are worth sharing with someone you trust.',
    },
  ],
  tips: [
    {
      text: 'Take a daily multivitamin with 0.4 mg of folic acid and 16 to 20 mg of iron, from at least 3 months before pregnancy. Some people need more: ask your provider.',
      sources: ['folic-acid-phac'],
      lookUp: [{ entry: 'medicines#prenatal-vitamin', name: 'prenatal vitamin' }],
    },
    {
      text: "Not started yet? Today is a good day. Folic acid lowers the risk of problems with a baby's brain and spine. Ask about the dose most of all if you have diabetes, or if there is spina bifida in the family.",
      sources: ['folic-acid-phac'],
    },
    {
      text: 'Mark the first day of your last period on the calendar, as your provider will want it at the first visit.',
      sources: ['naitre-visits'],
    },
    {
      text: 'Check the date on your health card. If you have moved to a new province or territory, apply there soon, as coverage does not always start at once.',
      sources: ['health-plans'],
    },
    {
      text: 'Ask if your measles, rubella and chickenpox shots are up to date. You get them before pregnancy: wait at least 4 weeks before you try.',
      sources: ['vaccines-phac'],
    },
    {
      text: 'Plan to stop alcohol, smoking and cannabis. If you drink every day, see a provider first, because a sudden stop can make you ill.',
      lookUp: [{ entry: 'drinks#alcohol', name: 'alcohol' }],
      sources: ['alcohol-bc', 'alcohol-withdrawal'],
    },
  ],
};
