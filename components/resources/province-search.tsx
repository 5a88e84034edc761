import { type RefObject, useId } from 'react';
import { type ProvinceCode, provinceCodes, provinces } from '@/data/provinces';
import { useEarlyChoice } from '@/lib/browser/use-early-choice';
import { findProvinceCode } from '@/lib/resources/find-province-code';

interface ProvinceSearchProps {
  region: ProvinceCode | undefined;
  onChoose: (code: ProvinceCode) => void;
  selectRef: RefObject<HTMLSelectElement | null>;
}

export function ProvinceSearch({ region, onChoose, selectRef }: ProvinceSearchProps) {
  const id = useId();

  function choose(value: string) {
    const code = findProvinceCode(value);
    if (code && code !== region) onChoose(code);
  }
  useEarlyChoice(selectRef, choose);

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
        onChange={(event) => choose(event.target.value)}
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
