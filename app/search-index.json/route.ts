import { gzipSync } from 'node:zlib';
import { buildSiteIndex } from '@/lib/site-search/build-site-index';
import { writeIndexFile } from '@/lib/site-search/index-file';

/** What the index of a language may weigh, compressed: it is loaded once somebody is in a field that searches. */
const LIMIT_BYTES = 40_000;

export const dynamic = 'force-static';

/** What the search of the site loads. Fails the build where it weighs more than it may. */
export function GET() {
  const text = writeIndexFile(buildSiteIndex());
  const bytes = gzipSync(text, { level: 9 }).length;
  if (bytes > LIMIT_BYTES) throw new Error(`The search index weighs ${bytes} bytes, and may weigh ${LIMIT_BYTES}.`);
  return new Response(text, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
}
