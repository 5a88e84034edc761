import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldMessage } from '@/components/ui/field-message';
import { type ProvinceCode, provinceCodes, provinces } from '@/data/provinces';
import { findProvinceCode } from '@/lib/resources/find-province-code';

interface ProvinceSelectProps extends Omit<ComponentProps<'select'>, 'children' | 'id' | 'onChange' | 'value'> {
  label?: ReactNode;
  hint?: string;
  value: ProvinceCode | undefined;
  /** The first line, chosen while no province is. */
  emptyLabel: string;
  /** Whether a province, once chosen, can only be changed for another. */
  isEmptyFixed?: boolean;
  problem?: string | undefined;
  onChange: (province: ProvinceCode | undefined) => void;
}

/** The list of provinces and territories. The home page has its own (components/home/region-choice), without this data. */
export function ProvinceSelect({
  label = 'Province or territory',
  hint,
  value,
  emptyLabel,
  isEmptyFixed,
  problem,
  onChange,
  className = '',
  ...props
}: ProvinceSelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <select
        autoComplete="address-level1"
        {...props}
        id={id}
        value={value ?? ''}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={(event) => onChange(findProvinceCode(event.target.value))}
        className={`min-h-12 w-full rounded-control border border-control bg-paper px-2 sm:px-4 aria-invalid:border-maple ${className}`}
      >
        <option value="" disabled={isEmptyFixed && value !== undefined}>
          {emptyLabel}
        </option>
        {provinceCodes.map((code) => (
          <option key={code} value={code}>
            {provinces[code].name}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm empty:hidden">
        {hint}
      </p>
      <FieldMessage id={`${id}-problem`} text={problem} />
    </div>
  );
}
