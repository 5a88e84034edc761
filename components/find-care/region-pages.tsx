import { Disclosure } from '@/components/ui/disclosure';
import { SiteLink } from '@/components/ui/site-link';
import { getProvincePath } from '@/lib/resources/provinces';
import { eachRegion } from '@/words/find-care/page';
import { codesInOrder, names } from '@/words/regions';

/** The answer of each region, on its own page. Open where there is no script (find-care.css). */
export function RegionPages() {
  return (
    <div className="find-care-regions">
      <Disclosure summary={<h3 className="font-sans font-semibold text-base">{eachRegion}</h3>}>
        <ul className="grid fit-cols-2 gap-x-6 sm:grid-cols-3">
          {codesInOrder.map((code) => (
            <li key={code}>
              <SiteLink
                path={`${getProvincePath(code)}#find-care`}
                data-region-page={code}
                className="inline-flex min-h-11 items-center text-link leading-tight"
              >
                {names[code]}
              </SiteLink>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
