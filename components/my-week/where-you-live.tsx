import { useState } from 'react';
import { Card } from '@/components/ui/card';
import { onDemand } from '@/components/ui/on-demand';
import { ProvinceSelect } from '@/components/ui/province-select';
import { forgetRegion, storeRegion, useRegion } from '@/lib/browser/use-region';
import * as words from '@/words/my-week/where-you-live';
import { emergencyInNunavut } from '@/words/without-911';

// Only for visitors who choose Nunavut.
const WhereNowCard = onDemand(() => import('@/components/emergency/where-now-card').then((part) => part.WhereNowCard));
const NunavutHelp = onDemand(() => import('@/components/emergency/nunavut-help').then((part) => part.NunavutHelp));

/**
 * Asked once: with a region the site knows the health line, the tests and the leave. Near the birth, who lives in Nunavut
 * is asked here where they are.
 */
export function WhereYouLive() {
  const region = useRegion();
  // What was chosen here stays to be corrected; who had a region before is not asked.
  const [wasAsked, setWasAsked] = useState(false);
  if (region.status !== 'known') return null;
  if (region.value && !wasAsked) return region.value === 'NU' ? <WhereNowCard /> : null;
  return (
    <Card>
      <ProvinceSelect
        label={<span className="font-serif text-lg">{words.title}</span>}
        hint={words.whatItIsFor}
        value={region.value}
        emptyLabel={words.noRegion}
        className="max-w-md"
        onChange={(code) => {
          setWasAsked(true);
          if (code) storeRegion(code);
          else forgetRegion();
        }}
      />
      {region.value === 'NU' && (
        <div className="mt-5 max-w-md">
          <p className="mb-3 font-semibold">{emergencyInNunavut.text}</p>
          <NunavutHelp />
        </div>
      )}
    </Card>
  );
}
