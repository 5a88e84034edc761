import { FieldMessage } from '@/components/ui/field-message';
import type { CalendarExportState } from '@/lib/timeline/calendar-export-state';
import * as words from '@/words/timeline/timeline';

interface SaveAnswerProps {
  id: string;
  state: CalendarExportState;
  target: string;
}

/** How saving a calendar file went, beside its button. */
export function SaveAnswer({ id, state, target }: SaveAnswerProps) {
  const isHere = state.target === target;
  return (
    <div role="status" className="text-sm">
      {isHere && state.status === 'saved' && <p>{words.fileSaved}</p>}
      <FieldMessage id={id} text={isHere && state.status === 'failed' ? words.fileNotSaved : undefined} />
    </div>
  );
}
