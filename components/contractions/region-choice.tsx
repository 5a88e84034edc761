import { ProvinceSelect } from '@/components/ui/province-select';
import { storeRegion, useRegionCode } from '@/lib/browser/use-region';
import { choose, label } from '@/words/contractions/region';

/** Chooses the region once for all widgets. */
export function RegionChoice({ isLabelHidden = false }: { isLabelHidden?: boolean }) {
  return (
    <ProvinceSelect
      label={isLabelHidden ? <span className="sr-only">{label}</span> : label}
      value={useRegionCode()}
      emptyLabel={choose}
      isEmptyFixed
      onChange={(code) => code && storeRegion(code)}
      className="sm:max-w-sm"
    />
  );
}
