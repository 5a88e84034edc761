import { signTopics } from '@/data/sign-topics';
import type { PregnancySignId } from '@/data/warning-signs';

/**
 * Of the signs to call about, those that say when to go and when to call in labour: the first that /signs-of-labour shows.
 * Of the water, whose colour and risks decide, all is said at once there.
 */
export const firstSigns = [
  'urge-to-push',
  'baby-coming',
  'later-birth',
  'far-away',
  'first-birth',
  'very-far-away',
  'fly-away',
  'from-41',
  'close-contractions',
  'six-contractions',
  'contractions-and-more',
  'cramps',
  'two-contractions',
  'rare-contractions',
] as const satisfies PregnancySignId[];

/** For whom the first contraction counts, whatever the rules about minutes say. */
export const signsAtTheFirst = [
  'labour-low-placenta',
  'labour-high-pressure',
  'labour-little-fluid',
  'labour-small-baby',
  'labour-stitch',
  'labour-after-cesarean',
  'labour-after-surgery',
  'labour-planned-cesarean',
  'labour-not-head-down',
  'must-not-wait',
] as const satisfies PregnancySignId[];

interface LabourSignFacts {
  id: string;
  /** What the lists of when to call say of it. */
  signs: readonly PregnancySignId[];
}

/** What may be a sign of labour, or be taken for one, in the order of the page. */
const parts = [
  { id: 'contractions', signs: [] },
  { id: 'water', signs: signTopics.water },
  { id: 'show', signs: [...signTopics.bleeding, 'mucous-discharge'] },
  {
    id: 'pain',
    signs: ['sudden-severe-pain', 'pain-that-stays', 'constant-pain', 'hard-belly', 'cramps', 'back-pain', 'pressure'],
  },
  { id: 'lower', signs: [] },
  { id: 'movement', signs: signTopics.movement },
  { id: 'practice', signs: [] },
] as const satisfies LabourSignFacts[];

export type LabourSignId = (typeof parts)[number]['id'];

export const labourSigns: readonly (LabourSignFacts & { id: LabourSignId })[] = parts;
