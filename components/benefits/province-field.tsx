import { useId } from 'react';
import { FieldMessage } from '@/components/ui/field-message';
import { type ProvinceCode, provinceCodes, provinces } from '@/data/provinces';
import { findProvinceCode } from '@/lib/resources/find-province-code';

interface ProvinceFieldProps {
  value: ProvinceCode | undefined;
  problem: string | undefined;
  onChange: (province: ProvinceCode | undefined) => void;
}

export function ProvinceField({ value, problem, onChange }: ProvinceFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        Province or territory
      </label>
      <select
        id={id}
        value={value ?? ''}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={(event) => onChange(findProvinceCode(event.target.value))}
        className="min-h-12 w-full rounded-control border border-control bg-paper px-4 aria-invalid:border-maple"
      >
        <option value="">Choose where you live</option>
        {provinceCodes.map((code) => (
          <option key={code} value={code}>
            {provinces[code].name}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm">
        Quebec has its own plan. Everyone else has EI.
      </p>
      <FieldMessage id={`${id}-problem`} text={problem} />
    </div>
  );
}
