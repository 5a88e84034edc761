import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Puts a text on the clipboard: by the Clipboard API, or by `execCommand` where that is missing or refused.
 * @returns Whether it is there. Never throws.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  // Read-only, or a phone would open its keyboard; fixed, or the page would scroll to it.
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

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
