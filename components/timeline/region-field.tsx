import { useState } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { ProvinceSelect } from '@/components/ui/province-select';
import { forgetRegion, storeRegion, useRegion } from '@/lib/browser/use-region';
import * as words from '@/words/timeline/timeline';
import { label } from '@/words/ui/province-select';
import { emergencyInNunavut } from '@/words/without-911';

// Only for visitors who chose Nunavut.
const NunavutHelp = onDemand(() => import('@/components/emergency/nunavut-help').then((part) => part.NunavutHelp));

/** Where the visitor lives, which decides on tests and benefits. Shared with every other widget. */
export function RegionField() {
  const region = useRegion();
  // The number of a health centre is asked for here once.
  const [wasChosen, setWasChosen] = useState(false);
  const code = region.status === 'known' ? region.value : undefined;
  return (
    <div className="grid gap-4">
      <ProvinceSelect
        label={
          <>
            {label} <span className="font-normal text-ink-soft">{words.optional}</span>
          </>
        }
        value={code}
        emptyLabel={words.anyRegion}
        disabled={region.status === 'unknown'}
        onChange={(code) => {
          setWasChosen(true);
          if (code) storeRegion(code);
          else forgetRegion();
        }}
      />
      {code === 'NU' && wasChosen && (
        <div className="grid gap-3">
          <p className="font-semibold">{emergencyInNunavut.text}</p>
          <NunavutHelp />
        </div>
      )}
    </div>
  );
}
