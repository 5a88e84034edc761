import { type RefObject, useEffect, useRef, useState } from 'react';
import { copyText } from './copy-text';

type CopyStatus = 'idle' | 'copied' | 'refused';

const COPIED_MS = 2_000;

interface Copying<FieldElement> {
  /** 'copied' for two seconds after the last success, 'refused' until the next. */
  status: CopyStatus;
  /** For the field that shows the text while the status is 'refused'. It gets focus with each refusal. */
  field: RefObject<FieldElement | null>;
  copy: (text: string) => Promise<void>;
}

/** Copies a text, and says how that went. */
export function useCopy<FieldElement extends HTMLElement>(): Copying<FieldElement> {
  // An object, so that each attempt is a new state: a second click starts the two seconds again and moves focus again.
  const [result, setResult] = useState<{ status: CopyStatus }>({ status: 'idle' });
  const field = useRef<FieldElement>(null);

  useEffect(() => {
    if (result.status === 'refused') field.current?.focus();
    if (result.status !== 'copied') return;
    const timer = window.setTimeout(() => setResult({ status: 'idle' }), COPIED_MS);
    return () => window.clearTimeout(timer);
  }, [result]);

  async function copy(text: string) {
    setResult({ status: (await copyText(text)) ? 'copied' : 'refused' });
  }
  return { status: result.status, field, copy };
}
