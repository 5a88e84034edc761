import { type Ref, useId } from 'react';
import { type ProvinceCode, provinceCodes, provinces } from '@/data/provinces';
import { findProvinceCode } from '@/lib/resources/find-province-code';

interface ProvinceSearchProps {
  region: ProvinceCode | undefined;
  onChoose: (code: ProvinceCode) => void;
  selectRef: Ref<HTMLSelectElement>;
}

export function ProvinceSearch({ region, onChoose, selectRef }: ProvinceSearchProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        Province or territory
      </label>
      <select
        id={id}
        ref={selectRef}
        autoComplete="address-level1"
        value={region ?? ''}
        onChange={(event) => {
          const code = findProvinceCode(event.target.value);
          if (code) onChoose(code);
        }}
        className="min-h-12 w-full rounded-control border border-control bg-paper px-2 sm:px-4"
      >
        <option value="" disabled={region !== undefined}>
          Select your province or territory
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
