import { SiteLink } from '@/components/ui/site-link';
import { getProvincePath } from '@/lib/resources/provinces';
import * as regions from '@/words/regions';
import * as words from '@/words/resources/page';

/** The pages of all regions in short, for those who would rather read a page, or have no script. */
export function RegionLinks() {
  return (
    <nav aria-labelledby="region-links-heading" className="print:hidden">
      <h2 id="region-links-heading" className="text-xl">
        {words.allRegions}
      </h2>
      <ul className="mt-2 grid fit-cols-2 gap-x-6 sm:grid-cols-3">
        {regions.codesInOrder.map((code) => (
          <li key={code}>
            <SiteLink
              path={getProvincePath(code)}
              className="text-link inline-flex min-h-11 items-center leading-tight"
            >
              {regions.names[code]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
