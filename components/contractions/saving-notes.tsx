import * as words from '@/words/contractions/saving';

interface SavingNotesProps {
  isKept: boolean;
  wasDamaged: boolean;
}

/** What the visitor has to know of how the times are kept, where that is not as usual. */
export function SavingNotes({ isKept, wasDamaged }: SavingNotesProps) {
  return (
    <>
      {!isKept && <p className="notice">{words.notKept}</p>}
      {wasDamaged && <p className="notice">{words.damaged}</p>}
    </>
  );
}
