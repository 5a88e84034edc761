import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { SiteLink } from '@/components/ui/site-link';
import * as words from '@/words/search';

export interface SearchFieldProps {
  /** What its page is about: the answers of the look-up alone, with the signs that are meant, or the whole site. */
  scope: 'can-i' | 'all';
}

/**
 * Looks up what is typed in the whole site. It stands on pages of tier 'light' whose script is 'search', below their
 * `EarlyUseMarkup`; lib/browser/light/search-field loads the index once somebody is in the field, and clones what stands
 * here in templates. Without script nothing can be typed: the page holds what can be read instead.
 */
export function SearchField({ scope }: SearchFieldProps) {
  const { label, hint } = words.fields[scope];
  return (
    <section aria-labelledby="search-label" data-light="search" data-scope={scope} className="max-w-reading">
      <search data-needs-script>
        <label id="search-label" htmlFor="search-field" className="mb-1.5 block font-semibold">
          {label}
        </label>
        <div className="relative">
          <MagnifyingGlassIcon aria-hidden className="absolute top-4 left-3 size-6 text-ink-soft" />
          <input
            id="search-field"
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            aria-describedby="search-hint"
            className="field-box min-h-14 w-full pl-11"
          />
        </div>
        <p id="search-hint" className="mt-1.5 text-ink-soft text-sm">
          {hint}
        </p>
      </search>
      <p role="status" data-found className="mt-4 font-semibold empty:hidden" />
      <div data-cannot-load hidden>
        <p>{words.cannotLoad}</p>
        <SiteLink path="/search" className="inline-flex min-h-11 items-center text-link">
          {words.page.shortTitle}
        </SiteLink>
      </div>
      <div data-answers />
    </section>
  );
}
