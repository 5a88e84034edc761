import type { WeekText } from './types';

export const week12: WeekText = {
  week: 12,
  title: 'Reflexes arrive',
  developmentMilestones: [
    { text: 'Touch now sets off reflexes. If something brushes the palm, the fingers may start to close.' },
    {
      text: "For a while, part of the bowel grew inside the cord. Around now it has moved back into your baby's belly.",
    },
    {
      text: 'The kidneys are starting to make urine, which joins the fluid in the sac. Your baby may take tiny sips of that fluid too.',
    },
    {
      text: 'By now, the placenta has taken over from your ovary in making progesterone. This hormone keeps the pregnancy going.',
    },
    { text: "On a scan, you may see your baby's face from the side, with a forehead, a small nose and a chin." },
  ],
  motherChanges: [
    {
      text: 'Your uterus has filled the pelvis and is rising above the pubic bone. Your provider may feel the top of it.',
    },
    { text: 'You may pee a little less often as the uterus lifts. Burning or pain when you pee is a reason to call.' },
    {
      text: 'Headaches may come when you are tired, hungry or thirsty. Call about one that is severe, does not go away or blurs your sight.',
      sources: ['warning-signs'],
    },
    { text: 'Darker patches may appear on your face. Sun makes them stronger, so wear a hat and sunscreen.' },
    {
      text: 'Your mood may swing from joy to worry in one day. Talk to your provider if low or anxious feelings last.',
    },
  ],
  tips: [
    {
      text: 'A dating ultrasound is offered at 8 to 12 weeks. If you have not had one, ask your provider for a date this week.',
      sources: ['sogc-432'],
    },
    { text: 'Ask what your first blood tests showed. Write down your blood type and whether you are Rh-negative.' },
    {
      text: 'A provider may try to pick up the heartbeat with a handheld Doppler. If it is hard to find this early, a scan may be used.',
    },
    { text: 'Keep taking your daily prenatal vitamin. Folic acid still matters, and iron helps you make extra blood.' },
    {
      text: 'Leave and benefit money are two separate things. The law where you work sets the leave. Money may come from EI, or from QPIP in Quebec.',
      sources: ['ei-maternity-parental', 'qpip'],
    },
    {
      text: 'There is no set week for telling people at work. Speak up early if your job involves heavy lifting, chemicals, radiation or infection.',
    },
  ],
};
