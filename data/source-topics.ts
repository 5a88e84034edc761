import type { SourceKey } from '@/data/sources';
import { type BenefitSourceKey, benefitSources } from './benefits/benefit-sources';

/** What sources are about, for the list on /about. A source in no topic is listed there under 'More sources'. */
export interface SourceTopic {
  id: string;
  title: string;
  keys: SourceKey[];
}

export const sourceTopics: SourceTopic[] = [
  {
    id: 'dating',
    title: 'Due dates and weeks',
    keys: ['msd-dating', 'bc-early-prenatal', 'sogc-303', 'sogc-388', 'sogc-214', 'sub-terms', 'multiples'],
  },
  {
    id: 'growth',
    title: 'Size and heart rate',
    keys: ['who-2017', 'intergrowth-crl', 'intergrowth-newborn', 'hadlock-1992', 'williams', 'heart-start'],
  },
  {
    id: 'care',
    title: 'Visits, tests and vaccines',
    keys: [
      'naitre-visits',
      'simcoe-visits',
      'born-ontario',
      'pso-efts',
      'pso-second-trimester',
      'anatomy-scan',
      'fraser-tests',
      'gestational-diabetes',
      'sogc-298',
      'naci-tdap',
      'rsv',
    ],
  },
  {
    id: 'labour',
    title: 'Labour and when to call',
    keys: [
      'warning-signs',
      'sogc-441',
      'preterm-halton',
      'preterm-alberta',
      'waters-break',
      'fraser-labour',
      'sogc-432',
      'labour-511',
      'labour-distance',
      'nunavut-births',
    ],
  },
  {
    id: 'everyday',
    title: 'Everyday life and your baby',
    keys: ['phac-guide', 'sun-safety', 'car-seat', 'car-seat-winter', 'infant-nutrition', 'who-motor-study'],
  },
  { id: 'benefits', title: 'Leave and benefits', keys: Object.keys(benefitSources) as BenefitSourceKey[] },
  { id: 'loss', title: 'After a loss', keys: ['loss-bleeding', 'after-birth-signs', 'ei-loss', 'federal-loss-leave'] },
];
