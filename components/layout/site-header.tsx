import { ClockIcon } from '@heroicons/react/24/outline';
import { PictureFile } from '@/components/ui/picture-file';
import { SiteLink } from '@/components/ui/site-link';
import * as words from '@/words/layout';
import * as site from '@/words/site';
import { LanguageLinks } from './language-links';
import type { PageStartProps } from './page-start';
import { PhoneMenu } from './phone-menu';
import { MainLinks } from './site-navigation';
import { ToolsMenu } from './tools-menu';

const linkClassName =
  'inline-flex min-h-11 items-center border-transparent border-b-2 font-medium hover:text-spruce aria-[current=page]:border-spruce aria-[current=page]:font-semibold aria-[current=page]:text-spruce forced-colors:border-[Canvas] forced-colors:aria-[current=page]:border-[Highlight]';

export function SiteHeader({ path, currentPath, hasTimer }: PageStartProps) {
  return (
    <header className="page-width flex min-h-18 items-center justify-between gap-x-0.5 py-3 min-[375px]:gap-x-1.5 md:gap-x-3 xl:gap-x-6">
      <SiteLink
        path="/"
        className="mr-auto flex min-h-11 min-w-0 wrap-anywhere items-center gap-2 rounded-control font-semibold font-serif text-lg leading-tight max-[359px]:text-[0.9375rem]"
      >
        <PictureFile name="site-mark" text="" size={32} className="hidden size-8 md:block lg:hidden xl:block" isLazy />
        {site.name}
      </SiteLink>
      <nav aria-label={words.mainNavigation} className="hidden shrink-0 lg:block">
        <ul className="flex gap-x-4 whitespace-nowrap text-sm xl:gap-x-6 xl:text-base">
          <MainLinks currentPath={currentPath} linkClassName={linkClassName} />
          <li>
            <ToolsMenu currentPath={currentPath} className={linkClassName} />
          </li>
        </ul>
      </nav>
      {hasTimer && (
        <SiteLink
          path="/contraction-timer"
          aria-label={words.timer}
          title={words.timer}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink hover:text-spruce"
        >
          <ClockIcon aria-hidden className="size-6" />
        </SiteLink>
      )}
      <LanguageLinks
        path={path}
        isShort
        className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center font-medium text-spruce underline-offset-4 hover:underline max-lg:underline lg:border-line lg:border-l lg:pl-5"
      />
      <PhoneMenu currentPath={currentPath} />
    </header>
  );
}
