import type { SourceConfidence } from '@/data/sources';

/** Whether somebody of this project read what we take from a source, on its own page or in a copy of it. */
export function wasRead(confidence: SourceConfidence): boolean {
  return confidence === 'page-read' || confidence === 'copy-read';
}
