import type { SourceConfidence } from '@/data/sources';

/** How we know a publication whose own page we did not read. */
export const publicationStates: Partial<Record<SourceConfidence, string>> = {
  'copy-read': 'Read in a copy.',
  'address-cited': 'Not read yet.',
  'to-confirm': 'Not read yet.',
};
