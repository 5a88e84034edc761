import type { Metadata } from 'next';
import { SomethingWrong } from '@/components/emergency/something-wrong';
import { PageShell } from '@/components/layout/page-shell';
import { ButtonLink } from '@/components/ui/button';
import { Doors, inPairs } from '@/components/ui/doors';
import { PictureFile } from '@/components/ui/picture-file';
import * as english from '@/data/en/not-found';
import * as french from '@/data/fr/not-found';
import { listAlternates } from '@/lib/site/list-alternates';
import { languageCode } from '@/words/language';
import { mainNavigation, toolLinks } from '@/words/navigation';
import * as words from '@/words/not-found';

const doors = [
  { path: '/calculator', picture: 'maple-leaf', label: mainNavigation.calculator },
  { path: '/development', picture: 'beaver', label: mainNavigation.development },
  { path: '/contraction-timer', picture: 'stopwatch', label: toolLinks['contraction-timer'].label },
  { path: '/resources', picture: 'house-with-garden', label: mainNavigation.resources },
];

const everyLanguage = { en: english, fr: french };

export const metadata: Metadata = { title: words.title, robots: { index: false } };

/**
 * What hosts answer a missing address with: the build names its file 404.html. A page of its own and not Next's
 * `not-found`, which Next puts into every other page.
 */
export default function MissingPage() {
  return (
    <PageShell>
      {/* site.js logs the missing path when it finds this mark. */}
      <div data-missing-page className="page-width grid justify-items-center gap-6 py-16 text-center">
        <PictureFile name="moose" text="" size={112} />
        <h1 className="text-2xl">
          {words.heading((text) => (
            <span className="inline-block">{text}</span>
          ))}
        </h1>
        <p className="max-w-reading text-balance text-ink-soft">{words.explanation}</p>
        <ButtonLink path="/">{words.home}</ButtonLink>
        <div className="grid w-full max-w-reading gap-3 text-left">
          <SomethingWrong />
          <Doors label={words.doors} doors={doors} className={inPairs} />
        </div>
        {/* Hosts answer an address of any language with the page of the root. */}
        {listAlternates('/')
          .filter(({ code }) => code !== languageCode)
          .map(({ code, tag, href }) => (
            <div key={code} lang={tag} className="mt-6 grid max-w-reading gap-2 text-balance text-ink-soft">
              <p className="font-semibold">{everyLanguage[code].title}</p>
              <p>{everyLanguage[code].explanation}</p>
              <p>
                <a href={href} className="text-link">
                  {everyLanguage[code].home}
                </a>
              </p>
            </div>
          ))}
      </div>
    </PageShell>
  );
}
