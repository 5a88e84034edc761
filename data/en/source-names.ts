interface SourceName {
  title?: string;
  /** The name of the publisher, where it differs too. */
  publisher?: string;
  /** Its page in this language. */
  url?: string;
}

/**
 * What publications are called in this language, by their addresses in data/sources, whose titles are English; of two with
 * one address, one by its title.
 */
export const sourceNames: Record<string, SourceName> = {};
