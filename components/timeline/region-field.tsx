import { onDemand } from '@/components/ui/on-demand';
import { ProvinceSelect } from '@/components/ui/province-select';
import { forgetRegion, storeRegion, useRegion } from '@/lib/browser/use-region';
import * as words from '@/words/timeline/timeline';
import { label } from '@/words/ui/province-select';

// Only for visitors who chose Nunavut.
const NunavutHelp = onDemand(() => import('@/components/emergency/nunavut-help').then((part) => part.NunavutHelp));

/** Where the visitor lives, which decides on tests and benefits. Shared with every other widget. */
export function RegionField() {
  const region = useRegion();
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
        onChange={(code) => (code ? storeRegion(code) : forgetRegion())}
      />
      {code === 'NU' && <NunavutHelp />}
    </div>
  );
}
