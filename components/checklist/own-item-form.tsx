import { type FormEvent, useId, useReducer, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { FieldMessage } from '@/components/ui/field-message';
import { type BagCategoryId, bagCategories } from '@/data/hospital-bag';
import { useFocusOnRefusal } from '@/lib/browser/use-focus-on-refusal';
import { checkOwnItem } from '@/lib/checklist/check-own-item';
import { initialOwnItemState, reduceOwnItem } from '@/lib/checklist/own-item-state';
import type { ChecklistItem } from '@/lib/checklist/types';
import { ownItemProblemTexts } from './wording';

interface OwnItemFormProps {
  items: ChecklistItem[];
  isDisabled: boolean;
  onAdd: (label: string, category: BagCategoryId) => void;
}

const fieldLook = 'min-h-12 w-full rounded-control border border-control bg-paper px-4 aria-invalid:border-maple';

/** Adds an item that our list lacks. */
export function OwnItemForm({ items, isDisabled, onAdd }: OwnItemFormProps) {
  const id = useId();
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
          <div>
            <label htmlFor={`${id}-text`} className="mb-1.5 block font-semibold">
              What to pack
            </label>
            <input
              id={`${id}-text`}
              type="text"
              autoComplete="off"
              disabled={isDisabled}
              value={state.text}
              aria-invalid={state.problem !== undefined}
              aria-describedby={`${id}-problem`}
              onChange={(event) => dispatch({ type: 'text-changed', text: event.target.value })}
              className={fieldLook}
            />
            <FieldMessage id={`${id}-problem`} text={state.problem && ownItemProblemTexts[state.problem]} />
          </div>
          <div>
            <label htmlFor={`${id}-category`} className="mb-1.5 block font-semibold">
              Part of the list
            </label>
            <select
              id={`${id}-category`}
              disabled={isDisabled}
              value={state.category}
              onChange={(event) => {
                const category = bagCategories.find(({ id }) => id === event.target.value);
                if (category) dispatch({ type: 'category-changed', category: category.id });
              }}
              className={fieldLook}
            >
              {bagCategories.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          <Button type="submit" look="secondary" disabled={isDisabled} className="sm:mt-[1.975rem]">
            Add
          </Button>
        </form>
      </Disclosure>
    </div>
  );
}
