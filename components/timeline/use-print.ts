import { useState } from 'react';
import { flushSync } from 'react-dom';
import { printPage } from '@/lib/browser/print-page';
import type { PrintedList } from './printed-list';

export type PrintLook = 'wall' | 'list';

interface Print {
  /** What is on paper instead of the wall calendar, once the list was asked for. */
  PrintedList: typeof PrintedList | undefined;
  print: (look: PrintLook) => void;
  /** Whether the list could not be loaded. */
  hasFailed: boolean;
}

/** Prints the timeline in either look. The list loads when it is asked for. */
export function usePrint(): Print {
  const [state, setState] = useState<Pick<Print, 'PrintedList' | 'hasFailed'>>({
    PrintedList: undefined,
    hasFailed: false,
  });

  function show(list: Print['PrintedList']) {
    // The page has to stand on paper's terms before the browser takes it.
    flushSync(() => setState({ PrintedList: list, hasFailed: false }));
    printPage();
  }

  function print(look: PrintLook) {
    if (look === 'wall') return show(undefined);
    import('./printed-list').then(
      (module) => show(module.PrintedList),
      () => setState({ PrintedList: undefined, hasFailed: true }),
    );
  }

  return { ...state, print };
}
