import { bundleScript } from '@/lib/site/bundle-script';

export const dynamic = 'force-static';

/**
 * The script of every page, as one file that needs nothing else: Next's own scripts come in several, whose names change,
 * and only on pages with a widget.
 */
export function GET() {
  const text = bundleScript('lib/browser/site-script/index.ts', 'es2020');
  return new Response(text, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
}
