'use client';

import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { asWidget } from '@/components/ui/widget-boundary';
import { eraseStoredValues, useStoredKeys } from '@/lib/browser/stored-keys';
import { initialErasureState, reduceErasure } from '@/lib/privacy/erasure-state';
import * as words from '@/words/privacy';
import { ErasureQuestion } from './erasure-question';
import { ErasureResult } from './erasure-result';

interface EraseEverythingProps {
  action: string;
  /** What the button does; shown until everything is erased. */
  children?: ReactNode;
}

/** One button that erases all that the site keeps of the visitor, with a question before and an answer after it. */
export const EraseEverything = asWidget(function EraseEverything({ action, children }: EraseEverythingProps) {
  const storedKeys = useStoredKeys();
  const [state, dispatch] = useReducer(reduceErasure, initialErasureState);
  const button = useRef<HTMLButtonElement>(null);
  const message = useRef<HTMLElement>(null);
  const lastStatus = useRef(state.status);

  useEffect(() => {
    if (lastStatus.current === state.status) return;
    lastStatus.current = state.status;
    // The pressed button is gone: focus moves to what replaced it, which a screen reader then reads.
    if (state.status === 'idle') button.current?.focus();
    else message.current?.focus();
  }, [state.status]);

  async function erase() {
    dispatch({ type: 'erased', ...(await eraseStoredValues()) });
  }

  return (
    <div data-island="erase-everything" className="print:hidden">
      <noscript>
        <p className="notice">{words.withoutScript}</p>
      </noscript>
      {state.status !== 'over' && children}
      {state.status === 'idle' && (
        <Button
          ref={button}
          look="secondary"
          // Invisible until it works, but keeps its space.
          className={`w-full sm:w-auto ${storedKeys ? '' : 'invisible'}`}
          onClick={() => dispatch({ type: 'asked' })}
        >
          {action}
        </Button>
      )}
      {storedKeys && state.status === 'asking' && (
        <ErasureQuestion ref={message} keys={storedKeys} onErase={erase} onKeep={() => dispatch({ type: 'kept' })} />
      )}
      {state.status === 'over' && <ErasureResult ref={message} erased={state.erased} isAllowed={state.isAllowed} />}
    </div>
  );
});
