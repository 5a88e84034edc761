import { ClockIcon, MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { SEARCH_FIELD } from '@/components/search/search-field-id';
import { PictureFile } from '@/components/ui/picture-file';
import { SiteLink } from '@/components/ui/site-link';
import * as words from '@/words/layout';
import * as site from '@/words/site';
import { LanguageLinks } from './language-links';
import { PhoneMenu } from './phone-menu';
import { MainLinks } from './site-navigation';
import { ToolsMenu } from './tools-menu';

const linkClassName =
  'inline-flex min-h-11 items-center border-transparent border-b-2 font-medium hover:text-spruce aria-[current=page]:border-spruce aria-[current=page]:font-semibold aria-[current=page]:text-spruce forced-colors:border-[Canvas] forced-colors:aria-[current=page]:border-[Highlight]';

export interface SiteHeaderProps {
  /** The page's own path; absent on the page for missing addresses. */
  path: string | undefined;
  /** The link of the navigation that the page belongs to. */
  currentPath: string | undefined;
  /** Leaves out the ways to the timer and to a birth, as on /support. */
  isAfterLoss?: boolean | undefined;
  /** Leaves out all but the name and the other language, on a page that nobody else should see. */
  isPrivate?: boolean | undefined;
}

/**
 * The name or sign of the site, its links or their menu, the timer and the other language. What stands beside the links
 * becomes an icon or a short word where they need the room: see docs/decisions/layout.md, "The header".
 */
export function SiteHeader({ path, currentPath, isAfterLoss = false, isPrivate = false }: SiteHeaderProps) {
  return (
    // A containing block has a layer of its own: above the page, for the open menu of tools.
    <header className="page-width @container/header relative z-20 flex min-h-18 items-center gap-x-0.5 py-3 [@media(height<30rem)]:min-h-0 [@media(height<30rem)]:py-1 min-[375px]:gap-x-1.5 md:gap-x-0.5 lg:gap-x-1.5 xl:gap-x-3">
      <Brand />
      {!isPrivate && <Ways currentPath={currentPath} isAfterLoss={isAfterLoss} />}
      <LanguageLinks
        path={path}
        isShort
        className="inline-flex min-h-tap min-w-tap shrink-0 items-center justify-center font-medium text-spruce underline-offset-4 hover:underline @max-[57rem]/header:underline @min-[57rem]/header:border-line @min-[57rem]/header:border-l @min-[57rem]/header:pl-5"
      />
      {!isPrivate && <PhoneMenu currentPath={currentPath} isAfterLoss={isAfterLoss} />}
    </header>
  );
}

interface WaysProps {
  currentPath: string | undefined;
  isAfterLoss: boolean;
}

/** The links of the site, its search and the timer. */
function Ways({ currentPath, isAfterLoss }: WaysProps) {
  return (
    <>
      <nav aria-label={words.mainNavigation} className="hidden shrink-0 bar:block">
        <ul className="flex gap-x-[1.1cqw] whitespace-nowrap text-[0.85rem] @min-[52rem]/header:gap-x-[clamp(0.5rem,1.5cqw,1.5rem)] @min-[60rem]/header:text-base">
          <MainLinks currentPath={currentPath} linkClassName={linkClassName} />
          <li>
            <ToolsMenu currentPath={currentPath} isAfterLoss={isAfterLoss} className={linkClassName} />
          </li>
        </ul>
      </nav>
      <SiteLink
        path={`/search#${SEARCH_FIELD}`}
        title={words.search}
        className="inline-flex min-h-tap min-w-tap shrink-0 items-center justify-center gap-2 rounded-control text-ink hover:text-spruce @min-[65rem]/header:border @min-[65rem]/header:border-control @min-[65rem]/header:px-3 @min-[65rem]/header:text-ink-soft"
      >
        <MagnifyingGlassIcon aria-hidden className="size-sign @min-[65rem]/header:size-5" />
        <span className="@max-[65rem]/header:sr-only">{words.search}</span>
      </SiteLink>
      {!isAfterLoss && (
        <SiteLink
          path="/contraction-timer"
          aria-label={words.timer}
          title={words.timer}
          className="inline-flex size-tap shrink-0 items-center justify-center rounded-control text-ink hover:text-spruce"
        >
          <ClockIcon aria-hidden className="size-sign" />
        </SiteLink>
      )}
    </>
  );
}

/** The name in two lines at most, with the leaf on larger screens; the leaf alone where the longest word does not fit. */
function Brand() {
  return (
    <div className="@container/brand min-w-tap flex-1">
      <SiteLink
        path="/"
        className="inline-flex min-h-tap min-w-tap items-center gap-2 rounded-control align-top font-semibold font-serif text-lg leading-tight @max-[9rem]/brand:text-[0.9375rem] bar:@max-[9rem]/brand:text-lg"
      >
        <PictureFile
          name="site-mark"
          text=""
          size={32}
          className="hidden size-8 shrink-0 @max-[7.25rem]/brand:block md:block"
          isLazy
        />
        <span className="@max-[7.25rem]/brand:sr-only bar:@max-[12.4rem]/brand:sr-only">{site.name}</span>
      </SiteLink>
    </div>
  );
}
