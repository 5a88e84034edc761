import { ProvinceSelect } from '@/components/ui/province-select';
import { storeRegion, useRegion } from '@/lib/browser/use-region';

const LABEL = 'Province or territory';

/** Chooses the region once for all widgets. */
export function RegionChoice({ isLabelHidden = false }: { isLabelHidden?: boolean }) {
  const known = useRegion();
  return (
    <ProvinceSelect
      label={isLabelHidden ? <span className="sr-only">{LABEL}</span> : LABEL}
      value={known.status === 'known' ? known.value : undefined}
      emptyLabel="Choose where you live"
      isEmptyFixed
      onChange={(code) => code && storeRegion(code)}
      className="sm:max-w-sm"
    />
  );
}
