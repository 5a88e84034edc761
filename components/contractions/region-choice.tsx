import { ProvinceSelect } from '@/components/ui/province-select';
import { storeRegion, useRegion } from '@/lib/browser/use-region';

/** Chooses the region once for all widgets. */
export function RegionChoice() {
  const known = useRegion();
  return (
    <ProvinceSelect
      value={known.status === 'known' ? known.value : undefined}
      emptyLabel="Choose where you live"
      isEmptyFixed
      onChange={(code) => code && storeRegion(code)}
      className="sm:max-w-sm"
    />
  );
}
