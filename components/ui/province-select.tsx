import type { ComponentProps, ReactNode } from 'react';
import type { ProvinceCode } from '@/data/provinces';
import { findProvinceCode } from '@/lib/resources/provinces';
import * as regions from '@/words/regions';
import * as words from '@/words/ui/province-select';
import { Field } from './field';

interface ProvinceSelectProps extends Omit<ComponentProps<'select'>, 'children' | 'id' | 'onChange' | 'value'> {
  label?: ReactNode;
  hint?: string;
  value: ProvinceCode | undefined;
  /** The first line, chosen while no province is. */
  emptyLabel: string;
  /** Whether the empty choice is disabled once a province is chosen. */
  isEmptyFixed?: boolean;
  problem?: string | undefined;
  onChange: (province: ProvinceCode | undefined) => void;
}

/**
 * The list of provinces and territories. The home page has its own, which does not load the data:
 * components/home/region-jump.
 */
export function ProvinceSelect({
  label = words.label,
  hint,
  value,
  emptyLabel,
  isEmptyFixed,
  problem,
  onChange,
  className = '',
  ...props
}: ProvinceSelectProps) {
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(control) => (
        <select
          autoComplete="address-level1"
          {...props}
          {...control}
          value={value ?? ''}
          onChange={(event) => onChange(findProvinceCode(event.target.value))}
          className={`field-box w-full ${className}`}
        >
          <option value="" disabled={isEmptyFixed && value !== undefined}>
            {emptyLabel}
          </option>
          {regions.codesInOrder.map((code) => (
            <option key={code} value={code}>
              {regions.names[code]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
