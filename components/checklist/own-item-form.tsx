import { type FormEvent, useReducer, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Field } from '@/components/ui/field';
import { type BagCategoryId, bagCategories } from '@/data/hospital-bag';
import { useFocusOnRefusal } from '@/lib/browser/focus-on-refusal';
import type { ChecklistItem } from '@/lib/checklist/checklist';
import { checkOwnItem, initialOwnItemState, reduceOwnItem } from '@/lib/checklist/own-items';
import * as words from '@/words/checklist/hospital-bag';
import { categories } from '@/words/checklist/items';

interface OwnItemFormProps {
  items: ChecklistItem[];
  isDisabled: boolean;
  onAdd: (label: string, category: BagCategoryId) => void;
}

/** Adds an item that our list lacks. */
export function OwnItemForm({ items, isDisabled, onAdd }: OwnItemFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(reduceOwnItem, initialOwnItemState);
  useFocusOnRefusal(form, state.refusals);

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = checkOwnItem(state.text, state.category, items);
    if ('problem' in checked) {
      dispatch({ type: 'refused', problem: checked.problem });
      return;
    }
    onAdd(checked.label, state.category);
    dispatch({ type: 'added' });
  }

  return (
    <div className="print:hidden">
      <Disclosure summary={words.addOwnItem}>
        <form
          ref={form}
          noValidate
          onSubmit={submit}
          aria-label={words.addOwnItem}
          className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_auto]"
        >
          <Field label={words.whatToPack} problem={state.problem && words.ownItemProblems[state.problem]}>
            {(control) => (
              <input
                {...control}
                type="text"
                autoComplete="off"
                disabled={isDisabled}
                value={state.text}
                onChange={(event) => dispatch({ type: 'text-changed', text: event.target.value })}
                className="field-box w-full"
              />
            )}
          </Field>
          <Field label={words.partOfList}>
            {(control) => (
              <select
                {...control}
                disabled={isDisabled}
                value={state.category}
                onChange={(event) => {
                  const category = bagCategories.find(({ id }) => id === event.target.value);
                  if (category) dispatch({ type: 'category-changed', category: category.id });
                }}
                className="field-box w-full"
              >
                {bagCategories.map(({ id }) => (
                  <option key={id} value={id}>
                    {categories[id]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Button type="submit" look="secondary" disabled={isDisabled} className="sm:beside-field">
            {words.add}
          </Button>
        </form>
      </Disclosure>
    </div>
  );
}
