import { sheetNote } from '@/words/ui/sheet-origin';
import { SheetOrigin } from './sheet-origin';

/** At the end of a printed page of words: that it is no medical advice, and where it comes from. */
export function SheetNote({ path }: { path: string }) {
  return (
    <p className="mt-4 hidden text-sm print:block">
      {sheetNote} <SheetOrigin path={path} />
    </p>
  );
}
