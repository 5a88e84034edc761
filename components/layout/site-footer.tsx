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

const linkClassName = 'inline-block py-2.5 text-ink-soft leading-snug underline-offset-4 hover:underline';

export interface SiteFooterProps {
  /** The page's own path; absent on the page for missing addresses. */
  path: string | undefined;
  isShort?: boolean | undefined;
}

export function SiteFooter({ path, isShort = false }: SiteFooterProps) {
  return (
    <footer className="mt-24 border-line border-t bg-card">
      {!isShort && <LinkColumns />}
      <div className="page-width flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 py-6 text-ink-soft text-sm not-first:border-line not-first:border-t">
        <p>
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
        <ul className="flex flex-wrap gap-x-6">
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
      </div>
    </footer>
  );
}

function LinkColumns() {
  return (
    <div className="page-width grid gap-10 py-12 md:grid-cols-3">
      <div>
        <h2 className="mb-3 text-lg">{site.name}</h2>
        <p className="max-w-prose text-ink-soft">{site.footerBlurb}</p>
        {socialLinks.length > 0 && (
          <ul className="mt-4 flex flex-wrap gap-4">
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
      <FooterPart title={words.tools} className="md:col-span-full" listClassName="md:flex md:flex-wrap md:gap-x-10">
        {listMenu('tools').map(({ id, path, label }) => (
          <li key={id}>
            <SiteLink path={path} className={linkClassName}>
              {label}
            </SiteLink>
          </li>
        ))}
      </FooterPart>
    </div>
  );
}

interface FooterPartProps {
  title: string;
  className?: string;
  listClassName?: string;
  children: ReactNode;
}

function FooterPart({ title, className, listClassName, children }: FooterPartProps) {
  return (
    <div className={className}>
      <h2 className="mb-3 text-lg">{title}</h2>
      <ul className={listClassName}>{children}</ul>
    </div>
  );
}
