import * as words from '@/words/contractions/saving';

interface SavingNotesProps {
  isStored: boolean;
  wasDamaged: boolean;
}

/** What the visitor has to know of how the times are stored, where that is not as usual. */
export function SavingNotes({ isStored, wasDamaged }: SavingNotesProps) {
  return (
    <>
      {!isStored && <p className="notice">{words.notKept}</p>}
      {wasDamaged && <p className="notice">{words.damaged}</p>}
    </>
  );
}
