import { ProvinceSelect } from '@/components/ui/province-select';
import { forgetRegion, storeRegion, useRegion } from '@/lib/browser/use-region';

/** Where the visitor lives, which decides on tests and benefits. Shared with every other widget. */
export function RegionField() {
  const region = useRegion();
  return (
    <ProvinceSelect
      label={
        <>
          Province or territory <span className="font-normal text-ink-soft">(optional)</span>
        </>
      }
      value={region.status === 'known' ? region.value : undefined}
      emptyLabel="All of Canada"
      disabled={region.status === 'unknown'}
      onChange={(code) => (code ? storeRegion(code) : forgetRegion())}
    />
  );
}
