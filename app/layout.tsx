import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { site, themeColors } from '@/data/site';
import { href } from '@/lib/site/href';
import { figtree, fraunces } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  title: { default: site.homeTitle, template: `%s | ${site.homeTitle}` },
  description: site.description,
  // Numbers such as week counts are not telephone numbers; the ones to call are links already.
  formatDetection: { telephone: false },
  icons: { icon: href('/icon.svg') },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: themeColors.light },
    { media: '(prefers-color-scheme: dark)', color: themeColors.dark },
  ],
};

export default function RootLayout({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <html lang="en-CA" className={`${figtree.variable} ${fraunces.variable}`}>
      <body>
        {children}
        <script src={href('/site.js')} defer />
      </body>
    </html>
  );
}
