import { SiteLink } from '@/components/ui/site-link';
import { getHealthLine } from '@/lib/resources/health-lines';
import { getProvincePath } from '@/lib/resources/provinces';
import * as regions from '@/words/regions';
import { RegionalNumbers } from './regional-numbers';

/** The pages of all provinces and territories, each with its health line. */
export function ProvinceList() {
  return (
    <ul className="grid max-w-reading divide-y divide-line print:max-w-none print:grid-cols-2 print:gap-x-6 print:divide-y-0">
      {regions.codesInOrder.map((code) => (
        <li
          key={code}
          className="grid items-center gap-x-6 py-2 sm:grid-cols-[1fr_1.2fr] print:items-start print:py-0.5"
        >
          <SiteLink
            path={getProvincePath(code)}
            className="text-link inline-flex min-h-11 items-center justify-self-start font-semibold print:min-h-0"
          >
            {regions.names[code]}
          </SiteLink>
          <span>
            <RegionalNumbers line={getHealthLine(code)} />
          </span>
        </li>
      ))}
    </ul>
  );
}
