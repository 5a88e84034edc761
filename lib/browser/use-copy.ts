import { useEffect, useState } from 'react';
import { copyText } from './copy-text';

export type CopyStatus = 'idle' | 'copied' | 'refused';

const COPIED_MS = 2_000;

/** Copies a text and says how that went: 'copied' for two seconds after the last success, 'refused' until the next. */
export function useCopy(): { status: CopyStatus; copy: (text: string) => Promise<void> } {
  // A new object with each attempt, so that a second click starts the two seconds again.
  const [result, setResult] = useState<{ status: CopyStatus }>({ status: 'idle' });

  useEffect(() => {
    if (result.status !== 'copied') return;
    const timer = window.setTimeout(() => setResult({ status: 'idle' }), COPIED_MS);
    return () => window.clearTimeout(timer);
  }, [result]);

  async function copy(text: string) {
    setResult({ status: (await copyText(text)) ? 'copied' : 'refused' });
  }
  return { status: result.status, copy };
}
