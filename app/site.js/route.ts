import { buildSync } from 'esbuild';
import { languageCode } from '@/words/language';

export const dynamic = 'force-static';

/**
 * The script of every page, as one file that needs nothing else: Next's own scripts come in several, whose names change,
 * and only on pages with a widget.
 */
export function GET() {
  const { outputFiles } = buildSync({
    entryPoints: ['lib/browser/site-script/index.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    write: false,
    alias: { '@/words': `./data/${languageCode}` },
  });
  return new Response(outputFiles[0]?.text, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
}
