import type { ChangeEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { editPostalCode, formatPostalCode } from '@/lib/resources/postal-code';
import * as words from '@/words/resources/postal-search';

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
      <Field label={words.postalCode} hint={words.postalCodeHint} problem={problem}>
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
              placeholder={words.postalCodeExample}
              value={formatPostalCode(postalCode)}
              onChange={change}
              className="field-box grow basis-64 placeholder:text-ink-soft"
            />
            <Button type="submit" disabled={postalCode === ''} className="grow sm:grow-0">
              {words.search}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
