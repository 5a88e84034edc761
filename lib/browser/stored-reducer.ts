import { useRef, useState } from 'react';
import type { StoredValue } from './storage';

/** What a form shows and changes: a value that is stored, and what this form alone knows beside it. */
export interface FormState<Value, Own> {
  value: Value;
  /** Not stored, and gone with the form: what can be undone, which fields were left. */
  own: Own;
}

interface StoredForm<Value, Own, Action> {
  /** What is shown until the page has mounted. */
  initialValue: Value;
  initialOwn: Own;
  /** What becomes of the form by an action. A value that is undefined is forgotten. */
  reduce: (state: FormState<Value, Own>, action: Action) => FormState<Value, Own>;
  /** What becomes of the form's own part where another tab, or an earlier visit, has stored this value. */
  follow?: (own: Own, value: Value) => Own;
}

interface StoredReducer<Value, Own, Action> extends FormState<Value, Own> {
  isKnown: boolean;
  /** False where the browser stores nothing: the value is gone when the page is left. */
  isStored: boolean;
  /** Whether something was stored that could not be read as a whole; until the form is left. */
  wasDamaged: boolean;
  /** The value at this moment. For event handlers: another tab may have changed it since the last render. */
  read: () => Value;
  /** Changes the value and stores it. */
  dispatch: (action: Action) => { before: Value; after: Value };
}

/**
 * Ties a form to a stored value, which all widgets and tabs share. What is shown is derived in render from what is
 * stored; what is stored is written by the event handler, on top of what is stored at that moment. So there is nothing
 * to keep in step by effects.
 */
export function useStoredReducer<Value extends object | undefined, Own, Action>(
  stored: StoredValue<Value, NonNullable<Value>>,
  { initialValue, initialOwn, reduce, follow = (own) => own }: StoredForm<Value, Own, Action>,
): StoredReducer<Value, Own, Action> {
  const known = stored.useValue();
  const shown = known.status === 'known' ? known.value : initialValue;
  const [wasDamaged, setWasDamaged] = useState(false);
  if (isDamaged(shown) && !wasDamaged) setWasDamaged(true);
  // The form as its last action left it: another value than this one was stored elsewhere.
  const [latest, setLatest] = useState<FormState<Value, Own>>({ value: initialValue, own: initialOwn });
  // Several actions may come before the next render.
  const latestNow = useRef(latest);

  const getOwn = ({ value, own }: FormState<Value, Own>, current: Value) =>
    current === value ? own : follow(own, current);

  // A browser that clears its storage under an open page tells of it in no event: what is shown is all that is left.
  const read = () => (stored.isThere() ? stored.read() : shown);

  return {
    value: shown,
    own: getOwn(latest, shown),
    isKnown: known.status === 'known',
    isStored: known.status === 'unknown' || known.isStored,
    wasDamaged,
    read,
    dispatch(action) {
      const before = read();
      // An early tap replaces what is stored before it was rendered.
      if (isDamaged(before)) setWasDamaged(true);
      const after = reduce({ value: before, own: getOwn(latestNow.current, before) }, action);
      if (after.value !== before) stored.change(() => after.value ?? undefined);
      latestNow.current = { value: stored.read(), own: after.own };
      setLatest(latestNow.current);
      return { before, after: after.value };
    },
  };
}

const isDamaged = (value: object | undefined) =>
  value !== undefined && 'isDamaged' in value && value.isDamaged === true;
