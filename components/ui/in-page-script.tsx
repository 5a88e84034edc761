'use client';

import type { InPageScript as ScriptName } from '@/lib/site/bundle-script';

interface InPageScriptProps {
  name: ScriptName;
}

/**
 * A script that stands in the HTML of a page and runs while the browser parses it. A client component, so that its text
 * is neither in the data that React hydrates from, nor in a script of the page: hydration leaves what it finds. Where
 * React makes the element anew, it is empty, as the script has run.
 */
export function InPageScript({ name }: InPageScriptProps) {
  if (typeof window !== 'undefined')
    return <script data-in-page={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  const { bundleInPageScript }: typeof import('@/lib/site/bundle-script') = require('@/lib/site/bundle-script');
  return <script data-in-page={name}>{bundleInPageScript(name)}</script>;
}
