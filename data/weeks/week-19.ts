import type { WeekText } from './types';

export const week19: WeekText = {
  week: 19,
  title: 'A coat of vernix',
  developmentMilestones: [
    {
      text: "A creamy coating called vernix is starting to cover the skin. It protects your baby's skin from the fluid around it.",
    },
    { text: 'Soft, fine hair called lanugo helps hold this cream in place. Most of it sheds before birth.' },
    {
      text: 'Fibres now link the two halves of the brain. At the anatomy scan, landmarks near this bridge are checked.',
    },
    { text: "Your baby's urine now makes up most of the amniotic fluid." },
    {
      text: 'Taste buds are developing on the tongue. Some flavours from your meals pass into the fluid that your baby swallows.',
    },
    { text: 'Leg muscles are getting stronger, so kicks have more push behind them.' },
  ],
  motherChanges: [
    {
      text: 'Leg cramps may wake you. Pull your toes toward your shin to ease one, and call right away if a calf stays sore, warm or swollen.',
      sources: ['warning-signs'],
    },
    {
      text: 'Your hips or the joint at the front of your pelvis may hurt on stairs. A physiotherapist can show you easier ways to move.',
    },
    {
      text: 'Skin on your belly may itch as it stretches. A strong itch on your palms or soles needs a call the same day.',
    },
    { text: 'You may wake with a dry mouth, because your nose is swollen inside and you breathe through your mouth.' },
    { text: 'Your palms may look red. Higher hormone levels are a usual cause.' },
  ],
  tips: [
    {
      text: 'Try sleeping on your side with a pillow between your knees. If you find yourself on your back, turn to either side again.',
    },
    {
      text: 'Ask how to register at your hospital or birth centre. Some places want the forms months ahead and offer a tour.',
    },
    {
      text: 'Look for prenatal classes through public health, your clinic or a community group. Many are free or online, and evening groups fill first.',
    },
    {
      text: 'Ask about flu and COVID-19 vaccines if it is the season. Some of the protection you gain passes on to your baby.',
    },
    { text: 'Long shifts on your feet can be hard now. Ask for a stool, more breaks or a change of task.' },
    {
      text: 'Call at once if you have regular tightening, new pressure low down, leaking fluid or any bleeding.',
      sources: ['warning-signs'],
    },
  ],
};
