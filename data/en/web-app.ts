import type { ShortcutPageId } from '@/data/pages';

/** The site's name below its icon on a home screen. */
export const shortName = 'Due Date';

export const shortcuts: Record<ShortcutPageId, { name: string; description: string }> = {
  'contraction-timer': { name: 'Contraction Timer', description: 'Time contractions and see when to call.' },
  'hospital-bag': { name: 'Hospital Bag', description: 'What to pack, and what is packed.' },
  calculator: { name: 'Due Date Calculator', description: 'Your due date, your week and the days to go.' },
};
