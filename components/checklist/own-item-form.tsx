import { type FormEvent, useReducer, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Field } from '@/components/ui/field';
import { type BagCategoryId, bagCategories } from '@/data/hospital-bag';
import { useFocusOnRefusal } from '@/lib/browser/use-focus-on-refusal';
import type { ChecklistItem } from '@/lib/checklist/checklist';
import { checkOwnItem, initialOwnItemState, reduceOwnItem } from '@/lib/checklist/own-items';
import { ownItemProblemTexts } from './wording';

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
      <Disclosure summary="Add your own item">
        <form
          ref={form}
          noValidate
          onSubmit={submit}
          aria-label="Add your own item"
          className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_auto]"
        >
          <Field label="What to pack" problem={state.problem && ownItemProblemTexts[state.problem]}>
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
          <Field label="Part of the list">
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
                {bagCategories.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Button type="submit" look="secondary" disabled={isDisabled} className="sm:beside-field">
            Add
          </Button>
        </form>
      </Disclosure>
    </div>
  );
}
