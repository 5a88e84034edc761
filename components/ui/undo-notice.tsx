import { undo } from '@/words/calculator/result';

interface UndoNoticeProps {
  /** What was done. */
  text: string;
  onUndo: () => void;
}

/** Says what one tap has changed, and takes it back. */
export function UndoNotice({ text, onUndo }: UndoNoticeProps) {
  return (
    <p className="notice">
      {text}{' '}
      <button type="button" onClick={onUndo} className="text-link min-h-11 font-semibold">
        {undo}
      </button>
    </p>
  );
}
