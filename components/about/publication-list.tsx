'use client';

import { useMarkupOfPage } from '@/lib/browser/use-markup-of-page';

/**
 * The list's markup, written on the server only. Hydration keeps the markup that it finds, so the browser needs neither
 * the data nor the code that writes it. Bundlers leave that code out of the browser's scripts only if the `require`
 * stands behind this condition.
 */
function getMarkup(topic: string): string {
  if (typeof window !== 'undefined') return '';
  const { getTopicMarkup }: typeof import('./publications-markup') = require('./publications-markup');
  return getTopicMarkup(topic);
}

/**
 * The publications of a topic, as ready markup. There are well over a hundred; as React elements each would be sent
 * twice, in the HTML and in the data that React hydrates from.
 */
export function PublicationList({ topic, className }: { topic: string; className: string }) {
  const id = `publications-${topic}`;
  const list = useMarkupOfPage<HTMLUListElement>(id);
  return (
    <ul
      id={id}
      ref={list}
      suppressHydrationWarning
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written from our own data, with every character escaped.
      dangerouslySetInnerHTML={{ __html: getMarkup(topic) }}
    />
  );
}
