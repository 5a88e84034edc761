import type { WeekText } from './types';

export const week37: WeekText = {
  week: 37,
  title: 'Early term begins',
  developmentMilestones: [
    {
      text: 'Early term runs from 37 weeks and 0 days to 38 weeks and 6 days.',
      sources: ['sub-terms'],
    },
    { text: "Your baby's grip is firm. After birth, a finger laid in the palm will often be held tight." },
    { text: 'The lungs and brain are still maturing. Some babies born now need extra help with feeding or warmth.' },
    { text: "Your baby's own immune system is still young. Your antibodies will do much of its work at first." },
    { text: 'Some babies now have a full head of hair, and others have almost none.' },
  ],
  motherChanges: [
    { text: 'Your cervix may start to soften and thin. Most people do not feel this happen.' },
    {
      text: 'Practice contractions may feel stronger, above all when you have been on your feet. If you cannot tell what they are, call.',
    },
    {
      text: 'Loose stools or an upset stomach may come near the end. If even water will not stay down, call your provider.',
    },
    { text: 'Heartburn may ease a little if your belly sits lower.' },
    { text: 'Turning over in bed may take some effort. Keeping your knees together may ease pelvic pain.' },
  ],
  tips: [
    {
      text: 'Visits are usually once a week from 37 weeks. Book the next few now to get times that suit you.',
      sources: ['simcoe-visits'],
    },
    {
      text: 'Call or go in for regular, painful contractions about 5 minutes apart, timed from start to start. Go sooner with a long drive, a fast past birth or any worry.',
      sources: ['fraser-labour'],
    },
    {
      text: 'If your water breaks, call at once, even without contractions. Yellow, green or red fluid means you should go in now.',
      sources: ['waters-break', 'fraser-labour'],
    },
    {
      text: 'The group B strep swab is done at 35 to 37 weeks. If yours was missed, ask for it today.',
      sources: ['sogc-298'],
    },
    {
      text: 'Call 911 for very heavy bleeding, a seizure, or a cord you can see or feel in your vagina.',
    },
    {
      text: 'Less movement is not part of early term. Go to the hospital at once, at any hour.',
    },
  ],
};
