import { ProvinceSelect } from '@/components/ui/province-select';
import { storeRegion, useRegion } from '@/lib/browser/use-region';
import { choose, label } from '@/words/contractions/region';

/** Chooses the region once for all widgets. */
export function RegionChoice({ isLabelHidden = false }: { isLabelHidden?: boolean }) {
  const known = useRegion();
  return (
    <ProvinceSelect
      label={isLabelHidden ? <span className="sr-only">{label}</span> : label}
      value={known.status === 'known' ? known.value : undefined}
      emptyLabel={choose}
      isEmptyFixed
      onChange={(code) => code && storeRegion(code)}
      className="sm:max-w-sm"
    />
  );
}
