import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/ui/external-link';
import { SiteLink } from '@/components/ui/site-link';
import { helpfulResources, quickLinks } from '@/data/navigation';
import { socialLinks } from '@/data/site';
import { listMenu } from '@/lib/site/navigation';
import * as words from '@/words/layout';
import * as labels from '@/words/navigation';
import * as site from '@/words/site';
import { LanguageLinks } from './language-links';

const linkClassName =
  'flex min-h-6.5 items-center text-balance text-ink-soft leading-tight underline-offset-4 hover:underline md:min-h-10';

export interface SiteFooterProps {
  /** The page's own path; absent on the page for missing addresses. */
  path: string | undefined;
  isShort?: boolean | undefined;
}

/** In two columns on a phone, in four on a wide screen; on a page that is read after a loss without the columns. */
export function SiteFooter({ path, isShort = false }: SiteFooterProps) {
  return (
    <footer className="mt-16 border-line border-t bg-card text-[0.8rem] md:mt-24 md:text-sm">
      <div className="page-width grid fit-cols-2 gap-x-4 gap-y-1 pt-2 pb-2 md:grid-cols-4 md:gap-x-8 md:gap-y-3 md:pt-10 md:pb-5">
        {!isShort && <About />}
        {!isShort && (
          <div className="grid content-start gap-y-2 md:col-span-2 md:grid-cols-2 md:gap-x-8">
            <FooterPart title={words.quickLinks}>
              {quickLinks.map(({ id, path }) => (
                <li key={id}>
                  <SiteLink path={path} className={linkClassName}>
                    {labels.quickLinks[id]}
                  </SiteLink>
                </li>
              ))}
            </FooterPart>
            <FooterPart title={words.helpfulResources}>
              {helpfulResources.map(({ id, url }) => (
                <li key={id}>
                  <ExternalLink url={url} className={linkClassName}>
                    {labels.helpfulResources[id]}
                  </ExternalLink>
                </li>
              ))}
            </FooterPart>
          </div>
        )}
        {!isShort && (
          <FooterPart title={words.tools}>
            {listMenu('tools').map(({ id, path, label }) => (
              <li key={id}>
                <SiteLink path={path} className={linkClassName}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </FooterPart>
        )}
        <ul className="col-span-full flex flex-wrap gap-x-5 border-line not-first:mt-1 not-first:border-t not-first:pt-1 md:gap-x-6">
          {listMenu('footer').map(({ id, path, label }) => (
            <li key={id}>
              <SiteLink path={path} className={linkClassName}>
                {label}
              </SiteLink>
            </li>
          ))}
          <li>
            <LanguageLinks path={path} className={linkClassName} />
          </li>
        </ul>
        <p className="col-span-full text-ink-soft leading-tight md:leading-snug">
          {words.copyright(
            // site.js writes the year of the visit; no export may hold the year of its build.
            {
              year: (
                <span data-current-year suppressHydrationWarning>
                  {' '}
                </span>
              ),
              site: site.homeTitle,
            },
          )}
        </p>
      </div>
    </footer>
  );
}

/** The name of the site and what it is for. On a phone the name stands in the header alone. */
function About() {
  return (
    <div className="max-md:col-span-full">
      <h2 className="mb-2 text-lg max-md:sr-only">{site.name}</h2>
      <p className="text-ink-soft leading-snug">{site.footerBlurb}</p>
      {socialLinks.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-4">
          {socialLinks.map(({ name, url }) => (
            <li key={url}>
              <ExternalLink url={url} className={linkClassName}>
                {name}
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function FooterPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="font-sans font-semibold text-base md:mb-2 md:font-serif md:text-lg">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}
