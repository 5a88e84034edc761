import { GuidePart } from '@/components/resources/guide/guide-part';
import { OnlyIn } from '@/components/ui/in-region';
import { SiteLink } from '@/components/ui/site-link';
import { getProvincePath } from '@/lib/resources/provinces';
import * as words from '@/words/birth/after-birth';
import { provinceGuides } from '@/words/province-guides';
import { codesInOrder, inRegion, names } from '@/words/regions';

/** What the guide of each region says of the time after the birth; only that of the visitor's own is shown. */
export function RegionGuides() {
  return codesInOrder.map((code) => {
    const { sections, foreignNames } = provinceGuides[code];
    return (
      <OnlyIn key={code} code={code}>
        <GuidePart
          id="after-birth"
          title={words.inYourRegion(inRegion(code))}
          statements={sections.afterBirth}
          foreignNames={foreignNames}
        >
          <p>
            <SiteLink path={getProvincePath(code)} className="inline-flex min-h-11 items-center text-link">
              {words.allOfRegion(names[code])}
            </SiteLink>
          </p>
        </GuidePart>
      </OnlyIn>
    );
  });
}
