// The tabs.
export const help = 'Help for today';
export const tabs = { timer: 'Timer', checklist: 'Checklist', tips: 'Tips', resources: 'Resources' };
export const trimesterWithWeeks = ({ trimester, weeks }: { trimester: string; weeks: string }) =>
  `${trimester} (${weeks})`;
export const allTips = 'See all tips and guides';
export const whenToCall = 'When to call, by week';
export const tipSources = 'Sources of these tips';
export const helpNearby = 'Help where you live';
export const talkToNurse = 'Talk to a nurse';
export const allResources = 'See all resources';

// What others lack.
export const whyChoose = 'Why Choose Our Canadian Calculator?';
export const reasons = {
  comparisons: {
    title: 'Canadian Size Comparisons',
    text: 'A puck, a Timbit, a lobster: drawn to scale beside your baby, with a ruler.',
    link: 'See all forty weeks',
    linkName: 'See all forty weeks: Canadian Size Comparisons',
  },
  resources: {
    title: 'Provincial Resources',
    text: 'Thirteen provinces and territories, one page each: care, leave, benefits and whom to call.',
    link: 'Find your region',
    linkName: 'Find your region: Provincial Resources',
  },
  timer: {
    title: 'Contraction Timer',
    text: 'One big button for the night itself. The timer says when to call, and keeps time while the phone sleeps.',
    link: 'Open the timer',
    linkName: 'Open the timer: Contraction Timer',
  },
  checklist: {
    title: 'Hospital Bag Checklist',
    text: 'Fifty things to pack, health card and winter bunting included. Tick, print, or save it as a picture.',
    link: 'Open the checklist',
    linkName: 'Open the checklist: Hospital Bag Checklist',
  },
};
