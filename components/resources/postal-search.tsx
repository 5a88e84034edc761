import { type ChangeEvent, useId } from 'react';
import { Button } from '@/components/ui/button';
import { editPostalCode } from '@/lib/resources/edit-postal-code';
import { formatPostalCode } from '@/lib/resources/format-postal-code';

interface PostalSearchProps {
  /** Normalized, without its space. */
  postalCode: string;
  onChange: (text: string) => void;
  onSearch: () => void;
}

export function PostalSearch({ postalCode, onChange, onSearch }: PostalSearchProps) {
  const id = useId();

  function change({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const { code, shown, caret } = editPostalCode(input.value, input.selectionStart ?? input.value.length);
    // Before React does it, which would move the caret to the end.
    input.value = shown;
    input.setSelectionRange(caret, caret);
    onChange(code);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        Postal code
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          id={id}
          type="text"
          autoComplete="postal-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder="Enter postal code (e.g. A1A 1A1)"
          value={formatPostalCode(postalCode)}
          onChange={change}
          aria-describedby={`${id}-hint`}
          className="min-h-12 min-w-0 grow basis-64 rounded-control border border-control bg-paper px-4 placeholder:text-ink-soft"
        />
        <Button type="submit" disabled={postalCode === ''} className="grow sm:grow-0">
          Search
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm">
        The first three characters are enough. It stays on your device.
      </p>
    </form>
  );
}
