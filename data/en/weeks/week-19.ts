import type { WeekText } from './types';

export const week19: WeekText = {
  week: 19,
  title: 'A coat of vernix',
  developmentMilestones: [
    {
      text: 'A creamy coating called vernix is starting to cover your baby. It protects the skin from the fluid around it.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'Soft, fine hair called lanugo helps hold this cream in place. Most of it sheds before birth.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'Fibres now link the two halves of the brain. At the anatomy scan, landmarks near this bridge are checked.',
    },
    {
      text: "Your baby's urine now makes up most of the amniotic fluid.",
      sources: ['openstax-fetus'],
    },
    {
      text: 'Taste buds are developing on the tongue. Some flavours from your meals pass into the fluid that your baby swallows.',
    },
    { text: 'Leg muscles are getting stronger, so kicks have more push behind them.', sources: ['openstax-fetus'] },
  ],
  motherChanges: [
    {
      text: 'Leg cramps wake some people at night. Pull your toes toward your shin to ease one.',
      sources: ['mayo-body-2'],
    },
    {
      text: 'Do stairs hurt your hips, or the joint at the front of your pelvis? A physiotherapist can show you easier ways to move.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Skin on your belly often itches as it stretches. Strong itching, especially on your palms or soles, is different: see the list of when to call.',
      sources: ['sogc-452'],
    },
    {
      text: 'A nose that is swollen inside makes you breathe through your mouth, which is dry by morning.',
      sources: ['openstax-pregnancy'],
    },
    { text: 'Red palms are common too, most often from higher hormone levels.' },
  ],
  tips: [
    {
      text: 'Try sleeping on your side with a pillow between your knees. If you find yourself on your back, turn to either side again.',
      sources: ['sleep-nz'],
    },
    {
      text: 'Find out how to register at your hospital or birth centre, since some places want the forms months ahead and offer a tour.',
    },
    {
      text: 'Look for prenatal classes through public health, your clinic or a community group. Many are free or online, and evening groups fill first.',
    },
    {
      text: 'In the fall and winter, a flu vaccine protects two, because some of the protection passes on to your baby. A COVID-19 vaccine is advised too: ask about both in one visit.',
      sources: ['aom-vaccines', 'covid-vaccine'],
      lookUp: [
        { entry: 'medicines#flu-vaccine', name: 'flu vaccine' },
        { entry: 'medicines#covid-vaccine', name: 'COVID-19 vaccine' },
      ],
    },
    {
      text: 'Long shifts on your feet are hard work now. A stool, more breaks or a change of task helps.',
      sources: ['bs-work'],
    },
    {
      text: 'Some regions do the anatomy scan at 18 to 20 weeks, so if you have no date yet, phone the clinic this week.',
      sources: ['fraser-tests'],
    },
  ],
};
