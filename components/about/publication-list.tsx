'use client';

/**
 * What the server writes into the list. The browser leaves what it finds there, and needs neither the data nor the means to
 * write them: only a call within the condition keeps them out of its scripts.
 */
function getMarkup(topic: string): string {
  if (typeof window !== 'undefined') return '';
  const { getTopicMarkup }: typeof import('./publications-markup') = require('./publications-markup');
  return getTopicMarkup(topic);
}

/**
 * The publications of a topic. There are well over a hundred, and as elements of React all of them would be sent twice: as
 * HTML, and once more for React to compare.
 */
export function PublicationList({ topic, className }: { topic: string; className: string }) {
  return (
    <ul
      suppressHydrationWarning
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written from our own data, with every character escaped.
      dangerouslySetInnerHTML={{ __html: getMarkup(topic) }}
    />
  );
}
