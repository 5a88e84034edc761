import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import * as words from '@/words/layout';
import * as site from '@/words/site';
import { PhoneMenu } from './phone-menu';
import { SiteNavigation } from './site-navigation';

export function SiteHeader({ currentPath }: { currentPath: string | undefined }) {
  return (
    <header className="page-width print:hidden flex min-h-18 items-center justify-between gap-4 py-3">
      <SiteLink
        path="/"
        className="flex min-h-11 items-center gap-2.5 rounded-control font-semibold font-serif text-lg leading-tight"
      >
        <Picture name="site-mark" className="hidden size-8 md:block" />
        {site.name}
      </SiteLink>
      <div className="hidden md:block">
        <SiteNavigation
          label={words.mainNavigation}
          currentPath={currentPath}
          listClassName="flex gap-x-4 whitespace-nowrap text-sm lg:gap-x-7 lg:text-base"
          linkClassName="inline-flex min-h-11 items-center border-transparent border-b-2 forced-colors:border-[Canvas] forced-colors:aria-[current=page]:border-[Highlight] font-medium hover:text-spruce aria-[current=page]:border-spruce aria-[current=page]:font-semibold aria-[current=page]:text-spruce"
        />
      </div>
      <PhoneMenu currentPath={currentPath} />
    </header>
  );
}
