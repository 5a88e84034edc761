import { getStructuredData, serializeStructuredData } from '@/lib/site/structured-data';

/** What the page tells search engines about itself. Data, never run as script. */
export function StructuredData({ path }: { path: string }) {
  return getStructuredData(path).map((thing) => (
    <script
      key={String(thing['@type'])}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: serializeStructuredData(thing) }}
    />
  ));
}
