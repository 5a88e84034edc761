import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SpeculationRules } from '@/components/layout/speculation-rules';
import { siteOrigin, themeColors } from '@/data/site';
import { href } from '@/lib/site/href';
import { languageTag } from '@/words/language';
import * as site from '@/words/site';

export const metadata: Metadata = {
  metadataBase: new URL(siteOrigin),
  title: { default: site.homeTitle, template: `%s | ${site.name}` },
  // Numbers such as week counts are not telephone numbers; the ones to call are links already.
  formatDetection: { telephone: false },
  icons: { icon: href('/pictures/site-mark.svg'), apple: href('/icons/apple-touch-icon.png') },
  manifest: href('/manifest.webmanifest'),
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: themeColors.light },
    { media: '(prefers-color-scheme: dark)', color: themeColors.dark },
  ],
};

export default function RootLayout({ children }: Readonly<{ children: ReactNode }>) {
  return (
    // site.js marks the element before React takes the page over.
    <html lang={languageTag} suppressHydrationWarning>
      <body>
        {children}
        <SpeculationRules />
        <script src={href('/site.js')} defer />
      </body>
    </html>
  );
}
