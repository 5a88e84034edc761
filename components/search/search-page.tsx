import { EarlyUseMarkup } from '@/components/ui/early-use-markup';
import * as words from '@/words/search';
import { SearchField } from './search-field';

/** One field for the whole site, and the site from A to Z, which needs no script. */
export function SearchPage() {
  return (
    <div className="page-width">
      <h1 className="pt-6 pb-4 md:pt-10">{words.page.shortTitle}</h1>
      <EarlyUseMarkup page="search" />
      <SearchField scope="all" />
    </div>
  );
}
