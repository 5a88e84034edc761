import { gzipSync } from 'node:zlib';
import { buildSiteIndex } from './build-site-index';
import { writeIndexFiles } from './index-file';

/**
 * One of the two files of the search.
 * @param limitBytes what it may weigh, compressed
 * @throws where it weighs more: the build fails then
 */
export function respondWithIndexFile(name: 'index' | 'answers', limitBytes: number): Response {
  const text = writeIndexFiles(buildSiteIndex())[name];
  const bytes = gzipSync(text, { level: 9 }).length;
  if (bytes > limitBytes) throw new Error(`The search's ${name} weighs ${bytes} bytes, and may weigh ${limitBytes}.`);
  return new Response(text, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
}
