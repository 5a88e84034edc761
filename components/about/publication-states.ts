import type { SourceConfidence } from '@/data/sources';
import { publicationStates } from '@/words/about';

/** How we know a publication whose own page we did not read; nothing of others. */
export function findPublicationState(confidence: SourceConfidence): string | undefined {
  return confidence === 'page-read' ? undefined : publicationStates[confidence];
}
