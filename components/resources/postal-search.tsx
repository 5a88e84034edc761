import type { ChangeEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { editPostalCode, formatPostalCode } from '@/lib/resources/postal-code';

interface PostalSearchProps {
  /** Normalized, without its space. */
  postalCode: string;
  problem: string | undefined;
  onChange: (text: string) => void;
  onSearch: () => void;
}

export function PostalSearch({ postalCode, problem, onChange, onSearch }: PostalSearchProps) {
  function change({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const { code, shown, caret } = editPostalCode(input.value, input.selectionStart ?? input.value.length);
    // Written here and not by React, which would move the caret to the end.
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
      <Field
        label="Postal code"
        hint="The first three characters are enough. It stays on your device."
        problem={problem}
      >
        {(control) => (
          <div className="flex flex-wrap gap-3">
            <input
              {...control}
              type="text"
              autoComplete="postal-code"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="search"
              placeholder="Enter postal code (e.g. A1A 1A1)"
              value={formatPostalCode(postalCode)}
              onChange={change}
              className="field-box grow basis-64 placeholder:text-ink-soft"
            />
            <Button type="submit" disabled={postalCode === ''} className="grow sm:grow-0">
              Search
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
