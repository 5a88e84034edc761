import { useId } from 'react';
import { type ProvinceCode, provinceCodes, provinces } from '@/data/provinces';
import { storeRegion, useRegion } from '@/lib/browser/use-region';
import { findProvinceCode } from '@/lib/resources/find-province-code';

/** Chooses the region once for all widgets. */
export function RegionChoice() {
  const id = useId();
  const known = useRegion();
  const code = known.status === 'known' ? known.value : undefined;
  function choose(text: string) {
    const chosen: ProvinceCode | undefined = findProvinceCode(text);
    if (chosen) storeRegion(chosen);
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        Province or territory
      </label>
      <select
        id={id}
        value={code ?? ''}
        onChange={(event) => choose(event.target.value)}
        className="min-h-12 w-full rounded-control border border-control bg-paper px-4 sm:max-w-sm"
      >
        <option value="" disabled>
          Choose where you live
        </option>
        {provinceCodes.map((code) => (
          <option key={code} value={code}>
            {provinces[code].name}
          </option>
        ))}
      </select>
    </div>
  );
}
