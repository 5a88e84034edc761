import { useId } from 'react';
import { provinceCodes, provinces } from '@/data/provinces';
import { forgetRegion, storeRegion, useRegion } from '@/lib/browser/use-region';
import { findProvinceCode } from '@/lib/resources/find-province-code';

/** Where the visitor lives, which decides on tests and benefits. Shared with every other widget. */
export function RegionField() {
  const id = useId();
  const region = useRegion();

  function choose(text: string) {
    const code = findProvinceCode(text);
    if (code) storeRegion(code);
    else forgetRegion();
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        Province or territory <span className="font-normal text-ink-soft">(optional)</span>
      </label>
      <select
        id={id}
        value={(region.status === 'known' && region.value) || ''}
        disabled={region.status === 'unknown'}
        autoComplete="address-level1"
        onChange={(event) => choose(event.target.value)}
        className="min-h-12 w-full rounded-control border border-control bg-paper px-4"
      >
        <option value="">All of Canada</option>
        {provinceCodes.map((code) => (
          <option key={code} value={code}>
            {provinces[code].name}
          </option>
        ))}
      </select>
    </div>
  );
}
