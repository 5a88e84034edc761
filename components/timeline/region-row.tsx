import { useState } from 'react';
import { KnownFacts } from '@/components/ui/known-facts';
import { useRegion } from '@/lib/browser/use-region';
import * as regions from '@/words/regions';
import * as words from '@/words/timeline/timeline';
import { RegionField } from './region-field';

interface RegionRowProps {
  /** Whether a region that is known stands elsewhere on the page. */
  isShownElsewhere: boolean;
}

/** Asks for the region where its answer is used; what was chosen here stays here until the page is left. */
export function RegionRow({ isShownElsewhere }: RegionRowProps) {
  const region = useRegion();
  const code = region.status === 'known' ? region.value : undefined;
  const [wasAsked, setAsked] = useState(false);
  if (region.status === 'known' && !code && !wasAsked) setAsked(true);
  if (code && isShownElsewhere && !wasAsked) return null;
  return (
    <KnownFacts facts={code ? [regions.names[code]] : []} question={words.tellWhere}>
      <div className="max-w-80">
        <RegionField />
      </div>
    </KnownFacts>
  );
}
