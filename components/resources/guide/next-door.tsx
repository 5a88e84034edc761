import { ButtonLink } from '@/components/ui/button';
import type { ProvinceCode } from '@/data/provinces';
import { getProvincePath } from '@/lib/resources/provinces';
import * as regions from '@/words/regions';
import { nextDoor } from '@/words/resources/guide';

/** The pages of the regions next door. */
export function NextDoor({ neighbours }: { neighbours: ProvinceCode[] }) {
  return (
    <nav aria-labelledby="next-door" className="print:hidden mt-12">
      <h2 id="next-door" className="text-xl">
        {nextDoor}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-3">
        {neighbours.map((neighbour) => (
          <li key={neighbour}>
            <ButtonLink look="secondary" path={getProvincePath(neighbour)}>
              {regions.names[neighbour]}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
