import { ProvinceSelect } from '@/components/ui/province-select';
import { forgetRegion, storeRegion, useRegion } from '@/lib/browser/use-region';
import * as words from '@/words/timeline/timeline';
import { label } from '@/words/ui/province-select';

/** Where the visitor lives, which decides on tests and benefits. Shared with every other widget. */
export function RegionField() {
  const region = useRegion();
  return (
    <ProvinceSelect
      label={
        <>
          {label} <span className="font-normal text-ink-soft">{words.optional}</span>
        </>
      }
      value={region.status === 'known' ? region.value : undefined}
      emptyLabel={words.anyRegion}
      disabled={region.status === 'unknown'}
      onChange={(code) => (code ? storeRegion(code) : forgetRegion())}
    />
  );
}
