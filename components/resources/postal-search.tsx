import { type ChangeEvent, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { FinderOutcome } from '@/lib/resources/finder-state';
import { editPostalCode, formatPostalCode, isPostalCode, isSantasPostalCode } from '@/lib/resources/postal-code';
import { chosen } from '@/words/resources/finder';
import * as words from '@/words/resources/postal-search';
import { FinderStatus } from './finder-status';

interface PostalSearchProps {
  /** Normalized, without its space. */
  postalCode: string;
  outcome: FinderOutcome | undefined;
  onChange: (text: string) => void;
  onSearch: () => void;
}

export function PostalSearch({ postalCode, outcome, onChange, onSearch }: PostalSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const isFound = outcome?.type === 'found';
  const text = outcome && describeOutcome(outcome);

  useEffect(() => {
    if (outcome?.type !== 'unmatched') return;
    input.current?.focus({ preventScroll: true });
    // On a phone the button and the hint stand between the field and what is wrong with it, which may be below the screen:
    // a field that is wrong has a wide margin for scrolling.
    input.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  function change({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const { value, selectionStart } = currentTarget;
    const { code, shown, caret } = editPostalCode(value, selectionStart ?? value.length);
    // Written here and not by React, which would move the caret to the end.
    currentTarget.value = shown;
    currentTarget.setSelectionRange(caret, caret);
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
      <Field label={words.postalCode} hint={words.postalCodeHint} problem={isFound ? undefined : text}>
        {(control) => (
          <div className="flex flex-wrap gap-3">
            <input
              {...control}
              ref={input}
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
      {/* A problem is shown beside the field. */}
      <FinderStatus text={text} isShown={isFound} />
    </form>
  );
}

function describeOutcome(outcome: FinderOutcome): string {
  if (outcome.type === 'chosen') return chosen(outcome.region);
  const { postalCode } = outcome;
  const shown = formatPostalCode(postalCode);
  if (outcome.type === 'unmatched') return (outcome.isPartOfX ? words.foundTwoTerritories : words.notFound)(shown);
  if (isSantasPostalCode(postalCode)) return words.foundSanta(shown);
  // The region was found by the first letter, although the whole is no postal code.
  if (!isPostalCode(postalCode)) return words.foundByLetter(postalCode.slice(0, 1), outcome.region);
  return words.found(shown, outcome.region);
}
