import type { LanguageCode } from './languages';

/**
 * How sure we are of a source, the best first. 'page-read': its page was read in a stored copy. 'copy-read': what we
 * take from it was read in a copy or transcription by others. 'address-cited': only its address was seen, in another
 * text. 'to-confirm': nothing was seen. `listShownSources` decides which of them pages name.
 */
export type SourceConfidence = 'page-read' | 'copy-read' | 'address-cited' | 'to-confirm';

export interface Source {
  title: string;
  publisher: string;
  /** Where the publisher's name is not English: it is read out in its own language. */
  publisherLanguage?: LanguageCode;
  url: string;
  /** The day somebody of this project last compared our text with the source, yyyy-MM-dd. */
  checked: string;
  confidence: SourceConfidence;
}
