import { RegionalNumbers } from '@/components/resources/regional-numbers';
import { EmergencyLine } from '@/components/ui/emergency-line';
import { SiteLink } from '@/components/ui/site-link';
import { provinceSlugs } from '@/data/provinces';
import { getHealthLine } from '@/lib/resources/health-lines';
import { getProvincePath } from '@/lib/resources/provinces';
import * as words from '@/words/home/page';
import { codesInOrder, names } from '@/words/regions';
import { RegionJump } from './region-jump';

const regions = codesInOrder.map((code) => ({ code, name: names[code], slug: provinceSlugs[code] }));

/** Help near the visitor: the way to their region's resources, and whom to call in every region. */
export function ResourcesPanel() {
  return (
    <div>
      <h3 className="mb-3">{words.helpNearby}</h3>
      <RegionJump regions={regions} />
      <h3 className="mb-3">{words.talkToNurse}</h3>
      <p className="mb-3">
        <EmergencyLine />
      </p>
      <dl className="divide-y divide-line">
        {codesInOrder.map((code) => (
          <div key={code} className="grid items-center gap-x-6 py-1.5 sm:grid-cols-[1fr_1.4fr]">
            <dt className="font-semibold">
              <SiteLink path={getProvincePath(code)} className="text-link inline-flex min-h-11 items-center">
                {names[code]}
              </SiteLink>
            </dt>
            <dd>
              <RegionalNumbers line={getHealthLine(code)} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        <SiteLink path="/resources" className="text-link">
          {words.allResources}
        </SiteLink>
      </p>
    </div>
  );
}
