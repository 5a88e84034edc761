import { gzipSync } from 'node:zlib';
import { bundleScript } from '@/lib/site/bundle-script';
import { sitePages } from '@/lib/site/site-pages';

/** What the script of a page without React may weigh with its library, compressed. */
const LIMIT_BYTES = 12_000;

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  const scripts = new Set(sitePages.flatMap((page) => (page.tier === 'light' ? [page.script] : [])));
  return [...scripts].map((name) => ({ file: `${name}.js` }));
}

/** The script of a page of tier 'light'. Fails the build where it weighs more than such a page may load. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const text = bundleScript(`lib/browser/light/${file.replace(/\.js$/, '.ts')}`, 'es2020');
  const bytes = gzipSync(text, { level: 9 }).length;
  if (bytes > LIMIT_BYTES) throw new Error(`${file} weighs ${bytes} bytes, and may weigh ${LIMIT_BYTES}.`);
  return new Response(text, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
}
