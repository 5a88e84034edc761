import { Button } from '@/components/ui/button';
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
    <div role="group" aria-label={words.itemsToShow} className="flex flex-wrap gap-1.5 sm:gap-2 print:hidden">
      {(Object.keys(words.filters) as ChecklistFilter[]).map((filter) => (
        <Button
          key={filter}
          look={filter === value ? 'primary' : 'secondary'}
          aria-pressed={filter === value}
          disabled={isDisabled}
          onClick={() => onChange(filter)}
          className="max-sm:grow max-sm:basis-[30%] max-sm:px-1! max-sm:text-sm"
        >
          {words.filters[filter]}
        </Button>
      ))}
    </div>
  );
}
