import { useEffect, useState } from 'react';
import { type ArrivalProblem, type Found, readArrivingFile, readArrivingLink } from '@/lib/browser/read-arrival';
import { isStorageWorking } from '@/lib/browser/storage';
import { bringHere } from '@/lib/browser/take-along';
import { forgetTakenFragment, useTakenFragment } from '@/lib/browser/taken-fragment';
import type { Arrival } from '@/lib/take-along/changes';
import type { TravelTexts } from '@/lib/take-along/travel';

/** Where something came from: the address that opened the page, the field for links, or a file. */
type Origin = 'address' | 'link' | 'file';

type OfferState =
  | { status: 'none' | 'back' }
  | { status: 'refused'; from: Origin; problem: ArrivalProblem | 'empty' }
  | { status: 'found'; from: Origin; found: Found }
  | { status: 'here'; isStored: boolean; undo: () => Promise<void> };

export interface Offer {
  state: OfferState;
  /** Whether the address that opened the page has brought something, which is then shown first. */
  isFromAddress: boolean;
  /** Counts what was refused, so that the view can move focus once for each. */
  refusals: number;
  readFile: (file: File) => void;
  readLink: (text: string) => void;
  accept: (texts: TravelTexts, arrival: Arrival) => void;
  undo: () => void;
  close: () => void;
}

/** What was brought to this device, from the moment it is read until it is stored, refused or declined. */
export function useOffer(): Offer {
  const fragment = useTakenFragment();
  const [state, setState] = useState<OfferState>({ status: 'none' });
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (fragment === undefined) return;
    readArrivingLink(fragment).then((read) => {
      setState('problem' in read ? refuse('address', read.problem) : { status: 'found', from: 'address', found: read });
      forgetTakenFragment();
    });
  }, [fragment]);

  async function read(from: Origin, reading: ReturnType<typeof readArrivingLink>) {
    const read = await reading;
    if (!('problem' in read)) return setState({ status: 'found', from, found: read });
    setState(refuse(from, read.problem));
    setRefusals((count) => count + 1);
  }

  return {
    state,
    isFromAddress: fragment !== undefined || ('from' in state && state.from === 'address'),
    refusals,
    readFile: (file) => read('file', readArrivingFile(file)),
    readLink(text) {
      if (text.trim() !== '') return read('link', readArrivingLink(text));
      setState(refuse('link', 'empty'));
      setRefusals((count) => count + 1);
    },
    async accept(texts, arrival) {
      const undo = await bringHere(texts, arrival);
      setState({ status: 'here', isStored: isStorageWorking(), undo });
    },
    async undo() {
      if (state.status !== 'here') return;
      await state.undo();
      setState({ status: 'back' });
    },
    close: () => setState({ status: 'none' }),
  };
}

const refuse = (from: Origin, problem: ArrivalProblem | 'empty'): OfferState => ({ status: 'refused', from, problem });
