import { viewLook, viewSwitchLook } from '@/components/ui/view-switch';
import type { ChecklistFilter } from '@/lib/checklist/checklist';
import * as words from '@/words/checklist/hospital-bag';

interface BagFilterProps {
  value: ChecklistFilter;
  isDisabled: boolean;
  onChange: (filter: ChecklistFilter) => void;
}

export function BagFilter({ value, isDisabled, onChange }: BagFilterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar of toggles, not a group of form fields.
    <div
      role="group"
      aria-label={words.itemsToShow}
      className={`flex w-full flex-wrap sm:w-fit print:hidden ${viewSwitchLook}`}
    >
      {(Object.keys(words.filters) as ChecklistFilter[]).map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === value}
          disabled={isDisabled}
          onClick={() => onChange(filter)}
          className={`min-h-11 px-4 max-sm:grow max-sm:basis-[30%] max-sm:px-1 max-sm:text-sm ${viewLook}`}
        >
          {words.filters[filter]}
        </button>
      ))}
    </div>
  );
}
