import type { WeekText } from './types';

export const week7: WeekText = {
  week: 7,
  title: 'A face takes shape',
  developmentMilestones: [
    {
      text: 'Small pits mark where the nostrils will be, and the two sides of the lower jaw have met.',
      sources: ['mayo-weeks-1'],
    },
    { text: 'Colour begins to show in the eyes, so they appear as two dark spots.' },
    {
      text: "The front of the brain grows into two halves. Your baby's head is very large next to the rest of the body.",
    },
    {
      text: 'Hands look like small paddles this week. The feet come a little later.',
      sources: ['mayo-weeks-1'],
    },
    {
      text: 'The umbilical cord is taking form and links your baby to the early placenta.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'The liver starts to make blood cells, a job that bone marrow will take over much later.',
      sources: ['openstax-embryo'],
    },
  ],
  motherChanges: [
    {
      text: 'For some people, throwing up gets worse now. If you cannot keep fluids down, your urine is dark, you have not passed urine for 8 hours, feel faint or vomit blood, see the list of when to call.',
      sources: ['hse-vomiting'],
    },
    { text: 'A metal taste that lingers between meals bothers some people.' },
    {
      text: 'Are pimples or oily skin back? Check with a pharmacist before you use an acne cream from a shop. Was yours prescribed? Ask before you change anything.',
      lookUp: [{ entry: 'medicines#retinoid-cream', name: 'retinol creams' }],
      sources: ['hc-isot'],
    },
    { text: 'If your bra feels tight, a soft one without wires is often more comfortable, even at night.' },
    { text: 'Vivid or strange dreams are common, perhaps because you wake more often.' },
    {
      text: 'You are not lazy if you need a nap after work, or partway through a shift. Many people do just now.',
      sources: ['inspq-discomforts'],
    },
  ],
  tips: [
    {
      text: 'Tell your provider if a partner or anyone else frightens or hurts you. It can start or get worse in pregnancy, and there is help. In danger, call 911.',
      sources: ['abuse-best-start'],
    },
    {
      text: 'Write a list for your first visit: your medicines, allergies, past pregnancies, surgeries and illnesses in both families. Say when you book if you would like an interpreter.',
    },
    {
      text: 'Expect blood and urine tests. They often look at blood group, iron, immunity and infections such as hepatitis B, HIV and syphilis.',
      sources: ['fraser-tests'],
    },
    {
      text: 'No health coverage yet? Call a midwifery clinic or community health centre. Some see people who have none.',
      sources: ['on-midwives-uninsured'],
    },
    {
      text: "Sip often if meals won't stay down: water, broth, ice chips and frozen fruit bars all count.",
      sources: ['sinai-discomforts'],
    },
    {
      text: 'Small changes at work can help with nausea, such as a seat near a window or washroom and short breaks for a snack.',
    },
  ],
};
