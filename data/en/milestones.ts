import type { MilestoneWeek } from '@/data/milestones';
import { THIRD_TRIMESTER_DAY } from '@/data/pregnancy-rules';

interface MilestoneWords {
  title: string;
  /** On the home page in the place of the title, worded as specified where that is true, and what is to be added to it. */
  homeTitle?: string;
  homeNote?: string;
  text: string;
}

/** By week. Their sources: data/milestones.ts. */
export const milestones: Record<MilestoneWeek, MilestoneWords> = {
  4: {
    title: 'Heart starts to form',
    text: 'The first cells of the heart come together. Its activity is usually first seen on a scan between 5 and 6 weeks.',
  },
  8: {
    title: 'Basic organs are forming',
    text: 'Heart, brain, lungs, liver and limbs are all on their way. They keep on growing until birth and beyond.',
  },
  12: {
    title: 'Last week of the first trimester',
    homeTitle: 'First Trimester Complete',
    homeNote: 'at the end of this week',
    text: 'At its end thirteen weeks are behind you, and the second trimester begins.',
  },
  18: {
    title: 'Sex may be visible on ultrasound',
    text: 'The anatomy scan is usually done from now on. Tell the staff if you wish to know the sex, or not to.',
  },
  20: {
    title: 'Halfway',
    homeTitle: 'Anatomy Scan & Sex May Be Visible',
    homeNote: 'halfway; this scan is usually done at 18 to 22 weeks',
    text: 'Half of the forty weeks are behind you. Many people have their anatomy scan around now.',
  },
  24: {
    title: 'Lungs and senses maturing',
    text: 'The lungs grow the cells that will help them hold air. Sounds begin to reach your baby.',
  },
  28: {
    title: 'Third trimester, as many count it',
    homeTitle: 'Third Trimester Begins',
    homeNote: `as many count it; we count from week ${THIRD_TRIMESTER_DAY / 7}`,
    text: `Many providers count the third trimester from this week. Our dates count it from week ${THIRD_TRIMESTER_DAY / 7}: definitions differ by up to two weeks.`,
  },
  37: {
    title: 'Early term begins',
    text: 'A birth before week 37 is called preterm. From now until full term it is early term.',
  },
  39: { title: 'Full term', text: 'A birth in week 39 or week 40 is called full term.' },
  40: {
    title: 'Due date',
    homeTitle: 'Due Date',
    homeNote: 'few babies arrive on the day itself',
    text: 'Few babies arrive on the day itself. Most come within two weeks of it, on either side.',
  },
};

export const week = (number: number) => `Week ${number}`;
export const next = 'Next';
export const reached = 'Reached';
