import type { SourceConfidence } from '@/data/sources';

/** How sure we are of a source, in a line of a list. */
export const confidenceTexts: Record<SourceConfidence, string> = {
  'page-read': 'Page read in a stored copy',
  'address-cited': 'Address seen, page not read yet',
  'to-confirm': 'Not read at its source yet, to be confirmed',
};
