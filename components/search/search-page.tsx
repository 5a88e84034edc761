import { VerdictShapes } from '@/components/can-i/verdict';
import { SomethingWrong } from '@/components/emergency/something-wrong';
import { EarlyUseMarkup } from '@/components/ui/early-use-markup';
import * as words from '@/words/search';
import { AToZ } from './a-to-z';
import { SearchField } from './search-field';

/** One field for the whole site, and the site from A to Z, which needs no script. */
export function SearchPage() {
  return (
    <div className="page-width">
      <VerdictShapes />
      <h1 className="pt-4 pb-4 md:pt-10">{words.page.shortTitle}</h1>
      <noscript>
        <p>{words.withoutScript}</p>
      </noscript>
      <EarlyUseMarkup page="search" />
      <SearchField scope="all" />
      <div className="mt-6 max-w-reading print:hidden">
        <SomethingWrong />
      </div>
      <AToZ />
    </div>
  );
}
