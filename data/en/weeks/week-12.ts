import type { WeekText } from './types';

export const week12: WeekText = {
  week: 12,
  title: 'Reflexes arrive',
  developmentMilestones: [
    { text: 'Touch now sets off reflexes. When something brushes the palm, the fingers can start to close.' },
    {
      text: "For a while, part of the bowel grew inside the cord. Around now it has moved back into your baby's belly.",
      sources: ['openstax-embryo'],
    },
    {
      text: 'The kidneys are starting to make urine, which joins the fluid in the sac. Your baby may take tiny sips of that fluid too.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'By now, the placenta has taken over from your ovary in making progesterone, the hormone that keeps the pregnancy going.',
      sources: ['openstax-pregnancy'],
    },
    { text: "A scan from the side often shows your baby's face, with a forehead, a small nose and a chin." },
  ],
  motherChanges: [
    {
      text: 'Your uterus has filled the pelvis and is rising above the pubic bone. With a hand on your belly, your provider often feels the top of it.',
    },
    { text: 'You might pee a little less often for a while, as the uterus lifts off the bladder.' },
    {
      text: 'Some headaches come from being tired, hungry or thirsty: think of a snack, water and a rest. One that is bad or lasts is something else: see the list of when to call.',
      sources: ['inspq-signs'],
    },
    {
      text: 'Darker patches appear on some faces. Sun makes them stronger, so wear a hat and sunscreen.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Swinging from joy to worry in one day is common. Talk to your provider if low or anxious feelings last.',
      sources: ['mood-hamilton'],
    },
  ],
  tips: [
    {
      text: 'No dating ultrasound yet? Its usual window is 8 to 12 weeks, so phone your provider for a date this week.',
      sources: ['sogc-432'],
    },
    { text: 'Ask what your first blood tests showed, and write down your blood type and whether you are Rh-negative.' },
    {
      text: 'For pain or fever, the usual choice is acetaminophen: the dose on the label, for a short time. Before 20 weeks, ask a pharmacist or your provider before ibuprofen, naproxen or ASA. Fever of 38\u00a0°C or more: see the list of when to call.',
      sources: ['acetaminophen-sogc', 'acetaminophen-fnha'],
      lookUp: [
        { entry: 'medicines#ibuprofen', name: 'ibuprofen and naproxen' },
        { entry: 'medicines#asa', name: 'ASA' },
        { entry: 'medicines#acetaminophen', name: 'acetaminophen' },
      ],
    },
    {
      text: 'Keep taking low-dose ASA that your provider prescribed. Not prescribed? Ask now after high blood pressure or preeclampsia, or if two fit: 40 or older, a first baby, twins, an earlier stillbirth or placenta that came off early.',
      sources: ['sogc-426', 'asa-risks'],
    },
    {
      text: 'Providers often try to pick up the heartbeat with a handheld Doppler now. If it is hard to find this early, a scan can be used.',
    },
    {
      text: 'There is no set week for telling people at work, and firing someone for being pregnant is against human rights law across Canada. Speak up early if your job involves heavy lifting, chemicals, radiation or infection.',
      sources: ['pregnancy-human-rights'],
    },
  ],
};
