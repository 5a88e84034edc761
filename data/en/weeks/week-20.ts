import type { WeekText } from './types';

export const week20: WeekText = {
  week: 20,
  title: 'Halfway by the calendar',
  developmentMilestones: [
    { text: "Your baby's arms and legs are close to the proportions they will have at birth." },
    {
      text: 'Brown fat is starting to form. After birth, it will help your baby make heat.',
      sources: ['mayo-weeks-2'],
    },
    {
      text: 'From this week, length is given from head to heel. In earlier weeks it ran from head to bottom, so most of the jump is a new way to measure.',
    },
    { text: 'In babies who have one, the uterus has taken shape by now.', sources: ['openstax-fetus'] },
    {
      text: 'Around the middle of pregnancy, a fatty coat begins to wrap some nerves in the spinal cord, which helps signals travel faster.',
      sources: ['openstax-fetus'],
    },
  ],
  motherChanges: [
    {
      text: 'The top of your uterus is near your navel. Before long, your provider will measure your belly with a tape.',
      sources: ['tph-weeks-2'],
    },
    {
      text: 'Many people feel movement by now, though a placenta at the front can soften it. Tell your provider if you have felt none.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'Heartburn often flares after big meals or when you lie down. Eat smaller plates, and ask a pharmacist which antacid suits you.',
      sources: ['openstax-pregnancy'],
    },
    { text: 'Your feet often swell by evening. Put them up for a while, and wear shoes that give.' },
    {
      text: 'Preeclampsia, an illness with high blood pressure, can start now. Signs include a bad headache or one that lasts, blurred sight or spots, strong pain high in the belly, or pain under the right ribs: for any, see the list of when to call.',
      sources: ['inspq-signs', 'warning-signs', 'nygh-when-to-call', 'wrhn-childbirth'],
    },
  ],
  tips: [
    {
      text: 'These are the last days for two screening blood tests: maternal serum screening (MSS) in Ontario, and the second SIPS test in BC. Both close at 20 weeks and 6 days.',
      regions: ['BC', 'ON'],
      sources: ['pso-second-trimester', 'bc-early-prenatal', 'screening-bc'],
    },
    {
      text: 'No anatomy scan yet? The usual window ends at 22 weeks, so phone the clinic today. If yours is done, ask where the placenta lies.',
      sources: ['anatomy-scan'],
    },
    {
      text: 'Mark your calendar for the gestational diabetes test, at 24 to 28 weeks.',
      sources: ['gestational-diabetes'],
    },
    {
      text: 'Outside Quebec, EI maternity benefits usually require 600 insured hours (hours of work that count for EI). Add yours up now. QPIP in Quebec has its own rules.',
      sources: ['ei-act-6', 'qpip'],
    },
    {
      text: 'From 20 weeks on, take no ibuprofen, naproxen or full-dose ASA unless your provider tells you to. Low-dose ASA that your provider prescribed is different: keep taking it until they tell you to stop.',
      sources: ['nsaid-health-canada', 'sogc-426'],
      lookUp: [
        { entry: 'medicines#ibuprofen', name: 'ibuprofen and naproxen' },
        { entry: 'medicines#asa', name: 'ASA' },
        { entry: 'medicines#low-dose-asa', name: 'low-dose ASA' },
      ],
    },
    {
      text: 'If you live far from where you will give birth, find out when you would leave home and who helps with the cost.',
      sources: ['nwt-medical-travel'],
    },
  ],
};
