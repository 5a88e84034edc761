import type { ReactNode } from 'react';
import type { TelephoneNumber } from '@/data/health-lines';
import * as words from '@/words/ui/help-lines';
import { TelephoneLink } from './telephone-link';

/** The numbers of one line, to tap: 'this or that'. */
export function TelephoneNumbers({ numbers }: { numbers: TelephoneNumber[] }) {
  return numbers
    .map((number) => <TelephoneLink key={number.dialled} {...number} />)
    .reduce<ReactNode>((before, link) => (before ? words.eitherNumber(before, link) : link), undefined);
}
