import type { Words } from '@/data/words';
import { homeTitle } from '@/words/site';

type English = typeof import('@/data/en/ui/sheet-origin');

export const origin: Words<English['origin']> = ({ address, printedOn }) => (
  <>
    {homeTitle}, {address}.{printedOn}
  </>
);

export const sheetNote: Words<English['sheetNote']> = 'Renseignements généraux, pas un avis médical.';
