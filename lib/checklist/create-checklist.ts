import { bagItems } from '@/data/hospital-bag';
import type { ChecklistItem } from './types';

/** The list as a new visitor finds it: every item, nothing ticked. */
export function createChecklist(): ChecklistItem[] {
  return bagItems.map((item) => ({ ...item, isChecked: false }));
}
