import type { SourceKey } from '@/data/sources';

export interface Milestone {
  /** Begins that many weeks after the first day of the last period. */
  week: number;
  title: string;
  /** Also on the home page, with this wording below the title. */
  homeTitle?: string;
  text: string;
  sources?: SourceKey[];
}

/** The milestones of a pregnancy, by week: the one list for the timeline, the calculator's journey and the home page. */
export const milestones: Milestone[] = [
  {
    week: 4,
    title: 'Heart starts to form',
    text: 'The first cells of the heart come together. Its activity is usually first seen on a scan between 5 and 6 weeks.',
    sources: ['heart-start'],
  },
  {
    week: 8,
    title: 'Basic organs are forming',
    text: 'Heart, brain, lungs, liver and limbs are all on their way. They keep on growing until birth and beyond.',
  },
  {
    week: 12,
    title: 'Last week of the first trimester',
    homeTitle: 'First Trimester Complete',
    text: 'At its end thirteen weeks are behind you, and the second trimester begins.',
  },
  {
    week: 18,
    title: 'Sex may be visible on ultrasound',
    text: 'The anatomy scan is usually done from now on. Tell the staff if you wish to know the sex, or not to.',
    sources: ['anatomy-scan', 'fraser-tests'],
  },
  {
    week: 20,
    title: 'Halfway',
    homeTitle: 'Anatomy Scan: Sex May Be Visible',
    text: 'Half of the forty weeks are behind you. Many people have their anatomy scan around now.',
  },
  {
    week: 24,
    title: 'Lungs and senses maturing',
    text: 'The lungs grow the cells that will help them hold air. Sounds begin to reach your baby.',
  },
  {
    week: 28,
    title: 'Third trimester, as many count it',
    homeTitle: 'Third Trimester Begins',
    text: 'Many providers count the third trimester from this week. Our dates count it from week 26: definitions differ by up to two weeks.',
    sources: ['born-ontario'],
  },
  {
    week: 37,
    title: 'Early term begins',
    text: 'A birth before week 37 is called preterm. From now until full term it is early term.',
    sources: ['sub-terms', 'preterm-halton'],
  },
  {
    week: 39,
    title: 'Full term',
    text: 'A birth in week 39 or week 40 is called full term.',
    sources: ['sub-terms'],
  },
  {
    week: 40,
    title: 'Due date',
    homeTitle: 'Due Date',
    text: 'Few babies arrive on the day itself. Most come within two weeks of it, on either side.',
    sources: ['msd-dating'],
  },
];
