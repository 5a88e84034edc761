import type { PregnancySignId } from '@/data/warning-signs';

/** The parts of the page on labour, in their order. Each is part of an address: never change one. */
export const labourParts = [
  'stages',
  'coping',
  'gas',
  'epidural',
  'induction',
  'assisted',
  'cesarean',
  'after-cesarean',
  'first-hour',
  'first-feed',
] as const;
export type LabourPart = (typeof labourParts)[number];

/** Signs of the list of when to call from 37 weeks on that belong to a part: it shows them as the list has them. */
export const signsOfParts: Partial<Record<LabourPart, readonly PregnancySignId[]>> = {
  stages: ['urge-to-push', 'baby-coming', 'water-strep'],
  cesarean: ['labour-planned-cesarean'],
  'after-cesarean': ['bright-bleeding', 'pain-that-stays', 'labour-after-cesarean'],
};

/** The sheet of preferences: the name of the part of the page that its button prints, and its address on the page. */
export const PREFERENCES = 'preferences';
